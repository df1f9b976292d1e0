import type { Faker } from '@faker-js/faker';
import type { WordSource } from '../../application/ports/word-source.js';
import type { Lexicon, WordList } from '../../domain/lexicon/lexicon.js';
import type { Atlas, PlaceList } from '../../domain/places/places.js';
import { coverage, LOCALES } from './coverage.js';
import { english } from './english.js';
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
    // Its words are ASCII as they stand.
    this.add(new FakerLexicon('en', english, { english, ascii: (word) => word, atlas }));
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
      const { foreignLexicon } = await import('./foreign-lexicon.js');
      const { faker } = (await import(`@faker-js/faker/locale/${locale}`)) as {
        readonly faker: Faker;
      };
      this.add(foreignLexicon(locale, faker, this.#atlas));
    }
  }

  /** Binds the words of a locale that is loaded already. */
  add(lexicon: Lexicon): void {
    if (!this.#lexicons.has(lexicon.locale)) this.#lexicons.set(lexicon.locale, lexicon);
  }
}
