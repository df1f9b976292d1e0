import type { Faker } from '@faker-js/faker';
import { faker as en } from '@faker-js/faker/locale/en';
import type { WordSource } from '../../application/ports/word-source.js';
import type { Lexicon, WordList } from '../../domain/lexicon/lexicon.js';
import type { Atlas, PlaceList } from '../../domain/places/places.js';
import { coverage, LOCALES } from './coverage.js';
import { FakerLexicon } from './faker-lexicon.js';

/** The words of faker-js: English at once, each other locale when it is first asked for. */
export class FakerWords implements WordSource {
  /** Those that can be asked for. */
  readonly locales: readonly string[];
  readonly #atlas: Atlas | undefined;
  readonly #lexicons = new Map<string, Lexicon>();

  /** Places come from the atlas; without one there are none. */
  constructor(atlas?: Atlas, locales: readonly string[] = LOCALES) {
    this.#atlas = atlas;
    this.locales = locales;
    this.add('en', en);
  }

  covers(locale: string, list: WordList | PlaceList): boolean {
    if (list === 'places' || list === 'place_names') {
      return this.#atlas?.covers(locale, list) === true;
    }
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
    const { rawDefinitions: english } = en;
    const lexicon = new FakerLexicon(locale, rawDefinitions, english, this.#atlas);
    this.#lexicons.set(locale, lexicon);
  }
}
