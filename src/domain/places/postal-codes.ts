import { oncePer } from '../basics/once-per.js';
import { type Draws, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { type IndexVector, TextVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { countedGroups } from './counted-codes.js';
import { type CountrySet, hasCountry } from './country-set.js';
import type { Region } from './gazetteer.js';
import {
  codeBounds,
  countForm,
  type PostalForm,
  type PostalForms,
  postalForms,
  postalPiece,
  regionalForms,
  writeCode,
} from './postal-forms.js';

interface PostalCodeTexts {
  readonly texts: TextVector;
  readonly steps: readonly FillStep[];
}

/** Postal codes as a piece of a cell. */
export interface PostalCodePiece {
  readonly piece: ReturnType<typeof postalPiece>;
  readonly steps: readonly FillStep[];
}

/**
 * A random code of the form of each row's city; empty if the city has none. Of `forms`, which has an entry for each city of
 * the gazetteer, only the forms in `shown` can occur.
 */
export function drawnPostalCodes(
  city: { readonly indices: IndexVector; readonly steps: readonly FillStep[] },
  key: Key,
  forms: PostalForms,
  shown: PostalForms,
): PostalCodePiece {
  const texts = new TextVector(codeBounds(forms).maxLength);
  const fill = (row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    const cities = city.indices.data;
    let offset = 0;
    for (let i = 0; i < count; i++) {
      const start = offset;
      const form = forms[cities[i] as number];
      if (form !== undefined) {
        const number = drawBelow(key, row + i, countForm(form));
        offset = writeCode(data, offset, form, number);
      }
      starts[i] = start;
      lengths[i] = offset - start;
    }
  };
  return {
    piece: postalPiece(texts, shown),
    steps: [...city.steps, { vectors: [texts], fill }],
  };
}

/** The different postal code forms of the cities of a set; `undefined` for cities without postal codes. */
export const drawnForms = oncePer((set: CountrySet) => {
  const { countries } = set.gazetteer.cities;
  const forms = postalForms(set.gazetteer).filter((_, i) =>
    hasCountry(set, countries[i] as number),
  );
  return [...new Set(forms)];
});

/** The forms of all codes that a unique column can have: those of the regions of a set. */
export const formsOf = oncePer((set: CountrySet) => {
  const { regions } = set.gazetteer;
  return regionalForms(set.gazetteer).filter(
    (form, i): form is PostalForm =>
      form !== undefined && hasCountry(set, (regions[i] as Region).country),
  );
});

/** The number of different codes of the forms. */
export function countCodes(forms: readonly PostalForm[]): number {
  return countedGroups(forms).reduce((sum, group) => sum + countForm(group), 0);
}

/** Draws codes without repetition. */
export function uniquePostalCodes(forms: readonly PostalForm[], draws: Draws): PostalCodeTexts {
  const groups = countedGroups(forms);
  const sizes = groups.map(countForm);
  const elements = uniqueNumbers(draws, { min: 0, step: 1, n: countCodes(forms) });
  const texts = new TextVector(codeBounds(forms).maxLength);
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let offset = 0;
    for (let i = 0; i < count; i++) {
      let element = elements.values.data[i] as number;
      let g = 0;
      while (element >= (sizes[g] as number)) element -= sizes[g++] as number;
      const start = offset;
      offset = writeCode(data, offset, groups[g] as PostalForm, element);
      starts[i] = start;
      lengths[i] = offset - start;
    }
  };
  return { texts, steps: [...elements.steps, { vectors: [texts], fill }] };
}
