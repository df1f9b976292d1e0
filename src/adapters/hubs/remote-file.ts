import type { ByteSource } from '../../application/ports/table-reader.js';
import type { Answer, BoundedClient } from './bounded-client.js';
import { type ContentRange, parseContentRange } from './content-range.js';
import { unreadable } from './faults.js';
import { WIRE_BYTES } from './hub-limits.js';
import type { Operation } from './operation.js';
import type { HttpRequest } from './send-request.js';

/** Else text comes compressed, without its length, and some servers forget about ranges. */
const AS_STORED = { 'accept-encoding': 'identity' };

/**
 * A file behind a download address. One byte is asked for first: that follows the redirects, once, and
 * tells the size and whether ranges are served. Then all goes to the address where they ended.
 */
export async function remoteFile(
  client: BoundedClient,
  download: HttpRequest,
  operation: Operation,
  nameAt: (url: URL) => string,
): Promise<ByteSource> {
  const headers = { ...download.headers, ...AS_STORED, range: 'bytes=0-0' };
  const probe = await client.exchange({ ...download, headers }, operation);
  probe.discard();
  const file = new RemoteFile(client, operation, probe, nameAt(probe.url));
  return file.source;
}

class RemoteFile {
  readonly #client: BoundedClient;
  readonly #operation: Operation;
  readonly #probe: Answer;
  readonly source: ByteSource;

  constructor(client: BoundedClient, operation: Operation, probe: Answer, name: string) {
    this.#client = client;
    this.#operation = probe.authorized ? operation : { ...operation, authorization: undefined };
    this.#probe = probe;
    const ranges = probe.status !== 200;
    const size = ranges ? rangeOf(probe, 0).total : lengthOf(probe);
    this.source = {
      name,
      size,
      stream: () => this.#stream(ranges && size !== 0),
      cut: () => this.#operation.budget.left === 0,
      range: ranges ? (start, end) => this.#range(start, end) : undefined,
    };
  }

  async *#stream(ranges: boolean): AsyncGenerator<Uint8Array, void, undefined> {
    // A range keeps the sender from sending what a sample can't take.
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
      throw unreadable('did not keep to the range that was asked for');
    }
    rangeOf(answer, from);
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body()) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (bytes.length !== wanted) throw unreadable('sent another number of bytes than asked for');
    return bytes;
  }

  async #get(range: string | undefined): Promise<Answer> {
    const { url, headers: first } = this.#probe;
    const headers = { ...AS_STORED, ...(range === undefined ? {} : { range }) };
    const request = { method: 'GET', url, headers } as const;
    const answer = await this.#client.exchange(request, this.#operation);
    if (answer.headers.etag === first.etag) return answer;
    answer.discard();
    throw unreadable('changed the file while it was read');
  }

  #allowance(): number {
    const { left } = this.#operation.budget;
    if (left === 0) throw tooLarge();
    return left;
  }
}

/** The Content-Range of an answer, which must begin where it was asked to. */
function rangeOf(answer: Answer, start: number | undefined): ContentRange {
  const range = parseContentRange(answer.headers['content-range']);
  const empty = answer.status === 416 && range?.total === 0;
  if (range !== undefined && (empty || start === undefined || range.start === start)) return range;
  answer.discard();
  throw unreadable('did not keep to the range that was asked for');
}

function lengthOf({ headers }: Answer): number | undefined {
  const field = headers['content-length'];
  return field === undefined ? undefined : Number(field);
}

function tooLarge(): Error {
  return unreadable(`holds a file that needs more than ${WIRE_BYTES} bytes to be sampled`);
}
