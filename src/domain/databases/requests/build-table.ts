import { isMoment } from '../../columns/moments.js';
import { withOwnLinks } from '../../inference/links/entity-links.js';
import { wordsOf } from '../../meanings/name-words.js';
import { namesRareState } from '../../meanings/rare-states.js';
import { type Choosing, PlainColumns } from '../columns/plain-columns.js';
import { documentField } from '../json-schema/document-field.js';
import type { DatabaseColumn, DatabaseTable, MissedPart } from '../model/database-schema.js';
import { keyOf } from '../model/schema-index.js';
import { columnsByName, keyedColumns } from '../model/table-index.js';
import { typeText } from '../model/type-text.js';
import { agreeColumns } from '../relations/agreeing-columns.js';
import type { KeyPlan } from '../relations/key-plan.js';
import type { FieldsByName } from '../relations/ordered-fields.js';
import type { RelationField } from '../relations/relation-fields.js';
import type { StructuredTable } from '../relations/structured-table.js';
import { addAlternatives } from './alternative-fields.js';
import { computeColumns } from './computed-fields.js';
import { listWithinParents } from './listed-fields.js';
import { orderColumns } from './order-columns.js';
import { reasonOf } from './reason-of.js';
import { referenceConstraints } from './reference-constraints.js';
import type { SetField, SetTable } from './set-request.js';

/** The share of nulls of a column that can be null. */
const NULL_RATE = 0.1;
/** The share of nulls among the dates of what happens to few rows. */
const RARE_NULL_RATE = 0.9;
export interface TableTerms extends Choosing {
  /** Whether other tables refer to a column, so that it has a value in every row. */
  readonly isReferenced: (table: DatabaseTable, column: string) => boolean;
  readonly isPinned: (table: DatabaseTable) => boolean;
  /** Whether references may search the rows of a table for those that agree. */
  readonly isSearchable: (table: DatabaseTable) => boolean;
  /** Whether a reference refers to every row, so that a search by its values finds one. */
  readonly isCovering: (table: DatabaseTable, field: RelationField) => boolean;
}

export interface BuiltTable {
  readonly table: SetTable;
  readonly missed: readonly MissedPart[];
}

/** The fields of a table, in the order of its columns. */
export function buildTable(
  structured: StructuredTable,
  keys: KeyPlan,
  terms: TableTerms,
): BuiltTable {
  return new TableBuilder(structured, keys, terms).built();
}

class TableBuilder {
  readonly #structured: StructuredTable;
  readonly #keys: KeyPlan;
  readonly #terms: TableTerms;
  readonly #plain: PlainColumns;
  readonly #fields: FieldsByName = new Map();
  readonly #missed: MissedPart[] = [];

  constructor(structured: StructuredTable, keys: KeyPlan, terms: TableTerms) {
    this.#structured = structured;
    this.#keys = keys;
    this.#terms = terms;
    this.#plain = new PlainColumns(structured, terms, keys.avoiding);
  }

