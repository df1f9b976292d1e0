import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../../basics/budget.js';
import { isObject, type Members } from '../../basics/members.js';
import type { Stepwise } from '../../basics/stepwise.js';
import type { Failure } from '../../errors/failure.js';
import { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import { copy } from '../../field-types/copy.js';
import { isGroupedType, isRelationType } from '../../field-types/relation-type-names.js';
import type { Field, GenerateRequest, TableOfSet } from '../../generation/generate-request.js';
import { checkSetSize } from '../checks/check-set-size.js';
import type { DecodeContext } from '../decode-context.js';
import { decodeMembers } from '../decode-members.js';
import { MAX_FIELDS } from '../params/limits.js';
import { MAX_COMPILE_STEPS, requestParams } from '../params/request-params.js';
import { FaultsOfGroups } from './faults-of-groups.js';
import { groupedRows } from './grouped-rows.js';
import { type GroupedTables, groupedTables, placeInRequest } from './grouped-tables.js';
import { readSet } from './read-set.js';

/**
 * Decodes and checks a request for a table with groups, one field per step. It becomes two tables of a set: whatever
 * holds for the rows of a parent holds for those of a group. Returns all faults together, in the order of the document.
 */
export function* decodeGroupedStepwise(
  input: Members,
  { nameFields, ...context }: DecodeContext,
): Stepwise<E.Either<Failure, GenerateRequest>> {
  const faults = new FaultList();
  const faulty = new Set<string>();
  const { vocabulary, remedies, fieldTypes } = context;
  const members = requestParams(context, vocabulary.locales, remedies?.locale);
  const rules = { members, required: ['rows', 'fields'] };
  const decoded = decodeMembers(input, rules, '', { faults, faulty });
  const { groups, rows = 1, offset, correlate = [], meanings = [], even: isEven } = decoded;
  const known = { fieldTypes, meanings: [...meanings, ...(context.meanings ?? [])] };
  // The copy has no holes. A caller of the library may pass a list with holes.
  const given = [...(decoded.fields ?? [])];
  const typed = nameFields?.(given, { known, budget: new Budget(MAX_COMPILE_STEPS) }) ?? given;
  // The key of the groups is a field of both tables.
  if (given.length >= MAX_FIELDS) {
    const message = `expected at most ${MAX_FIELDS - 1} fields in a table with groups, got ${given.length}`;
    faults.add(() => ({ path: '/fields', message }));
    return E.left(faults.failure(input));
  }
  const tables = groupedTables(typed, correlate, decoded.table_name);
  checkPairs(tables, faults);
  const ofTables = new FaultsOfGroups(faults, (path) => placeInRequest(path, tables));
  const seed = decoded.seed ?? context.drawSeed();
  const dealt =
    groups &&
    groupedRows({ count: groups.rows, seed, offset, rows, isEven }, '/groups/rows', faults);
  if (dealt === undefined || faulty.has('fields')) return E.left(faults.failure(input));
  const set = yield* readSet(
    { ...decoded, seed, tables: tablesOf(tables, countIn(input), dealt.groups, isEven) },
    {
      context,
      faults: ofTables,
      faulty,
      momentsOf: () => undefined,
      rowsNeeded: new Map([
        [tables.groups.name, dealt.groupsIn(offset + rows)],
        [tables.rows.name, offset + rows],
      ]),
    },
  );
  const request = set && tableOf(set.requests, tables, isEven);
  if (request !== undefined) {
    checkTypes(request, tables, faults);
    const fields = request.fields.filter(({ name }) => name !== tables.key);
    checkSetSize([{ ...request, rows, fields }], context.limits, true, faults);
  }
  const isFaulty = faults.count > 0 || ofTables.count > 0;
  if (isFaulty || request === undefined) return E.left(faults.failure(input));
  return E.right({ ...request, rows, offset });
}

/** A field with a value for each group, and one with a value for each row, have no row in common. */
function checkPairs({ mixed }: GroupedTables, faults: FaultList): void {
  const message = 'only one of these fields has per: correlate fields that both have it, or none';
  for (const i of mixed) faults.add(() => ({ path: `/correlate/${i}/columns`, message }));
}

/** No field of the request may refer to the table of the groups, which it does not have. */
function checkTypes({ inSet }: GenerateRequest, { key }: GroupedTables, faults: FaultList): void {
  const fields = [...(inSet?.tables.values() ?? [])].flatMap((table) => table.fields);
  for (const { name, type, path, constraints } of fields) {
    const isOwn = name === key || constraints.through === key;
    if (isOwn || !isRelationType(type.name) || isGroupedType(type.name)) continue;
    const message = `${quote(type.name)} is a type for tables of a set: send tables in place of fields and groups`;
    faults.add(() => ({ path: `${path}/type`, message }));
  }
}

/** The count as the request has it: the set decodes it again, and edges of a histogram that are decoded are no edges. */
function countIn({ groups }: Members): unknown {
  return isObject(groups) ? groups.rows : undefined;
}

/** The tables of the set, unchecked. */
function tablesOf(
  { groups, rows, key }: GroupedTables,
  count: unknown,
  number: number,
  even: boolean,
): readonly Members[] {
  return [
    {
      name: groups.name,
      rows: number,
      key: [key],
      fields: groups.fields,
      correlate: groups.correlate,
      even,
    },
    {
      name: rows.name,
      per: { table: groups.name, count },
      fields: rows.fields,
      correlate: rows.correlate,
      even,
    },
  ];
}

/** The names of both tables, from which their keys are derived. Rows have the keys of a table alone. */
const NAMES = { groups: 'groups', rows: '' };

/** The table of the rows, with the places of the request; undefined if one of the tables has faults. */
function tableOf(
  requests: ReadonlyMap<string, GenerateRequest>,
  tables: GroupedTables,
  isEven: boolean,
): GenerateRequest | undefined {
  const all = new Map<string, GenerateRequest>();
  for (const part of ['groups', 'rows'] as const) {
    const request = requests.get(tables[part].name);
    if (request?.inSet === undefined) return undefined;
    const place = (path: string): string =>
      placeInRequest(`/tables/${part === 'groups' ? 0 : 1}${path}`, tables) ?? path;
    const { correlation, fields, inSet } = request;
    const { followed } = inSet;
    const own: TableOfSet = {
      ...inSet,
      name: NAMES[part],
      tables: all,
      isAlone: true,
      ...(followed?.kind === 'per' && { followed: { ...followed, table: NAMES.groups, isEven } }),
    };
    all.set(NAMES[part], {
      ...request,
      fields: fields.map((field) => ({
        ...field,
        ...(field.type === copy && wordsOf(all.get(NAMES.groups), field.name)),
        path: place(field.path),
      })),
      ...(correlation && { correlation: { ...correlation, paths: correlation.paths.map(place) } }),
      inSet: own,
    });
  }
  return all.get(NAMES.rows);
}

/** The locale of the words that a copy shows. */
function wordsOf(
  groups: GenerateRequest | undefined,
  copied: string,
): Pick<Field, 'locale' | 'fallenFrom'> | undefined {
  const field = groups?.fields.find(({ name }) => name === copied);
  if (field?.fallenFrom === undefined) return undefined;
  return { locale: field.locale, fallenFrom: field.fallenFrom };
}
