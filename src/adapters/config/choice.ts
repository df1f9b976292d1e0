import type * as t from 'io-ts';
import { textCodec } from './setting.js';

/** One of a few words, in any case. */
export function choice<const W extends string>(...words: readonly W[]): t.Decoder<unknown, W> {
  return textCodec(`one of ${words.join(', ')}`, (text) =>
    words.find((word) => word === text.toLowerCase()),
  );
}
