import { readdirSync, readFileSync } from 'node:fs';
import { RULE_LISTS, type WordList } from '../../src/domain/lexicon/lexicon.js';

type Lists = Readonly<Partial<Record<WordList, readonly string[]>>>;

const FOLDER = 'scripts/words/prose';

/** The languages that have a file of rules of texts. */
export const PROSE_LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.txt', ''));

/** The language whose texts a locale uses; undefined if there is none that its country writes. */
export function proseLanguageOf(locale: string): string | undefined {
  if (locale === 'pt_PT' || locale === 'zh_TW') return undefined;
  const language = locale.split('_')[0] as string;
  return PROSE_LANGUAGES.includes(language) ? language : undefined;
}

/** Returns the rules of texts of a language, from its file: `[list]` stands before the lines of each list. */
export function proseOf(language: string): Lists {
  const sections = readFileSync(`${FOLDER}/${language}.txt`, 'utf8').split(/^\[(\w+)\]$/m);
  return Object.fromEntries(
    RULE_LISTS.map((list) => {
      const at = sections.indexOf(list);
      if (at < 0) throw new Error(`${language}.txt has no section [${list}]`);
      const lines = (sections[at + 1] ?? '').split('\n');
      return [list, lines.filter((line) => line !== '')];
    }),
  );
}
