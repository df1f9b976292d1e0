import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import type { DatabaseSchema } from '../../domain/databases/model/database-schema.js';
import {
  type SetOfSchema,
  type SetOptions,
  setOfSchema,
} from '../../domain/databases/requests/set-of-schema.js';
import type { TablesRequest } from '../../domain/databases/requests/set-request.js';
import type { RequestTerms, TableEngine } from '../../domain/engine/table-engine.js';
import type { Fault } from '../../domain/errors/fault.js';
import { quote } from '../../domain/errors/quote.js';
import { planSetStepwise } from '../../domain/generation/sets/plan-set.js';
import { NO_LIMITS } from '../../domain/schema/params/limits.js';
import { decodeSetStepwise } from '../../domain/schema/sets/decode-set.js';

/** What the rows of a schema's tables are asked for. */
export interface SchemaTerms extends Omit<SetOptions, 'engine'> {
  /** Default: the request has none, and each use of it draws one. */
  readonly seed?: string | number | undefined;
}

/** A request that fills the tables of a schema. `missed` warns of the parts of the schema that the rows may break. */
export interface RequestOfSchema extends SetOfSchema {
  readonly request: TablesRequest & { readonly seed?: string | number };
}

/**
 * Makes the request that fills the tables of a schema: one that a database has, or that a text describes. The vocabulary of the
 * engine must have the words of the locale loaded.
 */
export function requestOfSchema(
  engine: SetOptions['engine'],
  schema: DatabaseSchema,
  { seed, ...terms }: SchemaTerms,
): RequestOfSchema {
  const { request, ...found } = setOfSchema(schema, { ...terms, engine });
  return { ...found, request: { ...request, ...(seed !== undefined && { seed }) } };
}

/** Whether rows can be made depends on no seed. */
const ANY_TERMS: RequestTerms = { limits: NO_LIMITS, drawSeed: () => '0' };

/**
 * The request of a schema, once it is certain that rows can be made of it. A schema may say what no database would accept. Then the
 * message names the table and the column at fault, since the caller knows the schema and not the request.
 */
export function acceptedRequest<Made extends RequestOfSchema>(
  engine: TableEngine,
  made: Made,
): E.Either<string, Made> {
  const { request, empty } = made;
  if (request.tables.length === 0) {
    const [first] = empty;
    return E.left(
      `none of its tables can be filled${first === undefined ? '' : `: ${first.text}: ${first.reason}`}`,
    );
  }
  const planned = pipe(
    inOneGo(decodeSetStepwise({ ...request }, engine.contextOf(ANY_TERMS))),
    E.chain((set) => inOneGo(planSetStepwise(set, engine.vocabulary))),
  );
  if (E.isRight(planned)) return E.right(made);
  const { left: failure } = planned;
  return E.left(
    failure.code === 'invalid_request'
      ? failure.faults.map((fault) => described(fault, request)).join('; ')
      : failure.code,
  );
}

const PLACE = /^\/tables\/(\d+)(?:\/fields\/(\d+))?/;

function described({ path, message }: Fault, { tables }: RequestOfSchema['request']): string {
  const [, place, nth] = PLACE.exec(path) ?? [];
  const table = tables[Number(place)];
  const field = table?.fields[Number(nth)];
  const names = [
    ...(table === undefined ? [] : [`table ${quote(table.name)}`]),
    ...(field === undefined ? [] : [`column ${quote(field.name)}`]),
  ];
  return `${names.length === 0 ? '' : `${names.join(', ')}: `}${message}`;
}
