import {
  type Atlas,
  type FieldTypes,
  LazyVocabulary,
  LOCALES,
  type Locale,
  lazyPromise,
  type Vocabulary,
} from '../../src/page/index.js';

/** The folder of the files of places beside this module, which the build writes here. */
declare const WORLD_FOLDER: string;

/** The words and the places of the page. It loads each locale, and the places, when a request first needs them. */
export class PageWords {
  readonly #places = lazyPromise(loadPlaces);
  #atlas: Atlas | undefined;
  /** The places seem to be missing until they have loaded, which `loadFor` does before a request is checked. */
  readonly vocabulary: Vocabulary = new LazyVocabulary({
    locales: LOCALES,
    load: loadLocale,
    atlas: {
      covers: (locale, list) => this.#atlas?.covers(locale, list) === true,
      places: (locale) => (this.#atlas as Atlas).places(locale),
    },
  });

  /** Loads the words of the locales, and the places if one of the types shows a place. */
  async loadFor(
    locales: Iterable<string>,
    types: Iterable<string>,
    known: FieldTypes,
  ): Promise<void> {
    const showsPlace = [...types].some((name) => {
      const type = known.get(name);
      return type?.countries !== undefined || (type?.placeLists ?? []).length > 0;
    });
    await Promise.all([this.vocabulary.load(locales), showsPlace ? this.loadPlaces() : undefined]);
  }

  async loadPlaces(): Promise<Atlas> {
    this.#atlas ??= await this.#places();
    return this.#atlas;
  }
}

async function loadPlaces(): Promise<Atlas> {
  const { fetchPlaces } = await import('../../src/page/places.js');
  return fetchPlaces(new URL(WORLD_FOLDER, import.meta.url).href);
}

/** The build makes a file of each locale. */
async function loadLocale(locale: string): Promise<Locale> {
  const module = await import(`../../src/adapters/lexicon/locales/${locale}.ts`);
  return module[locale];
}
