import type { BoundedClient } from '../bounded-client.js';
import { unreadable } from '../faults.js';
import { MAX_REPLIES } from '../hub-limits.js';
import { jsonReply } from '../json-reply.js';
import type { Operation } from '../operation.js';
import { listOf, type Members } from '../reply-fields.js';

const NEXT = /<([^<>]*)>\s*;\s*rel="?next"?/;

/** The entries of a listing that goes on where its Link header says (RFC 8288), reply by reply. */
export async function* pages(
  client: BoundedClient,
  first: URL,
  operation: Operation,
): AsyncGenerator<readonly Members[], void, undefined> {
  let url: URL | undefined = first;
  for (let replies = 0; url !== undefined && replies < MAX_REPLIES; replies += 1) {
    const reply = await jsonReply(client, { method: 'GET', url, headers: {} }, operation);
    yield listOf(reply.value);
    url = nextUrl([reply.answer.headers.link ?? ''].flat().join(), first);
  }
}

function nextUrl(link: string, first: URL): URL | undefined {
  const target = NEXT.exec(link)?.[1];
  if (target === undefined) return undefined;
  const url = URL.canParse(target, first.href) ? new URL(target, first) : undefined;
  // The credentials go along: a next page elsewhere is none.
  if (url?.origin !== first.origin) throw unreadable('continues its list at another origin');
  return url;
}
