import type { ColumnPlan } from '../domain/columns/column-plan.js';
import type { Engine } from '../domain/engine/engine.js';
import { coversType } from '../domain/field-types/covers-type.js';
import type { FieldType } from '../domain/field-types/field-type.js';
import type { Means } from '../domain/generation/encode-table.js';
import { defaultLocale } from '../domain/lexicon/default-locale.js';
import { engineWith, type LawOptions } from './law-engine.js';
import { cellsOf, decodedBy, faultsIn, type Json } from './law-tables.js';

/** A column of a field type under test, with one set of constraints. */
export class LawColumn {
  readonly given: Json;
  readonly engine: Engine;
  readonly #type: FieldType;
  readonly #locale: string;
  #plan: ColumnPlan | undefined;

  constructor(type: FieldType, given: Json, options: LawOptions) {
    this.#type = type;
    this.given = given;
    const plan: FieldType['plan'] = (constraints, context) => {
      this.#plan = type.plan(constraints, context);
      return this.#plan;
    };
    this.engine = engineWith(options, { fieldTypes: [{ ...type, plan }] });
    const { vocabulary } = this.engine;
    const covers = (locale: string): boolean => coversType(vocabulary, locale, type, given);
    // The default one is loaded, and has the words of most types.
    const locales = [defaultLocale(vocabulary.locales), ...vocabulary.locales];
    this.#locale = locales.find(covers) ?? '';
    if (this.#locale === '') throw new Error('no locale has the words that the type draws from');
  }

  /** The column as a field of a request; `more` are constraints that come on top. */
  field(name = 'c', more: Json = {}): Json {
    // Columns of one place are of the same countries.
    const link = this.#type.countries === undefined ? {} : { link: name };
    const constraints = { ...link, ...this.given, ...more };
    return { name, type: this.#type.name, locale: this.#locale, constraints };
  }

  request(rows: number, changes: Json = {}): Json {
    return { rows, seed: 'laws', fields: [this.field()], ...changes };
  }

  /** The cells of the column in a request that has it as `c`, each as its JSON text. */
  cells(rows: number, changes: Json = {}, means: Means = {}): readonly string[] {
    return cellsOf(this.engine, this.request(rows, changes), means).get('c') ?? [];
  }

  /** The plan of the column for a table of so many rows. */
  plan(rows: number): ColumnPlan {
    this.engine.plan(decodedBy(this.engine, this.request(rows)));
    if (this.#plan === undefined) throw new Error('the column was not planned');
    return this.#plan;
  }

  /** How many different values the column can take where it is unique. */
  get capacity(): number {
    const [field] = decodedBy(this.engine, this.request(1)).fields;
    return this.#type.capacity(
      field?.constraints ?? {},
      this.engine.vocabulary.lexicon(this.#locale),
    );
  }

  /** Whether no table has more rows than the column has values. */
  get isCounted(): boolean {
    return this.#type.isCounter === true || this.given.unique === true;
  }

  /** Up to `most` rows, as many as the column has. */
  rows(most: number): number {
    return this.isCounted ? Math.min(most, this.capacity) : most;
  }

  /** The faults of the column where it is unique, for so many rows. */
  uniqueFaults(rows: number, offset = 0): ReturnType<typeof faultsIn> {
    const fields = [this.field('c', { unique: true })];
    return faultsIn(this.engine, this.request(rows, { offset, fields }));
  }
}
