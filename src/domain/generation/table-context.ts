import * as E from 'fp-ts/lib/Either.js';
import { lazy } from '../basics/lazy.js';
import { required } from '../basics/required.js';
import { allPresent, type Presence } from '../columns/all-present.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnIndices, type DrawnNumbers, evenPlaces } from '../columns/drawn.js';
import type { Moments } from '../columns/moments.js';
import { inOneStep } from '../columns/one-step.js';
import type { IndexVector } from '../columns/vectors.js';
import type { DrawSource } from '../conditions/conditional-draws.js';
import { oneState, rowStates } from '../conditions/row-states.js';
import type { Copula } from '../copula/copula.js';
import { Entities } from '../entities/entities.js';
import { FaultList } from '../errors/fault-list.js';
import type { FoundFault } from '../errors/late-fault.js';
import type { ColumnContext } from '../field-types/column-context.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { deriveKey } from '../random/key.js';
import type { ReferencedRows } from '../relations/referenced-rows.js';
import { inOrder } from './ascends-over.js';
import { copulaOf } from './copula-of.js';
import type {
  ColumnsOfView,
  Correlation,
  Field,
  GenerateRequest,
  Overrides,
  ParentObject,
} from './generate-request.js';
import { momentsOfColumn } from './given/moments-of-column.js';
import { shownAges } from './given/shown-ages.js';
import { belowGiven, columnByState, flagsOf, momentsByState, presence } from './plan-by-state.js';
import { otherTables } from './sets/other-tables.js';
import { referencesOf } from './sets/references-of.js';
import { SetRelations } from './sets/set-relations.js';
import { keyOfColumn, keysOfItems, type TableDraws, tableKeys } from './table-keys.js';

type Terms = Pick<GenerateRequest, 'fields'> & Partial<GenerateRequest>;

/** Derives the keys of a table, and owns the entities and moments that its columns share. */
export class TableContext {
  readonly #keys: TableDraws;
  readonly #vocabulary: Vocabulary;
  readonly #entities = new Map<string, Entities>();
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #moments = new Map<string, Moments>();
  readonly #columns = new Map<string, ColumnPlan | undefined>();
  readonly #presences = new Map<string, Presence>();
  readonly #isEven: boolean;
  readonly #correlation: Correlation | undefined;
  readonly #copula: Copula | undefined;
  readonly #relations: SetRelations | undefined;
  readonly #overrides: Overrides | undefined;
  /** The same table with columns of its own, which all fields share: each fills them before it reads them. */
  readonly #again: () => TableContext;
  /** The columns that the table shows, if these are not those of its own rows. */
  readonly view: ColumnsOfView | undefined;
  /** The faults of the columns that were asked for so far. */
  readonly faults: FaultList;

