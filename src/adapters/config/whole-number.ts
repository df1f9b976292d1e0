import type * as t from 'io-ts';
import { textCodec } from './setting.js';

/** A whole number from `min` to `max`, written with digits alone. */
export function wholeNumber(min: number, max: number): t.Decoder<unknown, number> {
  return textCodec(`a whole number from ${min} to ${max}`, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : -1;
    return value >= min && value <= max ? value : undefined;
  });
}
