import { cellOf } from '../../formulas/cell-of.js';
import { referencesTo } from '../requests/set-references.js';
import type { SetField, SetTable } from '../requests/set-request.js';
import { type AmountRole, amountsOf, isInCents, namesLines } from './amount-names.js';
import type { ChildRows } from './child-of-topic.js';
import { totalOf } from './counts.js';
import type { FilledSet } from './filled-set.js';
import { boundsOf, isExact, mayHold, type NumberBounds } from './number-bounds.js';

/** The greatest share of an amount that is tax or discount, in percent. */
const MOST_PERCENT = { tax: 25, discount: 30 } as const;

/** A field of amounts, whatever computes it. */
interface Amount {
  readonly name: string;
  readonly bounds: NumberBounds;
  readonly inCents: boolean;
}

/**
 * Lets amounts agree: that of a line is its quantity times its price, that of an order is the sum of its lines. Its
 * total adds tax and shipping and takes the discount off.
 */
export function addAmounts(set: FilledSet): void {
  const amounts = new Map<string, Amount | undefined>();
  const candidates = set.tables.filter(({ name }) => namesLines(name));
  const visit = (table: SetTable): Amount | undefined => {
    if (amounts.has(table.name)) return amounts.get(table.name);
    // Lines that contain each other in a circle have amounts of their own.
    amounts.set(table.name, undefined);
    const lines = linesOf(table, candidates);
    const amount = new Amounts(table, set, lines, lines && visit(lines.table)).agree();
    amounts.set(table.name, amount);
    return amount;
  };
  for (const table of set.tables) visit(table);
}

/** The only one of these tables whose rows are the lines of those of this one. */
function linesOf(table: SetTable, candidates: readonly SetTable[]): ChildRows | undefined {
  const [lines, ...others] = candidates.flatMap((other) => {
    const [by, ...more] = referencesTo(table.name, other);
    const isOne = by !== undefined && more.length === 0 && other.name !== table.name;
    return isOne ? [{ table: other, by }] : [];
  });
  return others.length === 0 ? lines : undefined;
}

class Amounts {
  readonly #table: SetTable;
  readonly #set: FilledSet;
  readonly #lines: ChildRows | undefined;
  readonly #line: Amount | undefined;
  readonly #names: ReadonlyMap<AmountRole, string>;

  constructor(
    table: SetTable,
    set: FilledSet,
    lines: ChildRows | undefined,
    line: Amount | undefined,
  ) {
    this.#table = table;
    this.#set = set;
    this.#lines = lines;
    this.#line = line;
    const structured = set.structured(table);
    this.#names = structured === undefined ? new Map() : amountsOf(table, structured);
  }

  /** The amount of a row as a whole. */
  agree(): Amount | undefined {
    const base = this.#base();
    if (base === undefined) return this.#drawn('total') ?? this.#drawn('unit price');
    return this.#adjunctRoles().length === 0 ? base : (this.#total(base) ?? base);
  }

