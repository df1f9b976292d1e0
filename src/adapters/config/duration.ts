import type * as t from 'io-ts';
import { textCodec } from './setting.js';

const UNITS = new Map([
  ['ms', 1],
  ['', 1000],
  ['s', 1000],
  ['m', 60_000],
  ['min', 60_000],
  ['h', 3_600_000],
]);

/** Timers of Node hold at most 2^31 - 1 ms, 24.8 days. */
const LONGEST = 86_400_000;

/** Milliseconds, written as `60 s`, `500ms`, `2 min`, or as seconds without a unit. */
export function duration(min: number): t.Decoder<unknown, number> {
  return textCodec(`a duration from ${min} ms to 24 h, such as \`30 s\` or \`500ms\``, (text) => {
    const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(text) ?? [];
    const factor = UNITS.get(unit.toLowerCase());
    if (digits === '' || factor === undefined) return undefined;
    const milliseconds = Math.round(Number(digits) * factor);
    return milliseconds >= min && milliseconds <= LONGEST ? milliseconds : undefined;
  });
}
