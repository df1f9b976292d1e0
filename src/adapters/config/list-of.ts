import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { textCodec } from './setting.js';

/** Comma separated entries of one kind, none twice; at least `min` of them. */
export function listOf<A>(entry: t.Decoder<unknown, A>, min = 0): t.Decoder<unknown, readonly A[]> {
  return textCodec(
    `${min === 0 ? 'empty, or ' : ''}comma separated, none twice: ${entry.name}`,
    (text) => {
      const texts = text === '' ? [] : text.split(',');
      const entries = texts
        .map((part) => entry.decode(part))
        .flatMap((read) => (E.isRight(read) ? [read.right] : []));
      const complete = entries.length === texts.length && entries.length >= min;
      return complete && new Set(entries).size === entries.length ? entries : undefined;
    },
  );
}
