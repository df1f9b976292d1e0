import type { Members } from '../../../domain/basics/members.js';
import type { BoundedClient } from '../bounded-client.js';
import { unreadable } from '../faults.js';
import { MAX_REPLIES } from '../hub-limits.js';
import type { HubTask } from '../hub-task.js';
import { jsonReply } from '../json-reply.js';
import { listOf } from '../reply-fields.js';

const NEXT = /<([^<>]*)>\s*;\s*rel="?next"?/;

/** The entries of a paginated listing, reply by reply; the Link header of a reply has the next URL (RFC 8288). */
export async function* pages(
  client: BoundedClient,
  first: URL,
  task: HubTask,
): AsyncGenerator<readonly Members[], void, undefined> {
  const asked = new Set<string>();
  let url: URL | undefined = first;
  // A repeated link would list the same entries again.
  while (url !== undefined && !asked.has(url.href) && asked.size < MAX_REPLIES) {
    asked.add(url.href);
    const reply = await jsonReply(client, { method: 'GET', url, headers: {} }, task);
    yield listOf(reply.value);
    url = nextUrl([reply.answer.headers.link ?? ''].flat().join(), first);
  }
}

function nextUrl(link: string, first: URL): URL | undefined {
  const target = NEXT.exec(link)?.[1];
  if (target === undefined) return undefined;
  const url = URL.canParse(target, first.href) ? new URL(target, first) : undefined;
  // The credentials are sent with the request, so the next page must have the same origin.
  if (url?.origin !== first.origin) throw unreadable('continues its list at another origin');
  return url;
}
