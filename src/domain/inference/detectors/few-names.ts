import { hasHint } from '../../meanings/name-hints.js';
import { namedBy } from '../columns/name-locale.js';
import { plainWord } from '../reading/known-words.js';
import { type Evidence, shareOfValues } from './detector.js';
import { SURE_THING_HINTS } from './thing-hints.js';

/** The least number of different values: of fewer given names, or family names, any word may be one. */
const FEWEST = { first: 2, last: 5 } as const;
/** With fewer values, all must be listed. Of more, this share. */
const [FEW, LISTED] = [5, 0.75];
const PLACES = 0.5;

/**
 * Whether a few different values are given names, or family names, of the lists of one locale. Words of things are no
 * names here, and neither are values half of which are places: Paris and Georgia are on lists of both.
 */
export function areFewNames(evidence: Evidence): boolean {
  const { texts, hints, words } = evidence;
  if (hasHint(hints, SURE_THING_HINTS)) return false;
  const names = texts.filter((text) => !words.ordinary.has(plainWord(text)));
  const needed = texts.length < FEW ? 1 : LISTED;
  const places = shareOfValues(evidence, (text) =>
    [words.cities, words.states, words.countries].some((list) => list.has(plainWord(text))),
  );
  if (places >= PLACES) return false;
  return (['first', 'last'] as const).some((part) => {
    if (texts.length < FEWEST[part] || names.length === 0) return false;
    const listed = namedBy([{ part, words: names }], words.names)?.share ?? 0;
    const share = (listed * names.length) / texts.length;
    return share >= needed;
  });
}
