import type { Decoded } from '../constraints/param.js';
import { snakeName } from '../entities/link.js';
import type { integer } from '../field-types/integer.js';
import { type price, sizeOfPrices } from '../field-types/price.js';
import { cellOf } from '../formulas/cell-of.js';
import type { Field } from '../generation/generate-request.js';
import type { FieldContext } from './decode-field.js';
import { constraintsOf, type Definition } from './params/definitions.js';

const QUANTITIES = ['quantity', 'qty', 'units', 'unit_count'];
const PRICES = ['unit_price', 'price', 'item_price', 'price_per_unit', 'unit_cost'];
const TOTALS = ['total', 'total_price', 'total_amount', 'line_total', 'order_total', 'subtotal'];
const DISCOUNTS = ['discount', 'discount_pct', 'discount_percent', 'discount_percentage'];

/** Exact numbers of a formula have at most this many digits. */
const MOST_DIGITS = 15;

/** The constraints that a total may have and still follow from the other columns. */
const NEUTRAL = new Set(['null_rate', 'currency', 'link']);

interface Column {
  readonly field: Field;
  readonly definition: Definition;
}

/** The only column of a type whose name is one of these. */
function onlyOne(
  columns: readonly Column[],
  type: string,
  names: readonly string[],
): Column | undefined {
  const found = columns.filter(
    ({ field }) => field.type.name === type && names.includes(snakeName(field.name)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the total has no constraint that says which values it has, and no other column depends on it. */
function isFree({ field, definition }: Column, columns: readonly Column[]): boolean {
  const name = JSON.stringify(field.name);
  return (
    Object.keys(constraintsOf(definition)).every((key) => NEUTRAL.has(key)) &&
    columns.every(
      (other) =>
        other.field === field || !JSON.stringify(constraintsOf(other.definition)).includes(name),
    )
  );
}

const quoted = ({ field }: Column): string => cellOf(field.name);

/** The definition of a total that follows from the other columns of its table. */
export interface OrderTotal {
  /** The index of the total among the fields. */
  readonly index: number;
  readonly definition: Definition;
}

/**
 * The total of a table with the columns quantity, unit price and total: quantity x unit price, less the discount in percent
 * if there is one. A total with constraints of its own, or in a copula, stays as it is.
 */
export function orderTotal(
  definitions: readonly Definition[],
  fields: readonly (Field | undefined)[],
  { vocabulary }: Pick<FieldContext, 'vocabulary'>,
  correlated: readonly string[],
): OrderTotal | undefined {
  const columns = fields.flatMap((field, i): readonly Column[] => {
    const definition = definitions[i];
    const isPlain = field?.items === undefined && field?.parents.length === 0;
    return field !== undefined && definition !== undefined && isPlain
      ? [{ field, definition }]
      : [];
  });
  const quantity = onlyOne(columns, 'integer', QUANTITIES);
  const unitPrice = onlyOne(columns, 'price', PRICES);
  const total = onlyOne(columns, 'price', TOTALS);
  if (quantity === undefined || unitPrice === undefined || total === undefined) return undefined;
  if (correlated.includes(total.field.name) || !isFree(total, columns)) return undefined;
  const { max } = quantity.field.constraints as Decoded<typeof integer.constraints>;
  const given = unitPrice.field.constraints as Decoded<typeof price.constraints>;
  const { name, locale, unique, given: table } = unitPrice.field;
  const isVaried = unique || table !== undefined || correlated.includes(name);
  const size = sizeOfPrices(given, vocabulary.lexicon(locale), isVaried);
  const discount = onlyOne(columns, 'percentage', DISCOUNTS);
  const isFraction = discount?.field.constraints.as_fraction === true;
  const less =
    discount === undefined
      ? ''
      : isFraction
        ? ` * (1 - ${quoted(discount)})`
        : ` * (100 - ${quoted(discount)}) * 0.01`;
  const digits = String(Math.ceil(max * size.max)).length + size.decimals + (less === '' ? 0 : 5);
  if (digits > MOST_DIGITS) return undefined;
  const { input } = total.definition;
  const { null_rate } = constraintsOf(total.definition);
  const expression = `${quoted(quantity)} * ${quoted(unitPrice)}${less}`;
  const constraints = {
    expression,
    precision: size.decimals,
    ...(null_rate !== undefined && { null_rate }),
  };
  const definition = {
    ...total.definition,
    input: { ...(input as object), type: 'formula', constraints },
  };
  return { index: fields.indexOf(total.field), definition };
}