  /** The faults of hidden tables are added to those of the table that has them. */
  private constructor(keys: TableDraws, terms: Terms, vocabulary: Vocabulary, faults: FaultList) {
    const { fields, isEven = false, correlation, inSet, overrides, view } = terms;
    this.#again = lazy(() => new TableContext(keys, terms, vocabulary, new FaultList()));
    this.#keys = keys;
    this.#vocabulary = vocabulary;
    this.faults = faults;
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    this.#overrides = overrides;
    this.#isEven = isEven;
    this.#correlation = correlation;
    this.#copula = correlation && copulaOf(keys.key, correlation, isEven);
    this.view = view?.open((field) => this.column(field));
    this.#relations =
      inSet &&
      new SetRelations(this.#keys.key, inSet, {
        fields: this.#fields,
        contextOf: (field) => this.#contextOf(field),
        otherTables: () => otherTables(inSet.tables, (other) => TableContext.of(other, vocabulary)),
        life: this.view,
      });
  }

  static of(request: GenerateRequest, vocabulary: Vocabulary): TableContext {
    return new TableContext(tableKeys(request), request, vocabulary, new FaultList());
  }

  /** The context of the items of an array: a hidden table with an item in each row. */
  itemsOf(name: string, fields: readonly Field[]): TableContext {
    const keys = keysOfItems(this.#keys, name);
    return new TableContext(keys, { fields, isEven: this.#isEven }, this.#vocabulary, this.faults);
  }

  /** The rows in which these objects, each inside the one before, all have a value. */
  presenceOf(parents: readonly ParentObject[]): Presence {
    const last = parents.at(-1);
    if (last === undefined) return { present: undefined, steps: [] };
    let presence = this.#presences.get(last.name);
    if (presence === undefined) {
      const around = this.presenceOf(parents.slice(0, -1));
      const own = this.#ownPresence(last);
      const { present, steps } = allPresent([around.present, own.present]);
      presence = { present, steps: [...around.steps, ...own.steps, ...steps] };
      this.#presences.set(last.name, presence);
    }
    return presence;
  }

  #ownPresence({ name, nullRate }: ParentObject): Presence {
    if (nullRate === 0) return { present: undefined, steps: [] };
    const { indices, steps } = flagsOf(this.#sourceOf(name, 'null'), 1 - nullRate);
    return { present: indices, steps };
  }

  /**
   * Returns the column of a field, or undefined if it or a column that it refers to is faulty. It is planned at the
   * first call, after the columns that it refers to.
   */
  column(field: Field): ColumnPlan | undefined {
    if (!this.#columns.has(field.name)) {
      const plan = this.#planned(field);
      this.#columns.set(field.name, plan && this.#overridden(field, plan));
    }
    return this.#columns.get(field.name);
  }

  /** The column of a field with the value that the caller gives, if any. */
  #overridden(field: Field, plan: ColumnPlan): ColumnPlan {
    const given = this.#overrides?.column(field, plan) ?? plan;
    if (given !== plan && given.moments !== plan.moments) {
      this.#moments.set(field.name, momentsOfColumn(given));
    }
    return given;
  }

  #planned(field: Field): ColumnPlan | undefined {
    const { type, constraints } = field;
    const others = referencesOf(field).map((other) => this.column(this.#fieldOf(other.field)));
    if (others.includes(undefined) || this.#relations?.isFaulty(field)) return undefined;
    const context = this.#contextOf(field);
    const found = type.checkColumns?.(constraints, context) ?? [];
    if (found.length > 0) return this.#refuse(field, found);
    const source = inOrder(this.#sourceOf(field.name, 'value', this.#copulaPlaces(field)), field);
    const isPlain = field.given === undefined && source.places === undefined;
    if (isPlain) return this.#finished(field, type.plan(constraints, context), context);
    const states = this.#statesOf(field);
    if (E.isLeft(states)) return this.#refuse(field, belowGiven(states.left));
    const planned = this.#plannedByState(field, states.right, source, context);
    if (E.isRight(planned)) return this.#finished(field, planned.right, context, states.right);
    const alone = this.#sourceOf(field.name, 'value');
    const isRefusedAlone =
      !source.isCorrelated || E.isLeft(this.#plannedByState(field, states.right, alone, context));
    return isRefusedAlone
      ? this.#refuse(field, belowGiven(planned.left))
      : this.#refuseCorrelation(field);
  }

  #finished(field: Field, plan: ColumnPlan, context: ColumnContext, states?: DrawnIndices) {
    const { type, constraints } = field;
    return this.#withNulls(field, type.finish?.(plan, constraints, context) ?? plan, states);
  }

  #refuse(field: Field, faults: readonly FoundFault[]): undefined {
    for (const fault of faults) {
      this.faults.add(() => ({ ...fault, path: `${field.path}/constraints${fault.path}` }));
    }
    return undefined;
  }

  #refuseCorrelation(field: Field): undefined {
    const path = this.#correlation?.paths[this.#placeOf(field)] ?? '';
    const message = 'expected a field whose values are numbers, dates or moments of one draw';
    this.faults.add(() => ({ path, message }));
    return undefined;
  }

  /** The state of each row of a field: 0, or 1 + the index of a row of `given`. */
  #statesOf({ given }: Field): E.Either<readonly FoundFault[], DrawnIndices> {
    if (given === undefined) return E.right(oneState());
    return rowStates(
      given.columns.map((name) => this.#plannedBefore(name)),
      given.rows.map(({ when }) => when),
    );
  }

  #plannedByState(
    field: Field,
    states: DrawnIndices,
    source: DrawSource,
    context: ColumnContext,
  ): E.Either<readonly FoundFault[], ColumnPlan> {
    const moments = momentsByState(field, { states, source }, context);
    if (E.isLeft(moments)) return moments;
    if (moments.right !== undefined) this.#moments.set(field.name, moments.right);
    return columnByState(field, { states, source }, context);
  }

  /** What draws a column for a purpose: the places of a copula if there are any, else even ones if the table is even. */
  #sourceOf(name: string, purpose: string, correlated?: DrawnNumbers): DrawSource {
    const key = deriveKey(this.#keys.key, 'column', name, purpose);
    const places = correlated ?? (this.#isEven ? evenPlaces(key) : undefined);
    return { key, places, isCorrelated: correlated !== undefined };
  }

  /** The places of a field in the copula, if it is correlated. */
  #copulaPlaces(field: Field): DrawnNumbers | undefined {
    return this.#placeOf(field) < 0 ? undefined : this.#copula?.places(this.#placeOf(field));
  }

  #placeOf({ name }: Field): number {
    return this.#correlation?.columns.indexOf(name) ?? -1;
  }

  /**
   * Adds the nulls of `null_rate`, and those of the objects around the field. They are drawn independently of the values
   * and of other nulls of the column.
   */
  #withNulls(field: Field, plan: ColumnPlan, states?: DrawnIndices): ColumnPlan {
    const { present, steps } = this.presence(field, plan.present, states);
    if (present === plan.present) return plan;
    return { ...plan, present, steps: [...new Set([...plan.steps, ...steps])] };
  }

  /** The rows in which a field has a value, if those of `computed` have one. */
  presence(field: Field, computed?: IndexVector, states?: DrawnIndices): Presence {
    const flags = presence(field, states, this.#sourceOf(field.name, 'null'));
    const around = this.presenceOf(field.parents);
    const { present, steps } = allPresent([computed, flags?.indices, around.present]);
    return { present, steps: [...(flags?.steps ?? []), ...around.steps, ...steps] };
  }

  /** The column of the numbers of items of an array. */
  lengthsOf(field: Field): ColumnPlan {
    return field.type.plan(field.constraints, this.#contextOf(field));
  }

  /** The rows to which a reference refers, for other tables. */
  rowsOf(name: string): ReferencedRows {
    const relations = required(this.#relations, 'the table belongs to no set');
    return relations.rowsOf(this.#fieldOf(name));
  }

  #contextOf(field: Field): ColumnContext {
    const { name, unique, link, locale, given } = field;
    return {
      key: keyOfColumn(this.#keys, name),
      unique,
      earlier: this.#keys.earlier,
      entities: this.#entitiesOf(locale),
      link,
      lexicon: this.#vocabulary.lexicon(locale),
      isVaried: given !== undefined || this.#placeOf(field) >= 0,
      column: (other) => this.#plannedBefore(other),
      moments: (other = name) =>
        other === name ? this.#momentsOf(name) : inOneStep(this.#momentsOf(other)),
      again: () => {
        const table = this.#again();
        for (const other of referencesOf(field)) table.column(table.#fieldOf(other.field));
        return table.#contextOf(field);
      },
      ...(this.#relations && { relations: this.#relations.of(field) }),
    };
  }

  /** A column is planned after those that its type names in `references`. */
  #plannedBefore(name: string): ColumnPlan {
    return inOneStep(required(this.#columns.get(name), `no field refers to ${name}`));
  }

  readonly #fieldOf = (name: string): Field =>
    required(this.#fields.get(name), `there is no field ${name}`);

  // The recursion ends, because requests with a circle of references are refused.
  #momentsOf(name: string): Moments {
    let moments = this.#moments.get(name);
    if (moments === undefined) {
      const field = this.#fieldOf(name);
      moments =
        field.type.timeline?.moments(field.constraints, this.#contextOf(field)) ??
        momentsOfColumn(this.#plannedBefore(name));
      this.#moments.set(name, moments);
    }
    return moments;
  }

  #entitiesOf(locale: string): Entities {
    const known = this.#entities.get(locale);
    if (known !== undefined) return known;
    const ages = shownAges(this.#fields, locale, this.#correlation);
    const lexicon = this.#vocabulary.lexicon(locale);
    const entities = new Entities(this.#keys.key, lexicon, this.#overrides, ages);
    this.#entities.set(locale, entities);
    return entities;
  }
}
