import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { textCodec } from './setting.js';

export const host = textCodec('a host name or an address', (text) =>
  /^[A-Za-z0-9.:_%-]+$/.test(text) ? text : undefined,
);

/** Segments of unreserved characters (RFC 3986, 2.3), so that no router reads a pattern into them. */
export const basePath = textCodec(
  'empty, or a path such as `/api` without a slash at its end',
  (text) => (/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/.test(text) ? text : undefined),
);

export const folder = textCodec('empty, or a folder that exists', (text) => {
  if (text === '') return text;
  return statSync(text, { throwIfNoEntry: false })?.isDirectory() ? text : undefined;
});

/** The name of a module, not looked up: the loader reports a module that does not exist. */
export const modulePath = textCodec('a path or a package', (text) => text || undefined);

/** One of `words`, in upper or lower case. */
export function choice<const W extends string>(...words: readonly W[]): t.Decoder<unknown, W> {
  return textCodec(`one of ${words.join(', ')}`, (text) =>
    words.find((word) => word === text.toLowerCase()),
  );
}

/** Comma-separated entries, all different, at least `min` of them. */
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

/** The value of a text of digits alone; -1 for any other text. */
function digitsValue(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}

/** A whole number from `min` to `max`, written with digits alone. */
export function wholeNumber(min: number, max: number): t.Decoder<unknown, number> {
  return textCodec(`a whole number from ${min} to ${max}`, (text) => {
    const value = digitsValue(text);
    return value >= min && value <= max ? value : undefined;
  });
}

const MOST_WORKERS = 256;

/** A number of threads; `cores` means the number of cores that the process may use. */
export const workers = textCodec(`\`cores\` or a whole number up to ${MOST_WORKERS}`, (text) => {
  if (text === 'cores') return Math.min(MOST_WORKERS, availableParallelism());
  const value = digitsValue(text);
  return value >= 0 && value <= MOST_WORKERS ? value : undefined;
});

/** Converts a number with a unit to the unit whose factor is 1; NaN for any other text. */
function measured(text: string, factors: ReadonlyMap<string, number>): number {
  const [, digits, unit = ''] = /^(\d{1,12}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(text) ?? [];
  return Number(digits) * (factors.get(unit.toLowerCase()) ?? Number.NaN);
}

const BYTES = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1024],
  ['mb', 1024 ** 2],
  ['gb', 1024 ** 3],
]);

/** A number of bytes, written as `1mb`, `512 kb` (powers of 1024) or without a unit; `largest` is in megabytes. */
export function size(largest: number): t.Decoder<unknown, number> {
  return textCodec(`a size from 1 b to ${largest} mb, such as \`1mb\` or \`65536\``, (text) => {
    const bytes = Math.floor(measured(text, BYTES));
    return bytes >= 1 && bytes <= largest * 1024 ** 2 ? bytes : undefined;
  });
}

const MILLISECONDS = new Map([
  ['ms', 1],
  ['', 1000],
  ['s', 1000],
  ['m', 60_000],
  ['min', 60_000],
  ['h', 3_600_000],
]);

/** 24 hours in milliseconds; a timer of Node takes at most 2^31 - 1 ms, 24.8 days. */
const LONGEST = 86_400_000;

/** A duration in milliseconds, written as `60 s`, `500ms` or `2 min`; a number without a unit means seconds. */
export function duration(min: number): t.Decoder<unknown, number> {
  return textCodec(`a duration from ${min} ms to 24 h, such as \`30 s\` or \`500ms\``, (text) => {
    const milliseconds = Math.round(measured(text, MILLISECONDS));
    return milliseconds >= min && milliseconds <= LONGEST ? milliseconds : undefined;
  });
}

const ORIGIN = /^https?:\/\/[^/?#@*\\\s]+\/?$/i;
const ORIGIN_PATTERN = /^https?:\/\/(?:\*\.)?[^/?#@*\\\s]+\/?$/i;

/** The origin as browsers write it (RFC 6454, 6.2): in lower case, without the default port of its scheme. */
function originIn(shape: RegExp, text: string): string | undefined {
  return shape.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

export const origin = textCodec('empty, or an origin such as `https://proxy:8443`', (text) =>
  text === '' ? text : originIn(ORIGIN, text),
);

/** An origin, in which `*.` matches every subdomain of the host that follows. */
export const originPattern = textCodec(
  'origins such as `https://proxy:8443` or `https://*.example.com`',
  (text) => originIn(ORIGIN_PATTERN, text),
);

/** A list of origins, or `*` for every origin. */
export const origins = textCodec(
  'empty, `*`, or origins such as `https://app.example.org`, comma separated',
  (text) => {
    if (text === '*') return '*' as const;
    const listed = text.split(',').flatMap((entry) => entry.trim() || []);
    const read = listed.map((entry) => originIn(ORIGIN, entry));
    return read.every((entry) => entry !== undefined) ? read : undefined;
  },
);
