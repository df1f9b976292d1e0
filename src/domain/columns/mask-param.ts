import * as E from 'fp-ts/lib/Either.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { type Param, reading } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { type Mask, parseMask } from './masks.js';

const UNENDED = 'a character after the backslash at the end';

/** A parameter that is a mask, parsed once. */
export function mask(description: string): Param<Mask> {
  const written = text(description, { minLength: 1, maxLength: MAX_TEXT_LENGTH });
  const read = (value: unknown): E.Either<string, Mask> => {
    const decoded = written.decode(value);
    if (E.isLeft(decoded)) return E.left(written.name);
    return E.fromNullable(UNENDED)(parseMask(decoded.right));
  };
  return {
    description,
    schema: written.schema,
    ...reading(written.name, read),
    rules: { mask: 'A mask does not end with a single backslash.' },
  };
}
