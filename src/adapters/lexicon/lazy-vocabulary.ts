import type { Lexicon, Vocabulary, WordList } from '../../domain/lexicon/lexicon.js';
import { hasStreetWords } from '../../domain/lexicon/street-lists.js';
import { type Atlas, isPlaceList, type PlaceList } from '../../domain/places/places.js';
import { coverage, LOCALES } from './coverage.js';
import type { Locale } from './locale.js';
import { PackedLexicon } from './packed-lexicon.js';

/** Where the words and places of a vocabulary come from. */
export interface Sources {
  /** Every locale that a request can name. Default: all that have a module of words. */
  readonly locales?: readonly string[];
  /** Loads the words of a locale. If it throws or rejects, a later call may succeed. Default: throws. */
  readonly load?: (locale: string) => Locale | Promise<Locale>;
  /** Words that are loaded already. */
  readonly loaded?: readonly Locale[];
  /** Provides the places; without it there are none. */
  readonly atlas?: Atlas | undefined;
}

function refuse(locale: string): never {
  throw new Error(`locale ${locale} is not loaded`);
}

/** Words by locale, each loaded at its first use. */
export class LazyVocabulary implements Vocabulary {
  readonly locales: readonly string[];
  readonly #load: NonNullable<Sources['load']>;
  readonly #atlas: Atlas | undefined;
  readonly #lexicons = new Map<string, Lexicon>();

  constructor({ locales = LOCALES, loaded = [], load = refuse, atlas }: Sources) {
    this.locales = locales;
    this.#load = load;
    this.#atlas = atlas;
    for (const words of loaded) this.#add(words);
  }

  covers(locale: string, list: WordList | PlaceList): boolean {
    if (!isPlaceList(list)) return coverage[list].includes(locale);
    const isCovered = this.#atlas?.covers(locale, list) === true;
    if (list !== 'streets' || isCovered) return isCovered;
    return this.covers(locale, 'places') && hasStreetWords((words) => this.covers(locale, words));
  }

  lexicon(locale: string): Lexicon {
    const lexicon = this.#lexicons.get(locale);
    return lexicon ?? refuse(locale);
  }

  async load(locales: Iterable<string>): Promise<void> {
    for (const locale of locales) {
      if (!this.#lexicons.has(locale)) this.#add(await this.#load(locale));
    }
  }

  /** Keeps the first words of a locale if two calls load it: a lexicon is always the same object. */
  #add(words: Locale): void {
    if (!this.#lexicons.has(words.locale)) {
      this.#lexicons.set(words.locale, new PackedLexicon(words, this.#atlas));
    }
  }
}
