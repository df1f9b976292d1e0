import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../constraints/objects.js';
import type { Params } from '../constraints/param.js';
import type { Failure } from '../errors/failure.js';
import { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import type { Format } from '../formats/format.js';
import { type FormatName, formats } from '../formats/index.js';
import { checkFormat, checkSize } from '../schema/check-table.js';
import { decodeMembers } from '../schema/decode-members.js';
import type { CsvOptions } from '../schema/generate-request.js';
import type { RequestLimits } from '../schema/limits.js';
import { tableParams } from '../schema/request-params.js';
import { schemaParams, searchParams } from './hub-params.js';

/** Of one request: never logged, stored or echoed. */
export type HubCredentials =
  | { readonly username: string; readonly key: string }
  | { readonly token: string };

export interface SearchRequest {
  readonly query: string;
  /** Counts from 1. */
  readonly page: number;
  /** Undefined: what the platform grants to anyone. */
  readonly credentials: HubCredentials | undefined;
}

/** A table of a hub, and how much of it to look at. */
export interface SchemaRequest {
  /** `owner/name`. */
  readonly dataset: string;
  /** Undefined: the largest with a table. */
  readonly file: string | undefined;
  readonly sampleRows: number;
  readonly credentials: HubCredentials | undefined;
}

export interface CloneRequest {
  readonly original: SchemaRequest;
  /** The members of a request to generate but its fields, as they came. */
  readonly table: Members;
  readonly format: Format;
  /** Content type of the format's own text. */
  readonly mediaType: string;
}

type Members = Readonly<Record<string, unknown>>;

export function decodeSearch(input: unknown): E.Either<Failure, SearchRequest> {
  return E.map(({ query, page, credentials }: Members) => ({
    query: query as string,
    page: page as number,
    credentials: credentials as HubCredentials | undefined,
  }))(decodeHubRequest(input, searchParams, ['query']));
}

export function decodeSchemaRequest(input: unknown): E.Either<Failure, SchemaRequest> {
  return E.map(schemaRequest)(decodeHubRequest(input, schemaParams, ['dataset']));
}

/** The members of a clone: those of a schema, and of a request to generate but its fields and words. */
export function cloneParams(limits: RequestLimits) {
  return { ...schemaParams, ...tableParams(limits) };
}

export function decodeCloneRequest(
  input: unknown,
  limits: RequestLimits,
): E.Either<Failure, CloneRequest> {
  const params = cloneParams(limits);
  // What holds whatever the columns will be is told before a hub is asked.
  const checkFrame = (decoded: Members, faults: FaultList): void => {
    const frame = { decoded, definitions: [], fields: [] };
    checkFormat(frame, faults);
    checkSize(frame, limits, faults);
  };
  return E.map((decoded: Members) => ({
    original: schemaRequest(decoded),
    table: Object.fromEntries(
      Object.entries(input as Members).filter(([name]) => !Object.hasOwn(schemaParams, name)),
    ),
    ...formatOf(decoded),
  }))(decodeHubRequest(input, params, ['dataset', 'rows'], checkFrame));
}

function formatOf({ format: name, csv }: Members): Pick<CloneRequest, 'format' | 'mediaType'> {
  const format = formats[name as FormatName];
  return { format, mediaType: format.mediaType({ csv: csv as CsvOptions }) };
}

function schemaRequest({ dataset, file, sample_rows, credentials }: Members): SchemaRequest {
  return {
    dataset: dataset as string,
    file: file as string | undefined,
    sampleRows: sample_rows as number,
    credentials: credentials as HubCredentials | undefined,
  };
}

function decodeHubRequest(
  input: unknown,
  members: Params,
  required: readonly string[],
  check: (decoded: Members, faults: FaultList) => void = () => {},
): E.Either<Failure, Members> {
  const faults = new FaultList();
  if (!isObject(input)) {
    faults.add(() => ({ path: '', message: `expected an object, got ${quote(input)}` }));
    return E.left(faults.failure(input));
  }
  const decoded = decodeMembers(input, { members, required }, '', faults);
  checkCredentials(decoded.credentials as Members | undefined, faults);
  check(decoded, faults);
  return faults.count > 0 ? E.left(faults.failure(input)) : E.right(decoded);
}

/** Either a user name with its key, or a token. */
function checkCredentials(credentials: Members | undefined, faults: FaultList): void {
  if (credentials === undefined) return;
  const told = Object.keys(credentials).sort().join();
  if (told === 'token' || told === 'key,username') return;
  faults.add(() => ({
    path: '/credentials',
    message: 'expected either username and key, or token alone',
  }));
}
