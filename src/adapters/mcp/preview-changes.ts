import * as E from 'fp-ts/lib/Either.js';
import type { ListChanges } from '../../application/tables/list-changes.js';
import type { Members } from '../../domain/basics/members.js';
import { invalidRequest } from '../../domain/errors/failure.js';
import { writtenMoment } from '../../domain/time/written-moment.js';
import type { ToolAnswer, ToolFailure } from './agent-tool.js';
import { type InnerCall, withinCall } from './inner-call.js';
import { inArgument } from './request-argument.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';

/** Whether a request is one for changes, as POST /changes takes it. */
export function asksForChanges(request: Members): boolean {
  return 'from' in request;
}

/** The first changes of a request as JSON, at most `most`, and fewer where they are too long. */
export async function previewChanges(
  listing: ListChanges,
  request: Members,
  most: number,
  call: InnerCall & { admit(): Promise<void> },
): Promise<E.Either<ToolFailure, ToolAnswer>> {
  if (request.form === 'sql') return E.left(inArgument('request', NO_STATEMENTS));
  return withinCall(call, async (inner) => {
    const listed = await listing.run(request, inner)();
    if (E.isLeft(listed)) return E.left(inArgument('request', listed.left));
    await call.admit();
    const { seed, now, lines } = listed.right;
    const facts = { seed, ...(now !== undefined && { now: writtenMoment(now) }) };
    const [head, foot] = [`${JSON.stringify(facts).slice(0, -1)},"changes":[`, ']}'];
    const changes = await linesWithin(lines, most, MOST_RESULT_BYTES - head.length - foot.length);
    if (changes === undefined) return E.left({ code: 'refused', message: TOO_LONG });
    inner.onRows(changes.length);
    return E.right({ text: head + changes.join(',') + foot });
  });
}

const NO_STATEMENTS = invalidRequest({
  path: '/form',
  message: 'changes are shown as JSON: leave the form out, or choose debezium, rows or scd2',
});

const TOO_LONG = `the request is valid, but its first change has more than ${MOST_RESULT_BYTES} bytes: choose the form rows, or give the tables fewer or shorter fields`;

/** The first lines, at most `most`, which fit into `bytes` with a comma each; undefined if the first one does not. */
async function linesWithin(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  bytes: number,
): Promise<readonly string[] | undefined> {
  const decoder = new TextDecoder();
  const found: string[] = [];
  let left = bytes;
  for await (const chunk of chunks) {
    // A chunk has whole lines.
    for (const line of decoder.decode(chunk).split('\n').slice(0, -1)) {
      left -= byteLength(line) + 1;
      if (left < 0) return found.length === 0 ? undefined : found;
      if (found.push(line) === most) return found;
    }
  }
  return found;
}
