import { NOUN_FIRST, NOUN_LAST } from './foreign-lists.js';
import { joinedOf, wordPlaces } from './name-hints.js';

const PREPOSITIONS = new Set([
  ...['de', 'del', 'di', 'da', 'do', 'des', 'der', 'la', 'el', 'du', 'van', 'av', 'dos', 'das'],
  ...['los', 'las', 'les', 'dei', 'della', 'delle', 'dello', 'degli', 'von'],
]);
/** Words of the longest phrase. */
const LONGEST = 2;

interface Translation {
  readonly words: readonly string[];
  readonly isNounFirst: boolean;
}

const TRANSLATIONS = new Map<string, Translation>();
for (const [lines, isNounFirst] of [
  [NOUN_LAST, false],
  [NOUN_FIRST, true],
] as const) {
  for (const pair of lines.flatMap((line) => line.split(', '))) {
    const [phrase = '', english = ''] = pair.split('=');
    TRANSLATIONS.set(phrase, { words: english.split(' '), isNounFirst });
  }
}

/** What joins the parts of a compound: `rechnungsdatum`, `kundenname`. */
const JOINTS = new Set(['s', 'n', 'en', 'es', ...PREPOSITIONS]);
/** Letters of the shortest noun that is a part of a word. */
const SHORTEST_PART = 4;
/** Names that are the same in English, or that mean more than their English word. */
const OTHER_PARTS = ['name', 'nome', 'nombre', 'code'];

const PARTS = wordPlaces([
  ...[...TRANSLATIONS.keys(), ...OTHER_PARTS].filter((word) => word.length >= SHORTEST_PART),
  ...JOINTS,
]);

/** The nouns that other languages join without a mark, as in `nomecliente`; an empty list if a word is none of these. */
export function joinedForeign(word: string): readonly string[] {
  const parts = joinedOf(word, PARTS);
  const isNoun = (part: string | undefined): boolean => (part ?? '').length >= SHORTEST_PART;
  const nouns = parts.filter(isNoun);
  return nouns.length > 1 && isNoun(parts[0]) && isNoun(parts.at(-1)) ? nouns : [];
}

/** Endings of plurals, and those of their singular: `proveedores`, `observacoes`, `fornitori`, `categorie`. */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<!s)s$/, ''],
  [/oes$/, 'ao'],
  [/es$/, ''],
  [/i$/, 'e'],
  [/i$/, 'o'],
  [/e$/, 'a'],
];
/** Letters of the shortest word whose plural is read. */
const SHORTEST_PLURAL = 6;

/** The translation of a phrase in the singular or the plural. */
function translationOf(phrase: string): Translation | undefined {
  const found = TRANSLATIONS.get(phrase);
  if (found !== undefined || phrase.length < SHORTEST_PLURAL) return found;
  for (const [plural, single] of PLURALS) {
    const known = plural.test(phrase)
      ? TRANSLATIONS.get(phrase.replace(plural, single))
      : undefined;
    if (known !== undefined) return known;
  }
  return undefined;
}

/** English words that stand last in names of every language: `logo_azienda_url`. */
const HEADS = new Set([
  ...[
    'url',
    'uri',
    'id',
    'ids',
    'uuid',
    'email',
    'json',
    'html',
    'pdf',
    'path',
    'slug',
    'at',
    'on',
  ],
  ...['count', 'total', 'hash', 'token', 'status'],
]);

/** The words in English, in the order of English; undefined if no word is known. */
export function translated(words: readonly string[]): readonly string[] | undefined {
  const nouns = words.filter((word) => !PREPOSITIONS.has(word));
  const units: Translation[] = [];
  for (let at = 0; at < nouns.length; ) {
    const length = lengthOf(nouns, at);
    const unit = translationOf(nouns.slice(at, at + length).join(' '));
    units.push(unit ?? { words: nouns.slice(at, at + 1), isNounFirst: false });
    at += Math.max(1, length);
  }
  if (!units.some((unit, i) => unit.words[0] !== nouns[i])) return undefined;
  const isHeaded = HEADS.has(units.at(-1)?.words[0] ?? '');
  const described = isHeaded ? units.slice(0, -1) : units;
  const ordered = described.some(({ isNounFirst }) => isNounFirst)
    ? described.toReversed()
    : described;
  return [...ordered, ...units.slice(described.length)].flatMap((unit) => unit.words);
}

/** Words of the longest known phrase at a place; 0 if there is none. */
function lengthOf(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    if (translationOf(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}
