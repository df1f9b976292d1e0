import { appendTo } from '../../basics/append-to.js';
import { tableWords } from '../../meanings/name-words.js';
import { wordsOfColumns } from '../model/table-index.js';
import type { StructuredTable } from '../relations/structured-table.js';
import type { SetTable } from '../requests/set-request.js';

/** What an amount of a row is: the parts of an invoice, or of one of its lines. */
export type AmountRole =
  | 'quantity'
  | 'unit price'
  | 'subtotal'
  | 'tax'
  | 'shipping'
  | 'fee'
  | 'discount'
  | 'total';

/** Words that say in which unit an amount is, or only that it is one. */
const UNITS = ['cents', 'cent', 'minor', 'pence', 'usd', 'eur', 'gbp', 'in'];
const AMOUNTS = ['amount', 'amt', 'sum', 'value'];

/** The roles by the other words of a name. */
const ROLES: ReadonlyMap<string, AmountRole> = new Map(
  (
    [
      ['quantity', ['quantity', 'qty', 'ordered quantity', 'quantity ordered', 'order quantity']],
      ['quantity', ['units', 'unit count', 'quantity sold', 'qty ordered']],
      ['unit price', ['unit price', 'price', 'price each', 'price per unit', 'unit cost', 'unit']],
      ['unit price', ['sale price', 'selling price', 'price at purchase', 'purchase price']],
      ['subtotal', ['subtotal', 'sub total', 'net total', 'total net', 'net', 'items total']],
      ['subtotal', ['item total', 'lines total', 'line items total', 'goods total']],
      ['subtotal', ['subtotal price', 'total before tax', 'total excl tax', 'total excluding tax']],
      ['tax', ['tax', 'taxes', 'vat', 'gst', 'sales tax', 'tax total', 'total tax', 'total taxes']],
      ['shipping', ['shipping', 'shipping cost', 'shipping fee', 'shipping total', 'freight']],
      ['shipping', ['shipping price', 'shipping charge', 'delivery fee', 'delivery cost']],
      ['shipping', ['postage', 'delivery charge', 'total shipping']],
      ['fee', ['fee', 'fees', 'service fee', 'tip', 'gratuity', 'service charge']],
      ['discount', ['discount', 'discounts', 'discount total', 'total discount']],
      ['total', ['total', 'grand total', 'total price', 'price total', 'total cost', 'gross']],
      ['total', ['gross total', 'total gross', 'line total', 'extended price', '']],
    ] as const satisfies readonly (readonly [AmountRole, readonly string[]])[]
  ).flatMap(([role, names]) => names.map((name) => [name, role] as const)),
);

/** The role of an amount by the words of its name and of its table: `order_total_cents` of orders is a total. */
function roleOf(words: readonly string[], table: readonly string[]): AmountRole | undefined {
  const own = words.filter((word) => !UNITS.includes(word));
  const named = own.filter((word) => !AMOUNTS.includes(word));
  const text = named.join(' ');
  const role = ROLES.get(text);
  if (role !== undefined) return text !== '' || own.length > 0 ? role : undefined;
  const start = table.join(' ');
  return text.startsWith(`${start} `) ? ROLES.get(text.slice(start.length + 1)) : undefined;
}

/** The only field of each role, by the names of the columns. Where several have a role, none has. */
export function amountsOf(
  { name, fields }: SetTable,
  { table }: StructuredTable,
): ReadonlyMap<AmountRole, string> {
  const words = wordsOfColumns(table);
  const roles = new Map<AmountRole, string[]>();
  for (const field of fields) {
    const role = roleOf(words.get(field.name) ?? [], tableWords(name));
    if (role !== undefined && !field.hidden) appendTo(roles, role, field.name);
  }
  return new Map(
    [...roles].flatMap(([role, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[role, first] as const],
    ),
  );
}

/** Whether an amount is in cents, or in another smallest unit. */
export function isInCents(name: string, { table }: StructuredTable): boolean {
  const words = wordsOfColumns(table).get(name) ?? [];
  return words.some((word) => ['cents', 'cent', 'minor', 'pence'].includes(word));
}

const LINE_WORDS = ['item', 'line', 'detail', 'entry', 'position', 'row', 'article', 'product'];

/** Whether the name of a table says that its rows are the parts of a whole: `order_items`. */
export function namesLines(table: string): boolean {
  return LINE_WORDS.includes(tableWords(table).at(-1) ?? '');
}
