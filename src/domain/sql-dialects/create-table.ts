import type { ColumnPlan, DataType } from '../columns/column-plan.js';
import { longestText, type TextLength } from '../columns/longest-text.js';
import type { ColumnTypes } from './column-types.js';
import type { SqlDialect } from './sql-dialect.js';
import type { TableKeys, TableReference } from './table-keys.js';

/** A column for CREATE TABLE, with its name in the notation of SQL. */
export interface TableColumn {
  readonly name: string;
  readonly nullable: boolean;
  readonly unique: boolean;
  readonly plan: ColumnPlan;
  /** The values that CHECK allows, as literals; missing if it lists none. */
  readonly values?: readonly string[] | undefined;
}

function integerType(min: number, max: number, { integers }: ColumnTypes): string {
  const fitting = integers.find((known) => min >= -known.max - 1 && max <= known.max);
  return (fitting ?? integers.at(-1))?.type ?? '';
}

function decimalType(digits: number, scale: number, { decimal, float }: ColumnTypes): string {
  const { type, maxDigits, maxScale } = decimal;
  return digits > maxDigits || scale > maxScale ? float : `${type}(${digits}, ${scale})`;
}

/** Whether two texts of the column may differ only in trailing spaces. */
function mayEndInSpaces({ cell }: ColumnPlan): boolean {
  return cell.some(
    (piece) =>
      piece.kind === 'words' &&
      piece.table.entries.some((entry) => typeof entry === 'string' && entry.endsWith(' ')),
  );
}

/** Chooses types column by column, because the short texts of a row and the indexes of a table are limited. */
class TypeChooser {
  readonly #types: ColumnTypes;
  #room: number;
  #uniques = 0;

  constructor(types: ColumnTypes) {
    this.#types = types;
    this.#room = types.shortTextRoom;
  }

  /** The names of the columns that can be part of a key. */
  readonly indexed = new Set<string>();

  /**
   * Returns type and constraints of a column, which is not the `key` of its table. UNIQUE is left out if the database
   * cannot enforce it correctly.
   */
  definition({ name, nullable, unique, plan, values }: TableColumn, isKey: boolean): string {
    const { besideNulls, max } = this.#types.unique;
    const chosen = this.#chosen(plan);
    if (chosen.indexed) this.indexed.add(name);
    const isUnique =
      unique && !isKey && chosen.indexed && this.#uniques < max && (besideNulls || !nullable);
    if (isUnique) this.#uniques++;
    const collation = isUnique && chosen.isText ? this.#types.unique.collation : '';
    const check = values === undefined ? '' : ` CHECK (${name} IN (${values.join(', ')}))`;
    return `${chosen.type}${collation}${nullable ? '' : ' NOT NULL'}${isUnique ? ' UNIQUE' : ''}${check}`;
  }

  #chosen(plan: ColumnPlan): Chosen {
    const types = this.#types;
    const { type } = plan;
    switch (type.kind) {
      case 'integer':
        return plain(integerType(type.min, type.max, types));
      case 'decimal': {
        const written = decimalType(type.digits, type.scale, types);
        return { type: written, indexed: type.digits <= types.unique.maxDigits, isText: false };
      }
      case 'boolean':
        return plain(types.boolean);
      case 'date':
        return plain(types.date);
      case 'datetime':
        return plain(types.datetime[type.milliseconds ? 1 : 0]);
      case 'array':
      case 'object':
        return { type: types.json ?? types.longText, indexed: false, isText: true };
      case 'text':
      case 'time':
      case 'uuid':
      case 'json':
      case 'mixed':
        return this.#text(longestText(plan.cell), plan);
    }
  }

  #text({ units, bytes }: TextLength, plan: ColumnPlan): Chosen {
    const { shortText, longText, unique } = this.#types;
    const length = Math.max(1, units);
    const isShort = length <= shortText.maxUnits && 4 * length <= this.#room;
    if (isShort) this.#room -= 4 * length;
    const indexable = (isShort || unique.longTexts) && bytes <= unique.maxBytes;
    return {
      type: isShort ? `${shortText.type}(${length})` : longText,
      indexed: indexable && !(unique.ignoresSpacesAtEnd && mayEndInSpaces(plan)),
      isText: true,
    };
  }
}

interface Chosen {
  readonly type: string;
  /** Whether the type can have UNIQUE. */
  readonly indexed: boolean;
  readonly isText: boolean;
}

function plain(type: string): Chosen {
  return { type, indexed: true, isText: false };
}

/** Returns the constraint of a reference. */
export function foreignKey({ columns, table, key }: TableReference): string {
  return `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${table} (${key.join(', ')})`;
}

/** The constraints of a table's key and references, except those that are added after the rows. */
function keyLines(
  { key, references }: TableKeys,
  indexed: ReadonlySet<string>,
  addsReferences: boolean,
): readonly string[] {
  const canIndex = (names: readonly string[]): boolean => names.every((name) => indexed.has(name));
  const own = key.length > 0 && canIndex(key) ? [`  PRIMARY KEY (${key.join(', ')})`] : [];
  const now = references.filter(
    ({ columns, isLate }) => canIndex(columns) && !(isLate && addsReferences),
  );
  return [...own, ...now.map((reference) => `  ${foreignKey(reference)}`)];
}

/**
 * Returns CREATE TABLE, with an ALTER TABLE for MySQL if one of its types must differ. References to tables that come
 * later are left out if the dialect can add them.
 */
export function createTable(
  table: string,
  columns: readonly TableColumn[],
  { types, circles }: Pick<SqlDialect, 'types' | 'circles'>,
  keys: TableKeys = { key: [], references: [] },
): string {
  const chooser = new TypeChooser(types);
  const [only] = keys.key.length === 1 ? keys.key : [];
  const lines = columns.map(
    (column) => `  ${column.name} ${chooser.definition(column, column.name === only)}`,
  );
  lines.push(...keyLines(keys, chooser.indexed, circles.addsReferences));
  const created = `CREATE TABLE ${table} (\n${lines.join(',\n')}\n)${types.options};\n`;
  const { mysqlDatetime } = types;
  if (mysqlDatetime === undefined) return created;
  const changes = columns.flatMap(({ name, nullable, plan: { type } }) =>
    isDatetime(type)
      ? [`MODIFY ${name} ${mysqlDatetime[type.milliseconds ? 1 : 0]}${nullable ? '' : ' NOT NULL'}`]
      : [],
  );
  if (changes.length === 0) return created;
  return `${created}/*!40101 ALTER TABLE ${table} ${changes.join(', ')} */;\n`;
}

function isDatetime(type: DataType): type is Extract<DataType, { kind: 'datetime' }> {
  return type.kind === 'datetime';
}
