import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Answer, BoundedClient } from './bounded-client.js';
import { unreadable } from './faults.js';
import { REPLY_BYTES, REPLY_SIGNS } from './hub-limits.js';
import type { HubTask } from './hub-task.js';
import type { HttpRequest } from './send-request.js';

export interface JsonReply {
  readonly value: unknown;
  /** The answer that had the JSON as its body. */
  readonly answer: Answer;
}

type Inflate = (bytes: Uint8Array, bounds: { maxOutputLength: number }) => Promise<Uint8Array>;

/** The supported content codings. Some servers compress even if the request does not ask for it. */
const INFLATES: Readonly<Record<string, Inflate>> = {
  gzip: promisify(zlib.gunzip),
  'x-gzip': promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
  br: promisify(zlib.brotliDecompress),
};

/** Requests JSON and parses the whole body, whatever its media type. Throws a `HubFault` if that fails. */
export async function jsonReply(
  client: BoundedClient,
  request: HttpRequest,
  task: HubTask,
): Promise<JsonReply> {
  const headers = { accept: 'application/json', 'accept-encoding': 'gzip', ...request.headers };
  const answer = await client.exchange({ ...request, headers }, task);
  if (answer.status !== 200) {
    answer.discard();
    throw client.refusal(answer, task);
  }
  const body = await wholeBody(answer, task);
  const text = await plainText(body, answer.headers['content-encoding']);
  if (!hasFewSigns(text)) throw unreadable('sent too much JSON');
  return { value: parsed(text), answer };
}

/** A text, whether it is closed or not, or a sign between values. */
const SIGN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[[{,]/g;

/** Whether JSON is within the limit of signs: parsing a few MB of tiny or nested values takes seconds. */
function hasFewSigns(text: string): boolean {
  const signs = text.matchAll(SIGN);
  for (let count = 0; count <= REPLY_SIGNS; count += 1) if (signs.next().done) return true;
  return false;
}

async function wholeBody(answer: Answer, { budget }: HubTask): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body()) {
    length += chunk.length;
    if (length > REPLY_BYTES || budget.left === 0) throw unreadable('sent too much JSON');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function plainText(body: Uint8Array, coding = 'identity'): Promise<string> {
  const name = coding.trim().toLowerCase();
  if (name !== 'identity' && !Object.hasOwn(INFLATES, name)) {
    throw unreadable('sent a body in an unknown content coding');
  }
  try {
    const bytes = (await INFLATES[name]?.(body, { maxOutputLength: REPLY_BYTES })) ?? body;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('sent a body that is corrupt, too large or not UTF-8');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('sent something that is not JSON');
  }
}
