import type { ColumnPlan } from '../domain/columns/column-plan.js';
import type { TableEngine } from '../domain/engine/table-engine.js';
import { coversType } from '../domain/field-types/covers-type.js';
import type { FieldType } from '../domain/field-types/field-type.js';
import type { Means } from '../domain/generation/means.js';
import { defaultLocale } from '../domain/lexicon/default-locale.js';
import { engineWith, type LawOptions } from './law-engine.js';
import { cellsOf, decodedBy, faultsIn, type Json } from './law-tables.js';

/** The plan that the type under test made last. */
interface Planned {
  plan: ColumnPlan | undefined;
}

/** What the columns of one field type share. */
interface LawParts {
  readonly engine: TableEngine;
  readonly planned: Planned;
}

/** Returns columns of a field type under test, one for each set of constraints. */
export function lawColumnsOf(
  type: FieldType,
  constraints: readonly Json[],
  options: LawOptions,
): readonly LawColumn[] {
  const planned: Planned = { plan: undefined };
  const plan: FieldType['plan'] = (values, context) => {
    planned.plan = type.plan(values, context);
    return planned.plan;
  };
  const engine = engineWith(options, { fieldTypes: [{ ...type, plan }] });
  return constraints.map((given) => new LawColumn(type, given, { engine, planned }));
}

/** A column of a field type under test, with one set of constraints. */
export class LawColumn {
  readonly given: Json;
  readonly engine: TableEngine;
  readonly #type: FieldType;
  readonly #locale: string;
  readonly #planned: Planned;
  /** The cells of the column without changes, by the number of rows. */
  readonly #whole = new Map<number, readonly string[]>();

  constructor(type: FieldType, given: Json, { engine, planned }: LawParts) {
    this.#type = type;
    this.given = given;
    this.engine = engine;
    this.#planned = planned;
    const { vocabulary } = engine;
    const covers = (locale: string): boolean => coversType(vocabulary, locale, type, given);
    // The default locale is loaded, and has the words of most types.
    const locales = [defaultLocale(vocabulary.locales), ...vocabulary.locales];
    this.#locale = locales.find(covers) ?? '';
    if (this.#locale === '') throw new Error('no locale has the words that the type draws from');
  }

  /** Returns the column as a field of a request; `more` are additional constraints. */
  field(name = 'c', more: Json = {}): Json {
    // Columns that show one place must give the same countries.
    const link = this.#type.countries === undefined ? {} : { link: name };
    const constraints = { ...link, ...this.given, ...more };
    return { name, type: this.#type.name, locale: this.#locale, constraints };
  }

  request(rows: number, changes: Json = {}): Json {
    return { rows, seed: 'laws', fields: [this.field()], ...changes };
  }

  /** Returns the cells of the column in a request that calls it `c`, each as JSON text. */
  cells(rows: number, changes: Json = {}, means: Means = {}): readonly string[] {
    return cellsOf(this.engine, this.request(rows, changes), means).get('c') ?? [];
  }

  /** The cells that `cells` returned for these rows at first. */
  whole(rows: number): readonly string[] {
    const whole = this.#whole.get(rows) ?? this.cells(rows);
    this.#whole.set(rows, whole);
    return whole;
  }

  /** Returns the plan of the column for a table of `rows` rows. */
  plan(rows: number): ColumnPlan {
    this.#planned.plan = undefined;
    this.engine.plan(decodedBy(this.engine, this.request(rows)));
    if (this.#planned.plan === undefined) throw new Error('the column was not planned');
    return this.#planned.plan;
  }

  /** The number of different values that the column can have if it is unique. */
  get capacity(): number {
    const [field] = decodedBy(this.engine, this.request(1)).fields;
    return this.#type.capacity(
      field?.constraints ?? {},
      this.engine.vocabulary.lexicon(this.#locale),
    );
  }

  /** Whether a table cannot have more rows than the column has values. */
  get isCounted(): boolean {
    const { isCounter, mostRows } = this.#type;
    return isCounter === true || mostRows !== undefined || this.given.unique === true;
  }

  /** Returns the number of rows that the column can have, at most `most`. */
  rows(most: number): number {
    if (!this.isCounted) return most;
    const [field] = decodedBy(this.engine, this.request(1)).fields;
    const ending =
      this.given.unique === true ? undefined : this.#type.mostRows?.(field?.constraints ?? {});
    return Math.min(most, ending ?? this.capacity);
  }

  /** Returns the faults of the column in a request of `rows` rows that makes it unique. */
  uniqueFaults(rows: number, offset = 0): ReturnType<typeof faultsIn> {
    const fields = [this.field('c', { unique: true })];
    return faultsIn(this.engine, this.request(rows, { offset, fields }));
  }
}
