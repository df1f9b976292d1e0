import type { Either } from 'fp-ts/lib/Either.js';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import { entryOf } from '../basics/entry-of.js';
import type { Members } from '../basics/members.js';
import type { Complete, Decoded } from '../constraints/param.js';
import type { Failure } from '../errors/failure.js';
import type { FaultList } from '../errors/fault-list.js';
import { type FileForm, fileForm } from '../formats/file-form.js';
import type { Seed } from '../generation/generate-request.js';
import { checkFormat, checkSize, compressionOf, optionsOf } from '../schema/checks/check-table.js';
import { type CheckMembers, decodeObject } from '../schema/decode-object.js';
import type { DecodedTable } from '../schema/decoded-table.js';
import { type TableTerms, tableParams } from '../schema/params/request-params.js';
import { likeSource, report, schemaParams, searchParams } from './hub-params.js';
import { likeSourceFault } from './like-source.js';

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
  /** The column that identifies whom k counts; if undefined, k counts rows. */
  readonly unit: string | undefined;
  /** `no` if the first row of the file is data; if undefined, its cells decide. */
  readonly sourceHeader: 'no' | undefined;
  readonly credentials: HubCredentials | undefined;
  /** The seed of the rows that a report compares with the sample; without it, no report is made. */
  readonly reportSeed?: Seed;
}

export interface CloneRequest {
  readonly original: SchemaRequest;
  /** Whether the answer has a report on the quality and privacy of the clone. */
  readonly report: boolean;
  /** Whether the options of the format are those of the file, except those that the request gives. */
  readonly isLikeSource: boolean;
  /** The members of a generation request except its fields, as received. */
  readonly table: Members;
  readonly file: FileForm;
}

export function decodeSearch(input: unknown): Either<Failure, SearchRequest> {
  return pipe(
    decodeObject(input, searchParams, ['query'], checkCredentials),
    E.map(({ query, page, credentials }) => ({
      query,
      page,
      credentials: credentialsOf(credentials),
    })),
  );
}

export function decodeSchemaRequest(input: unknown): Either<Failure, SchemaRequest> {
  return pipe(
    decodeObject(input, schemaParams, ['dataset'], checkCredentials),
    E.map(schemaRequest),
  );
}

/** The members of a clone request that a generation request does not have. */
const ownParams = { ...schemaParams, report, like_source: likeSource };

/** Returns the members of a clone request: those of a schema request, of a table, and its own. */
export function cloneParams(terms: TableTerms) {
  return { ...ownParams, ...tableParams(terms) };
}

export function decodeCloneRequest(
  input: unknown,
  terms: TableTerms,
): Either<Failure, CloneRequest> {
  const params = cloneParams(terms);
  // Faults that do not depend on the columns are reported before a hub is called.
  const check: CheckMembers<typeof params> = (decoded, faulty, faults) => {
    checkCredentials(decoded, faulty, faults);
    const frame = { decoded, faulty, definitions: [], fields: [] };
    checkFormat(frame, terms.formats, faults);
    checkSize(frame, terms.limits, faults);
    checkReport(decoded, terms, faults);
    checkLikeSource(decoded, faulty, faults);
  };
  return pipe(
    decodeObject(input, params, ['dataset', 'rows'], check),
    E.map((decoded) => ({
      original: schemaRequest(decoded),
      report: decoded.report,
      isLikeSource: decoded.like_source,
      table: Object.fromEntries(
        Object.entries(input as Members).filter(([name]) => !Object.hasOwn(ownParams, name)),
      ),
      file: fileOf(decoded, terms),
    })),
  );
}

/** A report is a member of a JSON answer, which cannot contain the bytes of a file. */
function checkReport(
  decoded: DecodedTable['decoded'] & { readonly report?: boolean },
  terms: TableTerms,
  faults: FaultList,
): void {
  if (decoded.report !== true || !terms.formats.has(decoded.format)) return;
  const { content, extension } = fileOf(decoded, terms);
  if (content !== 'bytes') return;
  faults.add(() => ({
    path: '/report',
    message: `a report cannot be sent beside a file such as table.${extension}: choose a text without compression, or send a second request for the report`,
  }));
}

function checkLikeSource(
  { format, like_source }: DecodedTable['decoded'] & { readonly like_source?: boolean },
  faulty: ReadonlySet<string>,
  faults: FaultList,
): void {
  if (like_source !== true || faulty.has('format')) return;
  const fault = likeSourceFault(format);
  if (fault !== undefined) faults.add(() => fault);
}

function fileOf(decoded: DecodedTable['decoded'], { formats, compressions }: TableTerms): FileForm {
  const format = entryOf(formats, decoded.format);
  return fileForm(format, optionsOf(format, decoded), compressionOf(decoded, compressions));
}

function schemaRequest({
  dataset,
  file,
  sample_rows: sampleRows,
  unit,
  source_header: sourceHeader,
  credentials,
}: Complete<typeof schemaParams, 'dataset'>): SchemaRequest {
  return { dataset, file, sampleRows, unit, sourceHeader, credentials: credentialsOf(credentials) };
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
