import type { ByteSource } from '../../application/ports/table-reader.js';
import type { Answer, BoundedClient } from './bounded-client.js';
import { unreadable } from './faults.js';
import { WIRE_BYTES } from './hub-limits.js';
import type { HubTask } from './hub-task.js';
import type { HttpRequest } from './send-request.js';

/** Asks for no compression: compressed text comes without its length, and some servers then ignore ranges. */
const AS_STORED = { 'accept-encoding': 'identity' };

/**
 * A file behind a download URL. A first request for one byte follows the redirects once, and finds the size and whether
 * the server supports ranges. All further requests go to the final URL. `nameAt` returns the file name for that URL.
 */
export async function remoteFile(
  client: BoundedClient,
  download: HttpRequest,
  task: HubTask,
  nameAt: (url: URL) => string,
): Promise<ByteSource> {
  const headers = { ...download.headers, ...AS_STORED, range: 'bytes=0-0' };
  const probe = await client.exchange({ ...download, headers }, task);
  probe.discard();
  const file = new RemoteFile(client, task, probe, nameAt(probe.url));
  return file.source;
}

class RemoteFile {
  readonly #client: BoundedClient;
  readonly #task: HubTask;
  readonly #probe: Answer;
  readonly source: ByteSource;

  constructor(client: BoundedClient, task: HubTask, probe: Answer, name: string) {
    this.#client = client;
    this.#task = probe.authorized ? task : { ...task, authorization: undefined };
    this.#probe = probe;
    const ranges = probe.status !== 200;
    const size = ranges ? rangeOf(probe, 0).total : lengthOf(probe);
    this.source = {
      name,
      size,
      stream: () => this.#stream(ranges && size !== 0),
      cut: () => this.#task.budget.left === 0,
      range: ranges ? (start, end) => this.#range(start, end) : undefined,
    };
  }

  async *#stream(ranges: boolean): AsyncGenerator<Uint8Array, void, undefined> {
    // The range ends at the byte limit, so that the server does not send more than the sample can use.
    const answer = await this.#get(ranges ? `bytes=0-${this.#allowance() - 1}` : undefined);
    if (answer.status !== 200) rangeOf(answer, 0);
    yield* answer.body();
  }

  async #range(start: number, end?: number): Promise<Uint8Array> {
    const { size } = this.source;
    const from = start < 0 && size !== undefined ? Math.max(size + start, 0) : start;
    const to = Math.min(end ?? size ?? Number.POSITIVE_INFINITY, size ?? Number.POSITIVE_INFINITY);
    if (from >= to) return new Uint8Array();
    const wanted = from < 0 ? -from : to - from;
    if (wanted > this.#allowance()) throw tooLarge();
    const answer = await this.#get(from < 0 ? `bytes=${from}` : `bytes=${from}-${to - 1}`);
    return this.#whole(answer, from < 0 ? undefined : from, wanted);
  }

  async #whole(answer: Answer, from: number | undefined, wanted: number): Promise<Uint8Array> {
    if (answer.status !== 206) {
      answer.discard();
      throw unreadable('did not return the requested range');
    }
    rangeOf(answer, from);
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body()) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (bytes.length !== wanted) throw unreadable('returned fewer or more bytes than requested');
    return bytes;
  }

  async #get(range: string | undefined): Promise<Answer> {
    const { url, headers: first } = this.#probe;
    const headers = { ...AS_STORED, ...(range === undefined ? {} : { range }) };
    const request = { method: 'GET', url, headers } as const;
    const answer = await this.#client.exchange(request, this.#task);
    if (answer.headers.etag === first.etag) return answer;
    answer.discard();
    throw unreadable('changed the file while it was being read');
  }

  #allowance(): number {
    const { left } = this.#task.budget;
    if (left === 0) throw tooLarge();
    return left;
  }
}

/** The content of a Content-Range header (RFC 9110, 14.4). */
interface ContentRange {
  /** The first byte of the range; undefined if the requested range is not satisfiable. */
  readonly start: number | undefined;
  /** The size of the whole file in bytes; undefined if the header does not have it. */
  readonly total: number | undefined;
}

function parseContentRange(field: string | undefined): ContentRange | undefined {
  const [, start, total] =
    /^bytes (?:(\d{1,15})-\d{1,15}|\*)\/(\d{1,15}|\*)$/.exec(field?.trim() ?? '') ?? [];
  if (total === undefined) return undefined;
  return {
    start: start === undefined ? undefined : Number(start),
    total: total === '*' ? undefined : Number(total),
  };
}

/** The Content-Range of an answer. Throws if it does not start at the requested `start`. */
function rangeOf(answer: Answer, start: number | undefined): ContentRange {
  const range = parseContentRange(answer.headers['content-range']);
  const empty = answer.status === 416 && range?.total === 0;
  if (range !== undefined && (empty || start === undefined || range.start === start)) return range;
  answer.discard();
  throw unreadable('did not return the requested range');
}

function lengthOf({ headers }: Answer): number | undefined {
  const field = headers['content-length'];
  return field === undefined ? undefined : Number(field);
}

function tooLarge(): Error {
  return unreadable(`has a file of which more than ${WIRE_BYTES} bytes are needed for a sample`);
}
