import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import { isObject } from '../constraints/objects.js';
import type { Complete, Decoded, Params } from '../constraints/param.js';
import type { Failure } from '../errors/failure.js';
import { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import type { Format, Formats } from '../formats/format.js';
import { checkFormat, checkSize, optionsOf } from '../schema/check-table.js';
import { decodeMembers, isComplete } from '../schema/decode-members.js';
import type { DecodedTable } from '../schema/decoded-table.js';
import { type TableTerms, tableParams } from '../schema/request-params.js';
import { schemaParams, searchParams } from './hub-params.js';

/**
 * The credentials of a caller for a data hub, of one request. They are never logged, stored or echoed.
 *
 * @example
 * const credentials: HubCredentials = { username: 'ada', key: '0123456789abcdef' };
 */
export type HubCredentials =
  | { readonly username: string; readonly key: string }
  | { readonly token: string };

export interface SearchRequest {
  readonly query: string;
  /** The first page is 1. */
  readonly page: number;
  /** If undefined, the platform is used anonymously. */
  readonly credentials: HubCredentials | undefined;
}

/** A table of a hub, and the size of the sample to read. */
export interface SchemaRequest {
  /** `owner/name`. */
  readonly dataset: string;
  /** If undefined, the largest file that contains a table. */
  readonly file: string | undefined;
  readonly sampleRows: number;
  readonly credentials: HubCredentials | undefined;
}

export interface CloneRequest {
  readonly original: SchemaRequest;
  /** The members of a generation request except its fields, as received. */
  readonly table: Members;
  readonly format: Format;
  /** Content type of the format's own text. */
  readonly mediaType: string;
}

type Members = Readonly<Record<string, unknown>>;

export function decodeSearch(input: unknown): E.Either<Failure, SearchRequest> {
  return pipe(
    decodeHubRequest(input, searchParams, ['query'], checkCredentials),
    E.map(({ query, page, credentials }) => ({
      query,
      page,
      credentials: credentialsOf(credentials),
    })),
  );
}

export function decodeSchemaRequest(input: unknown): E.Either<Failure, SchemaRequest> {
  return pipe(
    decodeHubRequest(input, schemaParams, ['dataset'], checkCredentials),
    E.map(schemaRequest),
  );
}

/** Returns the members of a clone request: those of a schema request and of a table. */
export function cloneParams(terms: TableTerms) {
  return { ...schemaParams, ...tableParams(terms) };
}

export function decodeCloneRequest(
  input: unknown,
  terms: TableTerms,
): E.Either<Failure, CloneRequest> {
  const params = cloneParams(terms);
  // Faults that do not depend on the columns are reported before a hub is called.
  const check: CheckMembers<typeof params> = (decoded, faulty, faults) => {
    checkCredentials(decoded, faulty, faults);
    const frame = { decoded, faulty, definitions: [], fields: [] };
    checkFormat(frame, terms.formats, faults);
    checkSize(frame, terms.limits, faults);
  };
  return pipe(
    decodeHubRequest(input, params, ['dataset', 'rows'], check),
    E.map((decoded) => ({
      original: schemaRequest(decoded),
      table: Object.fromEntries(
        Object.entries(input as Members).filter(([name]) => !Object.hasOwn(schemaParams, name)),
      ),
      ...formatOf(decoded, terms.formats),
    })),
  );
}

function formatOf(
  decoded: DecodedTable['decoded'],
  formats: Formats,
): Pick<CloneRequest, 'format' | 'mediaType'> {
  const format = formats.get(decoded.format) as Format;
  return { format, mediaType: format.mediaType(optionsOf(format, decoded)) };
}

function schemaRequest({
  dataset,
  file,
  sample_rows: sampleRows,
  credentials,
}: Complete<typeof schemaParams, 'dataset'>): SchemaRequest {
  return { dataset, file, sampleRows, credentials: credentialsOf(credentials) };
}

/** Checks the rules across members, given the valid members and the names of the faulty ones. */
type CheckMembers<P extends Params> = (
  decoded: Decoded<P>,
  faulty: ReadonlySet<string>,
  faults: FaultList,
) => void;

function decodeHubRequest<P extends Params, Required extends keyof P & string>(
  input: unknown,
  members: P,
  required: readonly Required[],
  check: CheckMembers<P>,
): E.Either<Failure, Complete<P, Required>> {
  const faults = new FaultList();
  if (!isObject(input)) {
    faults.add(() => ({ path: '', message: `expected an object, got ${quote(input)}` }));
    return E.left(faults.failure(input));
  }
  const faulty = new Set<string>();
  const decoded = decodeMembers(input, { members, required }, '', { faults, faulty });
  check(decoded, faulty, faults);
  return faults.count > 0 || !isComplete(decoded, required)
    ? E.left(faults.failure(input))
    : E.right(decoded);
}

type CredentialMembers = Pick<Decoded<typeof searchParams>, 'credentials'>;

/** Either a user name with its key, or a token. */
function checkCredentials(
  { credentials }: CredentialMembers,
  _faulty: ReadonlySet<string>,
  faults: FaultList,
): void {
  if (credentials === undefined) return;
  const given = Object.keys(credentials).sort().join();
  if (given === 'token' || given === 'key,username') return;
  faults.add(() => ({
    path: '/credentials',
    message: 'expected either username and key, or token alone',
  }));
}

/** Returns credentials that `checkCredentials` has accepted. */
function credentialsOf(given: CredentialMembers['credentials']): HubCredentials | undefined {
  const { username, key, token } = given ?? {};
  if (token !== undefined) return { token };
  return username === undefined || key === undefined ? undefined : { username, key };
}
