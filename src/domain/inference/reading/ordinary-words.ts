import { INDUSTRIES } from '../../entities/industries.js';
import { DEPARTMENTS, TITLES } from '../../entities/occupations.js';
import { CATEGORIES, GOODS, LINES } from '../../entities/product-catalogue.js';
import type { Lexicon } from '../../lexicon/lexicon.js';

/** Words of names of things that the lists of the package lack. */
const THINGS =
  'staff north south east west new old upper lower first second third fourth last high low big small large long short red green blue black white grey gray gold silver brown yellow day night time week month year spring summer autumn winter house home street road park hill lake river sea air water fire land world state city town county island school college care health food sales data real estate class group team center centre power light star rock wood stone bird fish dog cat horse game book film music art january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday unknown unassigned none other yes no not in out on off up down over under to of at for';

/** The words of names of things, in the form of `plainWord`: goods, jobs, industries, and the nouns of a lexicon. */
export function ordinaryWords(lexicon: Lexicon): ReadonlySet<string> {
  const phrases = [
    ...[INDUSTRIES.values, DEPARTMENTS.values, TITLES, CATEGORIES.values, GOODS, LINES],
    ...(['noun', 'adjective', 'verb', 'status'] as const).map((list) => lexicon.words(list) ?? []),
    [THINGS],
  ].flat();
  return new Set(phrases.flatMap((phrase) => phrase.toLowerCase().match(/[a-z]+/g) ?? []));
}
