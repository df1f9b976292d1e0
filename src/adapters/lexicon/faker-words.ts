import type { Faker } from '@faker-js/faker';
import { faker as en } from '@faker-js/faker/locale/en';
import type { WordSource } from '../../application/ports/word-source.js';
import type { Lexicon, WordList } from '../../domain/lexicon/lexicon.js';
import { coverage, LOCALES } from './coverage.js';
import { FakerLexicon } from './faker-lexicon.js';

/** The words of faker-js: English at once, each other locale when it is first asked for. */
export class FakerWords implements WordSource {
  /** Those that can be asked for. */
  readonly locales: readonly string[];
  readonly #lexicons = new Map<string, Lexicon>();

  constructor(locales: readonly string[] = LOCALES) {
    this.locales = locales;
    this.add('en', en);
  }

  covers(locale: string, list: WordList): boolean {
    return coverage[list].includes(locale);
  }

  lexicon(locale: string): Lexicon {
    const lexicon = this.#lexicons.get(locale);
    if (lexicon === undefined) throw new Error(`locale ${locale} is not loaded`);
    return lexicon;
  }

  async load(locales: Iterable<string>): Promise<void> {
    for (const locale of locales) {
      if (this.#lexicons.has(locale)) continue;
      const { faker } = (await import(`@faker-js/faker/locale/${locale}`)) as {
        readonly faker: Faker;
      };
      this.add(locale, faker);
    }
  }

  /** Binds a locale that is loaded already. */
  add(locale: string, { rawDefinitions }: Faker): void {
    if (this.#lexicons.has(locale)) return;
    this.#lexicons.set(locale, new FakerLexicon(locale, rawDefinitions, en.rawDefinitions));
  }
}
