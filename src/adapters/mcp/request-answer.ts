import * as E from 'fp-ts/lib/Either.js';
import type { ToolAnswer, ToolFailure } from './agent-tool.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';
import type { Workspace } from './workspace.js';

/** Where a request goes that is too long for a result. */
export interface RequestFile {
  readonly workspace: Workspace | undefined;
  /** The path of the file to create. */
  readonly out: string | undefined;
}

/** The description of the argument `out` of tools that return a request. */
export const OUT = '.json file to create with the request';

/**
 * A request as the answer of a tool: in a file if `out` names one, else as JSON, without the reasons of its fields if
 * those would not fit. `members` are returned beside it.
 */
export async function requestAnswer(
  request: object,
  members: Readonly<Record<string, unknown>>,
  { workspace, out }: RequestFile,
): Promise<E.Either<ToolFailure, ToolAnswer>> {
  if (workspace !== undefined && out !== undefined) {
    const link = await workspace.create(out, `${JSON.stringify(request)}\n`);
    if (E.isLeft(link)) return link;
    return E.right({ text: JSON.stringify({ request: out, ...members }), link: link.right });
  }
  const whole = JSON.stringify({ request, ...members });
  if (byteLength(whole) <= MOST_RESULT_BYTES) return E.right({ text: whole });
  const bare = JSON.stringify({ request, ...members }, withoutReason);
  const bytes = byteLength(bare);
  if (bytes <= MOST_RESULT_BYTES) return E.right({ text: bare });
  const remedy =
    workspace === undefined ? 'send fewer tables or columns' : 'name a file to create with out';
  const message = `the request has ${bytes} bytes, and a result at most ${MOST_RESULT_BYTES}: ${remedy}`;
  return E.left({ code: 'refused', message });
}

/** A field's reason is a text, while a field named because is an object. */
function withoutReason(key: string, value: unknown): unknown {
  return key === 'because' && typeof value === 'string' ? undefined : value;
}
