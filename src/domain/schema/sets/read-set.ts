import { Budget } from '../../basics/budget.js';
import { isObject } from '../../basics/members.js';
import type { Stepwise } from '../../basics/stepwise.js';
import { textOrEmpty } from '../../basics/text-or-empty.js';
import type { Param } from '../../constraints/param.js';
import type { FaultList } from '../../errors/fault-list.js';
import { pointer } from '../../errors/pointer.js';
import { quote } from '../../errors/quote.js';
import type { FieldType, FieldTypes } from '../../field-types/field-type.js';
import { relationTypes } from '../../field-types/relation-types.js';
import type { Format } from '../../formats/format.js';
import { columnCount } from '../../generation/encode/row-size.js';
import type { GenerateRequest, TableOfSet } from '../../generation/generate-request.js';
import type { Meaning } from '../../meanings/meaning.js';
import { mostChildren } from '../../relations/child-counts.js';
import type { Instant } from '../../time/instant.js';
import { checkKeys } from '../checks/check-keys.js';
import { checkMeanings } from '../checks/check-meanings.js';
import { checkNamesOfTables } from '../checks/check-names-of-tables.js';
import { checkRelations } from '../checks/check-relations.js';
import { checkShownCircles } from '../checks/check-shown-circles.js';
import { checkDistinctNames, checkTable, compressionOf, optionsOf } from '../checks/check-table.js';
import { checkTakenFields } from '../checks/check-taken-fields.js';
import { correlationOf, MOST_ADVICE } from '../correlation-of.js';
import type { DecodeContext } from '../decode-context.js';
import type { FieldContext } from '../decode-field.js';
import { decodeFields } from '../decode-fields.js';
import { decodeMembers } from '../decode-members.js';
import type { DecodedTable } from '../decoded-table.js';
import { Now } from '../now.js';
import { type Definition, definitionsOf } from '../params/definitions.js';
import { NO_LIMITS } from '../params/limits.js';
import { MAX_COMPILE_STEPS } from '../params/request-params.js';
import { type DecodedSet, setTableParams } from '../params/set-params.js';
import { addThroughFields, present } from '../through-fields.js';
import { type HistoryOfSet, historyOfSet } from './history-of-set.js';
import { findRows } from './rows-of-set.js';
import { type Drafts, fieldsByName, type TableDraft } from './set-draft.js';

/** The types of fields of a table in a set. */
export function typesOfSet(fieldTypes: FieldTypes): FieldTypes {
  const added = relationTypes.map((type): [string, FieldType] => [type.name, type]);
  return new Map([...fieldTypes, ...added]);
}

/** The tables of a set, each in full. */
export interface ReadSet<M> {
  readonly requests: ReadonlyMap<string, GenerateRequest>;
  /** Undefined if no table has lives. */
  readonly history: HistoryOfSet | undefined;
  /** What the caller has read by the clock of the request. */
  readonly moments: M;
}

/** What a set is read with. */
export interface Reading<M = unknown> {
  readonly context: DecodeContext;
  readonly faults: FaultList;
  /** The names of the faulty members of the request. */
  readonly faulty: ReadonlySet<string>;
  /** Reads the moments of the request. Relative ones are read here, so that the answer says from which moment they count. */
  readonly momentsOf: (now: Now, hasHistory: boolean) => M;
  /** The rows for which unique values must suffice, by table. Default: all of its rows. */
  readonly rowsNeeded?: ReadonlyMap<string, number>;
}

