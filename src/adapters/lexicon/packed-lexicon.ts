import { lazy } from '../../domain/basics/lazy.js';
import type {
  CompanyForm,
  DoubleNames,
  GivenNames,
  Lexicon,
  NameOrder,
  WordList,
} from '../../domain/lexicon/lexicon.js';
import type { NamesByDecade } from '../../domain/lexicon/names-by-decade.js';
import type { Atlas, Places } from '../../domain/places/places.js';
import type { Locale } from './locale.js';
import { namesByDecade } from './packed-births.js';

const SEPARATOR = '|';
const NOT_ASCII = /[^\0-\x7f]/gu;

/** The words of a locale. A list is split at its first use. */
export class PackedLexicon implements Lexicon {
  readonly locale: string;
  readonly nameOrder: NameOrder;
  readonly doubleNames: DoubleNames;
  readonly companyForms: readonly CompanyForm[];
  readonly #packed: Locale;
  readonly #atlas: Atlas | undefined;
  readonly #readings: () => ReadonlyMap<string, string>;
  readonly #asciiForms: () => ReadonlyMap<string, string>;
  /** The lists by their texts: lists with equal words are the same object. */
  readonly #lists = new Map<string, readonly string[]>();

  readonly #weights = new Map<string, readonly number[]>();
  readonly #births = new Map<GivenNames, NamesByDecade>();

  /** `atlas` provides the places; without it there are none. */
  constructor(packed: Locale, atlas?: Atlas) {
    this.locale = packed.locale;
    this.nameOrder = packed.nameOrder;
    this.doubleNames = packed.doubleNames;
    this.companyForms = packed.companyForms;
    this.#packed = packed;
    this.#atlas = atlas;
    this.#asciiForms = lazy(() => asciiForms(packed.ascii));
    this.#readings = lazy(() => readingsOf(packed));
  }

  words(list: WordList): readonly string[] | undefined {
    const text = this.#packed.lists[list];
    if (text === undefined) return undefined;
    const words = this.#lists.get(text) ?? Object.freeze(text.split(SEPARATOR));
    this.#lists.set(text, words);
    return words;
  }

  weights(list: WordList): readonly number[] | undefined {
    const text = this.#packed.weights?.[list];
    if (text === undefined) return undefined;
    const weights = this.#weights.get(text) ?? Object.freeze(text.split(SEPARATOR).map(Number));
    this.#weights.set(text, weights);
    return weights;
  }

  namesByDecade(list: GivenNames): NamesByDecade | undefined {
    const packed = this.#packed.births?.[list];
    if (packed === undefined) return undefined;
    const names = this.#births.get(list) ?? namesByDecade(packed, this.words(list) ?? []);
    this.#births.set(list, names);
    return names;
  }

  get places(): Places | undefined {
    const { locale } = this;
    return this.#atlas?.covers(locale, 'places') === true ? this.#atlas.places(locale) : undefined;
  }

  ascii(word: string): string {
    const reading = this.#readings().get(word);
    if (reading !== undefined) return reading;
    return word.replace(
      NOT_ASCII,
      (character) => this.#asciiForms().get(character) ?? withoutMarks(character),
    );
  }
}

/** The ASCII letter of a character that no word of the locale has, such as ë in English; empty if there is none. */
function withoutMarks(character: string): string {
  return character.normalize('NFD').replace(NOT_ASCII, '');
}

function readingsOf({ readings }: Locale): ReadonlyMap<string, string> {
  const items = readings === undefined ? [] : readings.split(SEPARATOR);
  return new Map(items.map((item) => item.split('=') as [string, string]));
}

function asciiForms(packed: string): ReadonlyMap<string, string> {
  return new Map(
    packed.split(SEPARATOR).map((item) => {
      const [character = ''] = item;
      return [character, item.slice(character.length)];
    }),
  );
}
