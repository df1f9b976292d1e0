import { last, nth } from '../basics/nth.js';
import { own } from '../basics/own.js';
import type { NameWords } from './find-meaning.js';
import { singular } from './name-words.js';
import { SHORT_FORMS, TRAILERS } from './word-classes.js';

/** What follows these words says what the nouns before them are about: the reason for a rejection is a rejection reason. */
const ABOUT = ['of', 'for', 'behind'];
/** The things of an amount matter more than the amount: a number of rooms is no room number. */
const AMOUNTS = [
  'number',
  'no',
  'count',
  'amount',
  'total',
  'sum',
  'quantity',
  'share',
  'percentage',
];
/** Nouns that also begin a name: `reason_disabled` is a disabled reason. */
const BEGINNINGS = ['reason', 'cause'];
/** Words that are taken off the end of a name at most. */
const MOST_TRAILERS = 2;

/**
 * The ways to read a name, the most literal one first: as it is written, with its short forms written out, and without
 * words at its end that say little. `order_qty` is also an order quantity, `color_hex` a colour, and `language_of_instruction` an
 * instruction language, unless a phrase such as `date of birth` means something by itself.
 */
export function nameReadings<Words extends NameWords>(words: Words): readonly Words[] {
  const { column } = words;
  const full = column.flatMap((word) => longForm(word)?.split(' ') ?? [word]);
  const about = full.findIndex((word, i) => i > 0 && ABOUT.includes(word));
  const [noun, rest] = [full.slice(0, about), full.slice(about + 1)];
  const isAbout = about > 0 && rest.length > 0 && !AMOUNTS.includes(last(noun));
  const literal = literalReadings(words, full);
  if (!isAbout) return literal;
  const turned = [...rest, ...noun];
  const spanning = { ...words, least: column.length - column.indexOf(nth(full, about)) };
  return [spanning, { ...words, column: turned, written: turned }, ...literal];
}

function literalReadings<Words extends NameWords>(
  words: Words,
  full: readonly string[],
): readonly Words[] {
  const readings: Words[] = [words];
  if (full.join(' ') !== words.column.join(' ')) {
    readings.push({ ...words, column: full, written: full });
  }
  let rest = full;
  for (let i = 0; i < MOST_TRAILERS && rest.length > 1; i++) {
    if (!TRAILERS.has(rest.at(-1) ?? '')) break;
    rest = rest.slice(0, -1);
    readings.push({ ...words, column: rest, written: rest });
  }
  const [noun = '', ...others] = full;
  if (BEGINNINGS.includes(noun) && others.length > 0) {
    const turned = [...others, noun];
    readings.push({ ...words, column: turned, written: turned });
  }
  return readings;
}

function longForm(word: string): string | undefined {
  return own(SHORT_FORMS, word) ?? own(SHORT_FORMS, singular(word));
}