/** Checks the tables of a set, one field per step; undefined if they have too many fields. */
export function* readSet<M>(
  decoded: DecodedSet,
  { context, faults, faulty, momentsOf, rowsNeeded }: Reading<M>,
): Stepwise<ReadSet<M> | undefined> {
  const locale = faulty.has('locale') ? undefined : decoded.locale;
  const { fallback, lexicon, meanings } = decoded;
  const now = new Now(decoded.now?.from);
  const common = { locale, fallback, lexicon, meanings, now };
  const all = yield* decodeTables(decoded.tables ?? [], common, context, faults);
  if (all === undefined) return undefined;
  const drafts = new Map(all.map((draft) => [draft.decoded.name ?? '', draft]));
  const { fieldsOfSet } = context.limits;
  if (!checkAcrossTables(drafts, fieldsOfSet)) {
    const message = `expected at most ${fieldsOfSet} fields over all tables, those that names with a dot take from other tables included: ask for fewer tables at a time, or use the command line, which has no such limit`;
    faults.add(() => ({ path: '/tables', message }));
    return undefined;
  }
  const inSet = new Map<string, GenerateRequest>();
  const history = historyOfSet(drafts, inSet, context);
  const moments = momentsOf(now, history !== undefined);
  const format = context.formats.get(decoded.format);
  const shared: Common = {
    seed: decoded.seed ?? context.drawSeed(),
    ...(now.reported !== undefined && { now: now.reported }),
    format: format as Format,
    options: format === undefined ? {} : optionsOf(format, decoded),
    compression: compressionOf(decoded, context.compressions),
    locale: decoded.locale,
  };
  if (format !== undefined && !faulty.has(format.name)) {
    checkNamesOfTables(decoded.tables ?? [], format, shared.options, faults);
  }
  const advice = new Budget(MOST_ADVICE);
  for (const draft of all) {
    const table: DecodedTable = {
      decoded: tableMembers(decoded, draft, rowsNeeded),
      faulty,
      definitions: draft.definitions,
      fields: draft.fields,
      earlier: draft.decoded.earlier_rows,
      ...(draft.followed?.kind === 'per' && { siblings: mostChildren(draft.followed.counts) }),
    };
    yield* checkTable(table, { ...context, limits: NO_LIMITS }, draft.faults);
    const request = requestOf(draft, shared, { tables: inSet, living: history?.living }, advice);
    if (request !== undefined) inSet.set(request.tableName, request);
  }
  return { requests: inSet, history, moments };
}

/** A moment that a member names, in milliseconds since 1970. `decoded` is its value if it is no relative one. */
export function momentBy(
  now: Now,
  param: Param<Instant>,
  given: unknown,
  decoded: Instant | undefined,
): number | undefined {
  const counted = now.valueOf(param, given) as Instant | undefined;
  return (counted ?? decoded)?.from;
}

/**
 * Checks the relations of the tables with each other. Each check uses what those before it have found. Returns whether the tables
 * have at most `most` fields together.
 */
function checkAcrossTables(drafts: Drafts, most: number | undefined): boolean {
  findRows(drafts);
  if (!addThroughFields(drafts, most)) return false;
  checkRelations(drafts);
  checkKeys(drafts);
  // Its recursion is as deep as fields take others from each other.
  if (checkTakenFields(drafts)) checkShownCircles(drafts);
  return true;
}

/** The name of a table whose own name is faulty, in checks of its other members. */
const NAMELESS = 'table';

/** The members of a request for one table, where the set gives them. */
function tableMembers(
  { rows: _, ...decoded }: DecodedSet,
  { rows: all, decoded: { name = NAMELESS } }: TableDraft,
  needed: Reading['rowsNeeded'],
): DecodedTable['decoded'] {
  const rows = all === undefined ? undefined : (needed?.get(name) ?? all);
  return { ...decoded, table_name: name, offset: 0, ...(rows === undefined ? {} : { rows }) };
}

/** What the requests for all tables have in common. */
type Common = Pick<
  GenerateRequest,
  'seed' | 'now' | 'format' | 'options' | 'compression' | 'locale'
>;

/** Returns the request for the whole of a table, which finds the other tables in `inSet`; undefined if its rows are not known. */
function requestOf(
  { decoded, fields, definitions, faults, rows, followed }: TableDraft,
  common: Common,
  inSet: Pick<TableOfSet, 'tables' | 'living'>,
  advice: Budget,
): GenerateRequest | undefined {
  const { name = '', key, correlate = [], even, earlier_rows: earlierRows } = decoded;
  const correlation = correlationOf(correlate, fields, definitions, faults, advice);
  if (rows === undefined) return undefined;
  return {
    ...common,
    rows,
    offset: 0,
    tableName: name,
    fields: present(fields),
    ...(even && { isEven: true }),
    ...(correlation === undefined ? {} : { correlation }),
    inSet: { name, rows, earlierRows, key, followed, ...inSet },
  };
}

