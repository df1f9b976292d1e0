import { own } from '../basics/own.js';
import type { NameWords } from './find-meaning.js';
import { singular } from './name-words.js';
import { SHORT_FORMS, TRAILERS } from './word-classes.js';

/** What follows these words says what a noun is about: the reason for a rejection is a reason. */
const ABOUT = ['of', 'for', 'behind'];
/** Words that are taken off the end of a name at most. */
const MOST_TRAILERS = 2;

/**
 * The ways to read a name, the most literal one first: as it is written, with its short forms written out, and without
 * words at its end that say little. `order_qty` is also an order quantity, `color_hex` a colour, and `country_of_birth` a country.
 */
export function nameReadings<Words extends NameWords>(words: Words): readonly Words[] {
  const { column } = words;
  const readings: Words[] = [words];
  const full = column.flatMap((word) => longForm(word)?.split(' ') ?? [word]);
  if (full.join(' ') !== column.join(' ')) readings.push({ ...words, column: full, written: full });
  let rest = full;
  for (let i = 0; i < MOST_TRAILERS && rest.length > 1; i++) {
    if (!TRAILERS.has(rest.at(-1) ?? '')) break;
    rest = rest.slice(0, -1);
    readings.push({ ...words, column: rest, written: rest });
  }
  const end = full.findIndex((word, i) => i > 0 && ABOUT.includes(word));
  if (end > 0) readings.push({ ...words, column: full.slice(0, end), written: full.slice(0, end) });
  return readings;
}

function longForm(word: string): string | undefined {
  return own(SHORT_FORMS, word) ?? own(SHORT_FORMS, singular(word));
}