  #adjunctRoles(): readonly AmountRole[] {
    return (['tax', 'shipping', 'fee', 'discount'] as const).filter((role) =>
      this.#names.has(role),
    );
  }

  /** The amount before tax, shipping and discount. */
  #base(): Amount | undefined {
    const name = this.#names.get('subtotal');
    const total = this.#names.get('total');
    const isAlone = this.#adjunctRoles().length === 0;
    const shown = name ?? (isAlone ? total : undefined);
    const product = this.#product();
    if (product !== undefined) return this.#put(shown, product);
    const sum = this.#sum();
    const isWanted = shown !== undefined || total !== undefined;
    if (sum !== undefined && isWanted && this.#mayAddUp(shown ?? total))
      return this.#put(shown, sum);
    return name === undefined ? undefined : this.#drawn('subtotal');
  }

  #mayAddUp(name: string | undefined): boolean {
    if (name === undefined || this.#lines === undefined) return false;
    return this.#set.mayAddUp(this.#table, name, this.#lines);
  }

  #product(): Made | undefined {
    const [quantity, price] = [this.#drawn('quantity'), this.#drawn('unit price')];
    if (quantity === undefined || price === undefined || quantity.bounds.min < 0) return undefined;
    this.#fill([quantity.name, price.name]);
    const { bounds, inCents } = price;
    return {
      bounds: {
        min:
          quantity.bounds.max * Math.min(0, bounds.min) +
          quantity.bounds.min * Math.max(0, bounds.min),
        max: quantity.bounds.max * bounds.max,
        decimals: bounds.decimals + quantity.bounds.decimals,
      },
      inCents,
      field: {
        type: 'formula',
        constraints: { expression: `${cellOf(quantity.name)} * ${cellOf(price.name)}` },
      },
      says: `${quantity.name} × ${price.name}`,
    };
  }

  #sum(): Made | undefined {
    if (this.#lines === undefined || this.#line === undefined) return undefined;
    const { bounds, inCents, name } = this.#line;
    const { min, max } = this.#set.childrenOf(this.#lines, this.#table);
    return {
      bounds: {
        min: Math.min(min * bounds.min, max * bounds.min),
        max: max * bounds.max,
        decimals: bounds.decimals,
      },
      inCents,
      field: totalOf({ name }, this.#lines, { of: name }),
      says: `the sum of ${this.#lines.table.name}.${name}`,
    };
  }

  /** Puts an amount into a column, or into a hidden field if there is none. */
  #put(name: string | undefined, { bounds, inCents, field, says }: Made): Amount | undefined {
    const made = { type: field.type, ...(field.constraints && { constraints: field.constraints }) };
    if (name === undefined) {
      const hidden = 'amount of the row';
      if (!isExact(bounds)) return undefined;
      if (this.#set.current(this.#table).fields.some((one) => one.name === hidden))
        return undefined;
      this.#set.put(this.#table, [{ name: hidden, ...made, hidden: true, because: says }]);
      return { name: hidden, bounds, inCents };
    }
    if (!this.#mayBe(name, bounds, inCents)) return undefined;
    this.#set.put(
      this.#table,
      [{ name, ...made, because: `${this.#field(name)?.because}, ${says}` }],
      `${this.#table.name}.${name} is ${says}`,
    );
    return { name, bounds, inCents };
  }

  /** The total of an amount with its tax, shipping, fee and discount. */
  #total(base: Amount): Amount | undefined {
    const name = this.#names.get('total');
    const structured = this.#set.structured(this.#table);
    if (name === undefined || structured === undefined || base.bounds.min < 0) return undefined;
    const parts = this.#adjunctRoles().map((role) => this.#adjunct(role, base));
    const known = parts.filter((part) => part !== undefined);
    // A discount that is a rate, or is copied, says nothing about the total here.
    if (known.length < parts.length) return undefined;
    const signs = known.map(({ sign, amount }) => ` ${sign} ${cellOf(amount.name)}`).join('');
    const bounds = totalBounds(base, known);
    if (!this.#mayBe(name, bounds, base.inCents)) return undefined;
    for (const { fields } of known) this.#set.put(this.#table, fields);
    this.#fill([base.name, ...known.map(({ amount }) => amount.name)]);
    const says = `${base.name}${known.map(({ sign, amount }) => ` ${sign} ${amount.name}`).join('')}`;
    const field = {
      name,
      type: 'formula',
      constraints: { expression: `${cellOf(base.name)}${signs}` },
      because: `${this.#field(name)?.because}, ${says}`,
    };
    this.#set.put(this.#table, [field], `${this.#table.name}.${name} is ${says}`);
    return { name, bounds, inCents: base.inCents };
  }

  /** The tax, shipping, fee and discount of an amount. Tax and discount are shares of it, so that no total is negative. */
  #adjunct(role: AmountRole, base: Amount): Adjunct | undefined {
    const amount = this.#drawn(role);
    if (amount === undefined || amount.bounds.decimals !== base.bounds.decimals) return undefined;
    if (amount.inCents !== base.inCents || amount.bounds.min < 0) return undefined;
    if (role !== 'tax' && role !== 'discount') return { sign: '+', amount, fields: [] };
    const most = MOST_PERCENT[role];
    const { decimals } = base.bounds;
    const bounds = { min: 0, max: (base.bounds.max * most) / 100, decimals };
    if (!this.#mayBe(amount.name, bounds, base.inCents)) return undefined;
    const percent = `percent of ${amount.name}`;
    const share = `${cellOf(base.name)} * ${cellOf(percent)} / 100`;
    const says = `a share of ${base.name}`;
    return {
      sign: role === 'tax' ? '+' : '-',
      amount: { ...amount, bounds },
      fields: [
        {
          name: percent,
          type: 'integer',
          constraints: { min: 0, max: most },
          hidden: true,
          because: says,
        },
        {
          name: amount.name,
          type: 'formula',
          constraints: { expression: share, precision: decimals },
          because: `${this.#field(amount.name)?.because}, ${says}`,
        },
      ],
    };
  }

  /** An amount that is drawn on its own. */
  #drawn(role: AmountRole): Amount | undefined {
    const name = this.#names.get(role);
    const field = name === undefined ? undefined : this.#field(name);
    const bounds = boundsOf(field);
    const structured = this.#set.structured(this.#table);
    if (name === undefined || bounds === undefined || structured === undefined) return undefined;
    return { name, bounds, inCents: isInCents(name, structured) };
  }

  /** Gives fields a value in every row: a sum with a null is none. */
  #fill(names: readonly string[]): void {
    const filled = names.flatMap((name) => {
      const { null_rate: rate, ...constraints } = this.#field(name)?.constraints ?? {};
      const field = this.#field(name);
      return field === undefined || rate === undefined ? [] : [{ ...field, constraints }];
    });
    if (filled.length > 0) this.#set.put(this.#table, filled);
  }

  #field(name: string): SetField | undefined {
    return this.#set.current(this.#table).fields.find((field) => field.name === name);
  }

  #mayBe(name: string, bounds: NumberBounds, inCents: boolean): boolean {
    const structured = this.#set.structured(this.#table);
    return (
      structured !== undefined &&
      boundsOf(this.#field(name)) !== undefined &&
      this.#field(name)?.constraints?.unique === undefined &&
      isInCents(name, structured) === inCents &&
      mayHold(structured, name, bounds, this.#set.dialect)
    );
  }
}

/** The bounds of an amount with its additions. A discount takes at most its share off. */
function totalBounds({ bounds }: Amount, adjuncts: readonly Adjunct[]): NumberBounds {
  let { min, max } = bounds;
  for (const { sign, amount } of adjuncts) {
    min += sign === '+' ? amount.bounds.min : (-bounds.min * MOST_PERCENT.discount) / 100;
    max += sign === '+' ? amount.bounds.max : 0;
  }
  return { min, max, decimals: bounds.decimals };
}

/** An addition to an amount or a deduction, and the fields that make it. */
interface Adjunct {
  readonly sign: '+' | '-';
  readonly amount: Amount;
  readonly fields: readonly SetField[];
}

/** An amount without a column. */
interface Made {
  readonly bounds: NumberBounds;
  readonly inCents: boolean;
  readonly field: Pick<SetField, 'type' | 'constraints'>;
  readonly says: string;
}
