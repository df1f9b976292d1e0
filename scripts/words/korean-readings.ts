/*
 * Names in Hangul as people write them in Latin letters: the Revised Romanization of Korean (Ministry of Culture and Tourism,
 * 2000-8), whose fourth paragraph leaves sound changes between the syllables of a name out. A table of letters gives "juhyeog" for Juhyeok.
 */

const FIRST = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const LAST = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

const HANGUL = { first: 0xac00, last: 0xd7a3 };
const LIQUID = 'r';
const DOUBLED = 'l';

const silent = (sound: string): string => sound.replace('-', '');

/** The reading of a word in Hangul; undefined if it has other characters. */
export function koreanReading(word: string): string | undefined {
  let reading = '';
  for (const syllable of word) {
    const code = syllable.codePointAt(0) ?? 0;
    if (code < HANGUL.first || code > HANGUL.last) return undefined;
    const at = code - HANGUL.first;
    const size = VOWELS.length * LAST.length;
    const first = silent(FIRST[Math.floor(at / size)] ?? '');
    const isDoubled = first === LIQUID && reading.endsWith(DOUBLED);
    const vowel = VOWELS[Math.floor((at % size) / LAST.length)] ?? '';
    reading += (isDoubled ? DOUBLED : first) + vowel + silent(LAST[at % LAST.length] ?? '');
  }
  return reading;
}
