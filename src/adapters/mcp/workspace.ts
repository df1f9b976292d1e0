import type { Either } from 'fp-ts/lib/Either.js';
import { text } from '../../domain/constraints/texts.js';
import type { FileLink, Refused } from './agent-tool.js';

/** The folders of a machine that an agent may use. Paths are relative to the first one, or absolute. */
export interface Workspace {
  /** The text of a file in one of the folders. */
  readText(path: string): Promise<Either<Refused, string>>;
  /** Creates a file in one of the folders; an existing file is never replaced. */
  create(path: string, text: string): Promise<Either<Refused, FileLink>>;
}

/** The longest path in characters. */
const LONGEST_PATH = 4096;

export function pathParam(description: string) {
  return text(description, { minLength: 1, maxLength: LONGEST_PATH });
}
