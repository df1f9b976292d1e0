import type { DialectName } from '../../sql-dialects/index.js';
import type { MissedPart } from '../model/database-schema.js';
import type { StructuredTable } from '../relations/structured-table.js';
import type { SetField, SetTable } from '../requests/set-request.js';
import type { ChildRows } from './child-of-topic.js';
import type { NumberBounds } from './number-bounds.js';

/** The most rows that all totals together add up: a request prepares about a microsecond for each. */
const MOST_ADDED = 1_000_000;
/** More rows than this beside the mean are not to be expected of a random choice: six standard deviations. */
const DEVIATIONS = 6;

/** The tables of a request while fields that agree take the places of others. */
export class FilledSet {
  readonly #tables: Map<string, SetTable>;
  readonly #structured: ReadonlyMap<string, StructuredTable>;
  readonly #rows: ReadonlyMap<string, number>;
  readonly dialect: DialectName;
  /** What agrees with what, each as a line. */
  readonly lines: string[] = [];
  readonly missed: MissedPart[] = [];
  #added = 0;

  constructor(
    structured: readonly StructuredTable[],
    tables: readonly SetTable[],
    rows: ReadonlyMap<string, number>,
    dialect: DialectName,
  ) {
    this.#tables = new Map(tables.map((table) => [table.name, table]));
    this.#structured = new Map(structured.map((each) => [each.table.name, each]));
    this.#rows = rows;
    this.dialect = dialect;
  }

  get tables(): readonly SetTable[] {
    return [...this.#tables.values()];
  }

  structured({ name }: SetTable): StructuredTable | undefined {
    return this.#structured.get(name);
  }

  rowsOf({ name }: SetTable): number {
    return this.#rows.get(name) ?? 0;
  }

  /** The table as it is now. */
  current({ name }: SetTable): SetTable {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`there is no table ${name}`);
    return table;
  }

  /** Puts fields into the places of those with their names, and adds the others before these. */
  put(table: SetTable, fields: readonly SetField[], line?: string): void {
    const current = this.current(table);
    const named = new Map(fields.map((field) => [field.name, field]));
    const known = current.fields.map((field) => {
      const other = named.get(field.name) ?? field;
      named.delete(field.name);
      return other;
    });
    this.#tables.set(table.name, { ...current, fields: [...named.values(), ...known] });
    if (line !== undefined) this.lines.push(line);
  }

  /** Whether a total may add up the rows of a table: so far, there are few enough. */
  mayAddUp(parent: SetTable, name: string, { table }: ChildRows): boolean {
    this.#added += this.rowsOf(table);
    if (this.#added <= MOST_ADDED) return true;
    this.#added -= this.rowsOf(table);
    const reason = `it does not agree with the rows of ${table.name}, which are too many to add them up. Ask for fewer rows`;
    this.missed.push({ table: parent.name, text: name, reason });
    return false;
  }

  /** The number of rows that a parent has at least, and about the most that it has by chance. */
  childrenOf({ table, by }: ChildRows, parent: SetTable): Pick<NumberBounds, 'min' | 'max'> {
    const rows = this.rowsOf(table);
    const { per } = table;
    if (per !== undefined && per.table === parent.name && by.constraints?.table === undefined) {
      return typeof per.count === 'number' ? { min: per.count, max: per.count } : per.count;
    }
    const { unique, weights, where, distribution } = by.constraints ?? {};
    if (unique === true) return { min: 0, max: 1 };
    const isUneven = [weights, where, distribution].some((one) => one !== undefined);
    if (isUneven) return { min: 0, max: rows };
    const mean = rows / Math.max(1, this.rowsOf(parent));
    return { min: 0, max: Math.ceil(mean + DEVIATIONS * (Math.sqrt(mean) + 1)) };
  }
}
