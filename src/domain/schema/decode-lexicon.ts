import type * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../errors/failure.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { decodeObject } from './decode-object.js';
import { lexiconParam, type OwnLists } from './own-lists.js';

/** Decodes and checks an object whose only member is `lexicon`, such as a file. */
export function decodeLexicon(
  input: unknown,
  { locales }: Pick<Vocabulary, 'locales'>,
): E.Either<Failure, { readonly lexicon: OwnLists }> {
  return decodeObject(input, { lexicon: lexiconParam(locales) }, ['lexicon'], () => {});
}
