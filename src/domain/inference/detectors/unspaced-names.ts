import { type KnownNames, plainWord } from '../reading/known-words.js';

/** Words in the scripts of China, Japan and Korea, without a space. */
const UNSPACED = /^[\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]{2,8}$/;
/** Many words of Korean with two syllables are also a family name and a syllable. */
const SHORT_KOREAN = /^[\uac00-\ud7a3]{2}$/;
/** The least share of the different values that begin with a family name, and of those that end in a given name. */
const [WITH_FAMILY, WITH_BOTH] = [0.8, 0.3];
/** The most characters of a given name behind a listed family name. */
const LONGEST_GIVEN = 3;

/** How a text without a space consists of names. */
interface Read {
  readonly locale: string;
  /** Whether the given name is on the list, too. */
  readonly isWhole: boolean;
}

/** How a full name without a space, such as `山田太郎`, consists of names of one locale; undefined if it does not. */
export function readUnspaced(text: string, names: readonly KnownNames[]): Read | undefined {
  const characters = [...text.trim().normalize('NFC')];
  const joined = characters.join('');
  if (!UNSPACED.test(joined) || SHORT_KOREAN.test(joined)) return undefined;
  let begins: Read | undefined;
  for (let i = 1; i < characters.length; i++) {
    const family = plainWord(characters.slice(0, i).join(''));
    const given = plainWord(characters.slice(i).join(''));
    for (const { locale, first, last } of names) {
      if (!last.has(family)) continue;
      if (first.has(given)) return { locale, isWhole: true };
      if (characters.length - i <= LONGEST_GIVEN) begins ??= { locale, isWhole: false };
    }
  }
  return begins;
}

/**
 * The locale of full names without a space. Most begin with a family name of a list. Many end in a given name of the list,
 * because a family name is also the beginning of words. Undefined if they are no names.
 */
export function unspacedNames(
  texts: readonly string[],
  names: readonly KnownNames[],
): string | undefined {
  const found = texts.flatMap((text) => readUnspaced(text, names) ?? []);
  const whole = found.filter(({ isWhole }) => isWhole);
  if (found.length < WITH_FAMILY * texts.length) return undefined;
  return whole.length < WITH_BOTH * texts.length ? undefined : whole[0]?.locale;
}
