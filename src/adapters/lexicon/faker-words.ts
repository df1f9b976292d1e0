import type { Lexicon, Vocabulary, WordList } from '../../domain/lexicon/lexicon.js';
import type { Atlas, PlaceList } from '../../domain/places/places.js';
import { coverage, LOCALES } from './coverage.js';
import { english } from './english.js';
import { FakerLexicon } from './faker-lexicon.js';
import { loadForeignLexicon } from './load-foreign-lexicon.js';

/** The words of faker-js. English is always loaded, each other locale at its first use. */
export class FakerWords implements Vocabulary {
  /** The available locales. */
  readonly locales: readonly string[];
  readonly #atlas: Atlas | undefined;
  readonly #lexicons = new Map<string, Lexicon>();

  /** `atlas` provides the places; without it there are none. */
  constructor(atlas?: Atlas, locales: readonly string[] = LOCALES) {
    this.#atlas = atlas;
    this.locales = locales;
    // English words are already ASCII.
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
      if (!this.#lexicons.has(locale)) this.add(loadForeignLexicon(locale, this.#atlas));
    }
  }

  /** Adds the words of a locale that is already loaded, unless it has been added before. */
  add(lexicon: Lexicon): void {
    if (!this.#lexicons.has(lexicon.locale)) this.#lexicons.set(lexicon.locale, lexicon);
  }
}
