import type { FillStep } from '../columns/column-plan.js';
import { type Draws, uniqueNumbers } from '../columns/drawn.js';
import { type IndexVector, TextVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import { countedGroups } from './counted-codes.js';
import type { Gazetteer } from './gazetteer.js';
import { oncePerCountry } from './once-per-country.js';
import { codeBounds, countForm, type PostalForm, postalForms, writeCode } from './postal-forms.js';

export interface PostalCodeTexts {
  readonly texts: TextVector;
  readonly steps: readonly FillStep[];
}

/** A code of each row's region: any of those that begin like its own do. */
export function drawnPostalCodes(
  gazetteer: Gazetteer,
  region: { readonly indices: IndexVector; readonly steps: readonly FillStep[] },
  key: Key,
): PostalCodeTexts {
  const forms = postalForms(gazetteer);
  const texts = new TextVector(codeBounds(forms).maxLength);
  const fill = (row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    const regions = region.indices.data;
    let place = 0;
    for (let i = 0; i < count; i++) {
      const start = place;
      const form = forms[regions[i] as number];
      if (form !== undefined) {
        const number = drawBelow(key, row + i, countForm(form));
        place = writeCode(data, place, form, number);
      }
      starts[i] = start;
      lengths[i] = place - start;
    }
  };
  return { texts, steps: [...region.steps, { vectors: [texts], fill }] };
}

/** The forms of codes in the regions of a country, or of all of a locale; nothing where there are none. */
export const drawnForms = oncePerCountry((gazetteer, country) =>
  postalForms(gazetteer).filter((_, i) => {
    const of = gazetteer.regions[i]?.country ?? 0;
    return country === undefined || gazetteer.countries[of]?.alpha2 === country;
  }),
);

/** As `drawnForms`, without the regions that have no codes. */
export const formsOf = oncePerCountry((gazetteer, country) =>
  drawnForms({ gazetteer }, country).filter((form) => form !== undefined),
);

/** How many different codes the forms have. */
export function countCodes(forms: readonly PostalForm[]): number {
  return countedGroups(forms).reduce((sum, group) => sum + countForm(group), 0);
}

/** Codes of which none comes twice. */
export function uniquePostalCodes(forms: readonly PostalForm[], draws: Draws): PostalCodeTexts {
  const groups = countedGroups(forms);
  const sizes = groups.map(countForm);
  const elements = uniqueNumbers(draws, { min: 0, step: 1, n: countCodes(forms) });
  const texts = new TextVector(codeBounds(forms).maxLength);
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let place = 0;
    for (let i = 0; i < count; i++) {
      let element = elements.values.data[i] as number;
      let g = 0;
      while (element >= (sizes[g] as number)) element -= sizes[g++] as number;
      const start = place;
      place = writeCode(data, place, groups[g] as PostalForm, element);
      starts[i] = start;
      lengths[i] = place - start;
    }
  };
  return { texts, steps: [...elements.steps, { vectors: [texts], fill }] };
}
