import * as E from 'fp-ts/lib/Either.js';
import type { Members } from '../../../domain/basics/members.js';
import { parseJsonObject } from '../../../domain/schema/parse-json-object.js';
import type { Refused } from '../../mcp/agent-tool.js';
import type { Workspace } from '../../mcp/workspace.js';
import { refused } from './ending-as-refusal.js';

/** The request that an argument of a tool is, or that the file has whose path it is. */
export async function agentRequest(
  given: Members | string,
  workspace: Workspace | undefined,
): Promise<E.Either<Refused, Members>> {
  if (typeof given !== 'string') return E.right(given);
  if (workspace === undefined) return refused('start tablewright mcp with --root to read files');
  const text = await workspace.readText(given);
  if (E.isLeft(text)) return text;
  const parsed = parseJsonObject(new TextEncoder().encode(text.right), given);
  return E.isRight(parsed) ? parsed : refused(parsed.left);
}