/** What the fields of all tables have in common. */
interface WordsOfSet extends Pick<FieldContext, 'locale' | 'fallback' | 'lexicon' | 'now'> {
  readonly meanings: readonly Meaning[] | undefined;
}

/** Decodes the members and the fields of each table; undefined if the tables have too many fields. */
function* decodeTables(
  definitions: readonly unknown[],
  { meanings = [], ...locales }: WordsOfSet,
  {
    vocabulary,
    remedies,
    fieldTypes: known,
    limits,
    meanings: others = [],
    nameFields,
  }: DecodeContext,
  faults: FaultList,
): Stepwise<readonly TableDraft[] | undefined> {
  const fieldTypes = typesOfSet(known);
  const budget = new Budget(MAX_COMPILE_STEPS);
  const context: FieldContext = { fieldTypes, vocabulary, remedies, ...locales, budget };
  checkMeanings(meanings, context, faults);
  const all = { fieldTypes, meanings: [...meanings, ...others] };
  const tables = definitions.flatMap((one) => (isObject(one) ? [textOrEmpty(one.name)] : []));
  const drafts: TableDraft[] = [];
  const { fieldsOfSet = Number.POSITIVE_INFINITY } = limits;
  let count = 0;
  const params = { members: setTableParams, required: ['name', 'fields'] };
  const names = new Map<string, number>();
  // The copy has no holes. A caller of the library may pass a list with holes.
  for (const [i, definition] of [...definitions].entries()) {
    const path = `/tables/${i}`;
    if (!isObject(definition)) {
      const expected = 'an object with name, rows and fields';
      faults.add(() => ({
        path,
        message: `expected ${expected}, got ${quote(definition)}`,
        expected,
      }));
      continue;
    }
    const own = faults.below((below) => placeInSet(path, below));
    const faulty = new Set<string>();
    const decoded = decodeMembers(definition, params, path, { faults, faulty, now: locales.now });
    const { name = '', key = [] } = decoded;
    const first = names.get(name);
    if (first !== undefined && decoded.name !== undefined) {
      const message = `the table /tables/${first} already has the name ${quote(name)}: names must be unique`;
      own.add(() => ({ path: '/name', message }));
    }
    names.set(name, first ?? i);
    const given = [...(decoded.fields ?? [])];
    const typed = nameFields?.(given, { known: all, table: name, tables, budget }) ?? given;
    const { definitions: fields, named } = definitionsOf(typed, own);
    checkDistinctNames(named, own);
    const keyed = fields.map((field) => withKey(field, key, fieldTypes));
    const correlated = (decoded.correlate ?? []).flatMap(({ columns }) => columns);
    const decodedFields = yield* decodeFields(keyed, context, own, correlated);
    count += fields.length + columnCount(decodedFields.flatMap((field) => field?.items ?? []));
    if (count > fieldsOfSet) {
      const message = `expected at most ${fieldsOfSet} fields over all tables, those of objects and arrays included: ask for fewer tables at a time, or use the command line, which has no such limit`;
      faults.add(() => ({ path: '/tables', message }));
      return undefined;
    }
    drafts.push({
      path,
      faults: own,
      decoded,
      faulty,
      definitions: [...fields],
      fields: [...decodedFields],
      byName: fieldsByName(fields, decodedFields),
    });
  }
  return drafts;
}

/** The values of a key of one field differ in every row. */
function withKey(definition: Definition, key: readonly string[], types: FieldTypes): Definition {
  const { input, name } = definition;
  if (key.length !== 1 || name !== key[0] || !isObject(input)) return definition;
  const { constraints = {}, type } = input;
  const known = types.get(textOrEmpty(type));
  if (!isObject(constraints) || known === undefined || known.isCounter) return definition;
  return { ...definition, input: { ...input, constraints: { ...constraints, unique: true } } };
}

const MEMBERS_OF_TABLE = [
  'name',
  'rows',
  'per',
  'pairs',
  'key',
  'fields',
  'correlate',
  'even',
  'lives',
];

/** The rules of a format call the name of a table `table_name`. Those for its options concern the whole set. */
function placeInSet(path: string, below: string): string {
  if (below === '/table_name') return pointer(path, 'name');
  const [, member = ''] = below.split('/');
  return below === '' || MEMBERS_OF_TABLE.includes(member) ? path + below : below;
}