  built(): BuiltTable {
    const { table, fields, checks } = this.#structured;
    for (const field of fields.hidden) this.#fields.set(field.name, this.#relationField(field));
    for (const column of table.columns) {
      const field = this.#fieldOf(column);
      if (field !== undefined) this.#fields.set(column.name, field);
    }
    const unordered = orderColumns(this.#fields, this.#structured, this.#keys, this.#plain);
    const uncomputed = computeColumns(this.#fields, this.#structured, this.#terms.dialect);
    for (const part of [...unordered, ...uncomputed]) this.#missed.push(part);
    agreeColumns(this.#fields, this.#structured, this.#plain, this.#terms);
    this.#addAlternatives();
    listWithinParents(this.#fields, this.#structured, this.#keys);
    const linked = withOwnLinks([...this.#fields.values()], this.#terms.fieldTypes);
    const key = keyOf(table);
    const isFilled = (name: string): boolean =>
      this.#fields.get(name)?.constraints?.null_rate === undefined && this.#fields.has(name);
    const isKeyed = key.length > 0 && key.every(isFilled) && this.#isDistinct(key);
    return {
      table: {
        name: table.name,
        ...this.#source(),
        ...(this.#plain.earlier > 0 && { earlier_rows: this.#plain.earlier }),
        ...(isKeyed && { key }),
        fields: linked,
      },
      missed: [...checks.missed, ...this.#keys.missed, ...this.#missed],
    };
  }

  #addAlternatives(): void {
    const { table, checks } = this.#structured;
    const unkept = addAlternatives(this.#fields, checks);
    for (const column of table.columns.filter(({ name }) => unkept.includes(name))) {
      this.#miss(column, 'a check wants other values in some rows');
    }
  }

  #source(): Pick<SetTable, 'rows' | 'per' | 'pairs'> {
    const { source, count, rows } = this.#keys;
    if (source.kind === 'per') return { per: { table: source.parent.target.name, count } };
    if (source.kind === 'rows') return { rows };
    const [some, others] = source.sides;
    return { rows, pairs: [some.target.name, others.target.name] };
  }

  /** Whether the plan of the keys found a way in which the key differs, which a request can state. */
  #isDistinct(key: readonly string[]): boolean {
    const text = `unique (${key.join(', ')})`;
    if (key.some((name) => this.#keys.listed.has(name))) return false;
    const [only = ''] = key;
    if (key.length === 1 && this.#fields.get(only)?.type === 'copy') return false;
    return !this.#keys.missed.some(
      (part) => part.text === text && /can be unique/.test(part.reason),
    );
  }

  #miss(column: DatabaseColumn, reason: string): void {
    const text = `${column.name} ${typeText(column)}`;
    this.#missed.push({ table: this.#structured.table.name, text, reason });
  }

  #fieldOf(column: DatabaseColumn): SetField | undefined {
    const { fields, nulled, checks } = this.#structured;
    const relation = fields.fields.get(column.name);
    if (relation !== undefined) return this.#relationField(relation, column);
    const isNull = this.#keys.nulled.has(column.name) || nulled.has(column.name);
    if (isNull || checks.absent.has(column.name)) return this.#nullField(column);
    if (column.document !== undefined) return this.#documentField(column, column.document);
    if (this.#plain.isSequence(column)) return this.#sequence(column);
    if (column.generated === 'always') return undefined;
    if (this.#keys.ordinals.has(column.name)) {
      return {
        name: column.name,
        type: 'ordinal',
        because: this.#because(column, 'counts the rows of each parent'),
      };
    }
    return this.#plainField(column);
  }

  #because(column: DatabaseColumn, ...reasons: readonly string[]): string {
    const isUnique = this.#keys.unique.has(column.name);
    return reasonOf(column, [...(isUnique ? ['unique'] : []), ...reasons]);
  }

  #relationField(field: RelationField, column?: DatabaseColumn): SetField {
    const { name, type, constraints, hidden, relation, shown } = field;
    const { target } = relation;
    const how = relation.impliedBy === 'name' ? ' by its name' : '';
    const refers = `references ${target.name}.${shown}${how}`;
    const because = column
      ? this.#because(column, refers)
      : `it ${refers} for ${relation.columns.join(', ')}`;
    if (type === 'copy') return { name, type, constraints, because };
    const rate = this.#nullRate(relation.columns);
    const all = {
      ...referenceConstraints(field, this.#structured, this.#keys, {
        isPinned: this.#terms.isPinned(target),
        isSearchable: this.#terms.isSearchable(target),
        isCovering: this.#terms.isCovering(this.#structured.table, field),
        isNeeded: relation.columns.some((own) =>
          this.#terms.isReferenced(this.#structured.table, own),
        ),
      }),
      ...(rate > 0 && target !== this.#structured.table && { null_rate: rate }),
    };
    return { name, type, ...(hidden && { hidden }), constraints: all, because };
  }

  /** The share of nulls: none where a key, a check, or another table needs values. */
  #nullRate(columns: readonly string[], rate = NULL_RATE): number {
    const { table, checks } = this.#structured;
    const isFilled = columns.some((name) => {
      const column = columnsByName(table).get(name);
      const isNeeded = keyedColumns(table).has(name) || checks.present.has(name);
      return !column?.isNullable || isNeeded || this.#terms.isReferenced(table, name);
    });
    return isFilled ? 0 : rate;
  }

  #nullField(column: DatabaseColumn): SetField | undefined {
    const { name, isNullable } = column;
    if (!isNullable) {
      this.#miss(column, 'a check wants it null, but it must have a value');
      return this.#plainField(column);
    }
    const reason = this.#structured.nulled.get(name) ?? 'null by a check or an index';
    const because = this.#because(column, reason);
    return { name, type: 'constant', constraints: { null_rate: 1 }, because };
  }

  /** The database numbers an identity itself: its numbers are only there for other tables. */
  #sequence(column: DatabaseColumn): SetField {
    const { name } = column;
    const isHidden = column.generated === 'always';
    const start = this.#plain.startOf(column);
    const because = this.#because(
      column,
      isHidden ? 'the database numbers it from 1' : 'counts the rows',
    );
    return {
      name,
      type: 'sequence',
      ...(isHidden && { hidden: true }),
      ...(start !== 1 && { constraints: { start } }),
      because,
    };
  }

  #plainField(column: DatabaseColumn): SetField | undefined {
    const { name } = column;
    const kind = this.#plain.kind(column);
    if (kind.kind === 'filled') return undefined;
    const unique = this.#keys.unique.has(name);
    if (this.#isLeftToDefault(column)) {
      this.#miss(column, 'it is left to its default: a check that is not read might refuse values');
      return undefined;
    }
    const chosen = this.#plain.choose(column, unique, this.#keys.rows);
    if (chosen === undefined) {
      return this.#unfit(
        column,
        kind.kind === 'unknown' ? kind.reason : 'no field has values that it can store',
      );
    }
    for (const rule of chosen.broken) this.#miss(column, `a check is not kept: it wants ${rule}`);
    const isRare = isMoment(chosen.field.type) && namesRareState(wordsOf(name));
    const rate = this.#nullRate([name], isRare ? RARE_NULL_RATE : NULL_RATE);
    const constraints = {
      ...chosen.field.constraints,
      ...(unique && { unique }),
      ...(rate > 0 && { null_rate: rate }),
    };
    return {
      name,
      type: chosen.field.type,
      ...(chosen.field.items !== undefined && { items: chosen.field.items }),
      ...(Object.keys(constraints).length > 0 && { constraints }),
      because: this.#because(
        column,
        ...(chosen.because === undefined ? [] : [`means ${chosen.because}`]),
        ...(this.#structured.checks.rules.has(name) ? ['with checks'] : []),
        ...(kind.kind === 'json' ? ['the schema names no members'] : []),
      ),
    };
  }

  /** Without a description of objects or lists, the column is filled like the others. */
  #documentField(
    column: DatabaseColumn,
    document: DatabaseColumn['document'] & {},
  ): SetField | undefined {
    const { field, missed } = documentField(document, column.name, this.#terms);
    for (const { text, reason } of missed) {
      const { name: table } = this.#structured.table;
      this.#missed.push({ table, text: `${column.name}: ${text}`, reason });
    }
    if (field === undefined) return this.#plainField(column);
    const rate = this.#nullRate([column.name]);
    const constraints = {
      ...field.constraints,
      ...(field.type === 'object' && { one_column: true }),
      ...(rate > 0 && { null_rate: rate }),
    };
    const because = this.#because(column, 'as its JSON Schema says');
    return { name: column.name, ...field, constraints, because };
  }

  #isLeftToDefault({ name, default: given }: DatabaseColumn): boolean {
    const { table, checks } = this.#structured;
    const isNeeded = keyedColumns(table).has(name) || this.#terms.isReferenced(table, name);
    return given !== undefined && checks.unread.has(name) && !isNeeded;
  }

  /** A column without a fitting field is null, or has its default, or gets a text. */
  #unfit(column: DatabaseColumn, reason: string): SetField | undefined {
    const { name, isNullable, default: given } = column;
    const because = this.#because(column, reason);
    if (isNullable && !this.#terms.isReferenced(this.#structured.table, name)) {
      this.#miss(column, `it is null in every row: ${reason}`);
      return { name, type: 'constant', constraints: { null_rate: 1 }, because };
    }
    if (given !== undefined) {
      this.#miss(column, `it is left to its default: ${reason}`);
      return undefined;
    }
    this.#miss(column, `it gets texts, which the database may refuse: ${reason}`);
    // A key has different texts, so that other tables can refer to its rows.
    return this.#keys.unique.has(name)
      ? { name, type: 'uuid', constraints: { unique: true }, because }
      : { name, type: 'word', because };
  }
}
