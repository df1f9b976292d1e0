import * as E from 'fp-ts/lib/Either.js';
import type { Refused } from '../../mcp/agent-tool.js';
import { isEnding } from '../endings/ending.js';

export function refused(message: string): E.Either<Refused, never> {
  return E.left({ code: 'refused', message });
}

/** The result of work. An `Ending`, which would end a command, is a refusal of a tool. */
export async function endingAsRefusal<A>(work: () => Promise<A>): Promise<E.Either<Refused, A>> {
  try {
    return E.right(await work());
  } catch (error) {
    if (!isEnding(error)) throw error;
    return refused([...error.lines, ...error.details].join('\n'));
  }
}
