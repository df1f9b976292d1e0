import { nth } from '../../basics/nth.js';
import { oncePer } from '../../basics/once-per.js';
import type { Presence } from '../../columns/all-present.js';
import type { Fill } from '../../columns/fill-step.js';
import { IndexVector } from '../../columns/vectors.js';
import { type GivenCountries, WORLD } from '../../constraints/countries.js';
import { constantFacet, type IndexFacet } from '../../entities/facet.js';
import type { Fault } from '../../errors/fault.js';
import { quote } from '../../errors/quote.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { countryOfLocale } from '../../lexicon/locale-country.js';
import { type CountrySet, countrySet, hasCountry } from '../../places/country-set.js';
import type { Places } from '../../places/places.js';
import type { ColumnContext } from '../column-context.js';
import { checkPlaceCountry, placeOf } from './place-country.js';

/** The countries that have a form of values, such as bank accounts or phone numbers. */
export interface CountryForms<C extends string> {
  /** ISO 3166 alpha-2. */
  readonly codes: readonly C[];
  /** The form of rows if neither their country nor that of the locale has one. */
  readonly commonest: C;
  /** What other countries lack, for messages: "no IBANs". */
  readonly lack: string;
}

/** A set of the codes: each of a thousand fields asks for all countries of the world. */
const codeSet = oncePer((codes: readonly string[]) => new Set(codes));

/** The code of a country if it has a form. */
function formOf<C extends string>({ codes }: CountryForms<C>, code: string | undefined) {
  return code !== undefined && codeSet(codes).has(code) ? (code as C) : undefined;
}

/** The form of the country of a locale; undefined if it has none. */
export function formOfLocale<C extends string>(
  forms: CountryForms<C>,
  locale: string,
): C | undefined {
  return formOf(forms, countryOfLocale(locale));
}

/** The form of rows whose country has none. */
export function otherForm<C extends string>(forms: CountryForms<C>, { locale }: Lexicon): C {
  return formOfLocale(forms, locale) ?? forms.commonest;
}

/** Returns the code in `country` if it names exactly one country, which all rows then have, whatever their place. */
function onlyCountry(given: GivenCountries | undefined): string | undefined {
  return given === undefined || given === WORLD || given.length > 1 ? undefined : given[0]?.code;
}

/** The countries of the row's place, if a column shows them. */
export function placesGiven(country: GivenCountries | undefined) {
  return onlyCountry(country) === undefined ? { given: country } : undefined;
}

/** By index of the place's country: the form of its values. */
function formsOfSet<C extends string, Other extends C | undefined>(
  forms: CountryForms<C>,
  { gazetteer }: CountrySet,
  other: Other,
): readonly (C | Other)[] {
  return gazetteer.countries.map(({ alpha2 }) => formOf(forms, alpha2) ?? other);
}

/** The forms that appear in a column, in the order of `codes`. */
export function shownForms<C extends string>(
  forms: CountryForms<C>,
  given: GivenCountries | undefined,
  lexicon: Lexicon,
): readonly C[] {
  const only = onlyCountry(given);
  if (only !== undefined) return [only as C];
  const other = otherForm(forms, lexicon);
  const { places } = lexicon;
  if (places === undefined) return [other];
  return formsWithin(forms, countrySet(places, given), other);
}

/** The forms of a set of countries, of which those without one have `other`. */
function formsWithin<C extends string>(
  forms: CountryForms<C>,
  set: CountrySet,
  other: C | undefined,
): readonly C[] {
  const shown = new Set(
    formsOfSet(forms, set, other).filter((_, country) => hasCountry(set, country)),
  );
  return forms.codes.filter((code) => shown.has(code));
}

/** As `shownForms`, for a unique column: it has the form of the locale's country only, unless `given` names others. */
export function countedForms<C extends string>(
  forms: CountryForms<C>,
  given: GivenCountries | undefined,
  lexicon: Lexicon,
): readonly C[] {
  return given === undefined ? [otherForm(forms, lexicon)] : shownForms(forms, given, lexicon);
}

/** As `countedForms`, for a column that is null where the row's country has no form: without that of the locale's country. */
export function ownForms<C extends string>(
  forms: CountryForms<C>,
  given: GivenCountries | undefined,
  lexicon: Lexicon,
): readonly C[] {
  const { places } = lexicon;
  if (places === undefined || !namesSeveral(given)) return countedForms(forms, given, lexicon);
  return formsWithin(forms, countrySet(places, given), undefined);
}

/** The form of each row: an index in `list`, which contains all forms that `shownForms` returns. */
export function formsOfRows<C extends string>(
  forms: CountryForms<C>,
  given: GivenCountries | undefined,
  list: readonly C[],
  context: ColumnContext,
): IndexFacet {
  const shown = shownForms(forms, given, context.lexicon);
  if (shown.length === 1) return constantFacet(list.indexOf(nth(shown, 0)));
  const place = placeOf(context, given);
  const ofSet = formsOfSet(forms, place.countries, otherForm(forms, context.lexicon));
  const byCountry = Int32Array.from(ofSet, (code) => list.indexOf(code));
  const indices = new IndexVector();
  const fill: Fill = (_row, count, kernel) => {
    kernel.lookUp(indices.data, byCountry, place.country.indices.data, count);
  };
  const step = { vectors: [indices], fill, lists: [byCountry] };
  return { indices, steps: [...place.country.steps, step] };
}

/**
 * The rows whose country has a form. All have one if the rows follow no place, or only places of countries with forms.
 */
export function rowsWithForm<C extends string>(
  forms: CountryForms<C>,
  given: GivenCountries | undefined,
  context: ColumnContext,
): Presence {
  const { places } = context.lexicon;
  const follows = onlyCountry(given) === undefined && places !== undefined && !context.unique;
  if (!follows) return { present: undefined, steps: [] };
  const set = countrySet(places, given);
  const flags = Int32Array.from(places.gazetteer.countries, ({ alpha2 }) =>
    formOf(forms, alpha2) === undefined ? 0 : 1,
  );
  if (!flags.some((flag, country) => flag === 0 && hasCountry(set, country))) {
    return { present: undefined, steps: [] };
  }
  const { country } = placeOf(context, given);
  const present = new IndexVector();
  const fill: Fill = (_row, count, kernel) => {
    kernel.lookUp(present.data, flags, country.indices.data, count);
  };
  const step = { vectors: [present], fill, lists: [flags] };
  return { present, steps: [...country.steps, step] };
}

/** Whether the rows have the countries of their places because the constraints name several. */
export function namesSeveral(given: GivenCountries | undefined): boolean {
  return given !== undefined && onlyCountry(given) === undefined;
}

/** Returns the faults of `country` in a type with forms of countries. */
export function checkFormCountry<C extends string>(
  forms: CountryForms<C>,
  country: GivenCountries | undefined,
  places: Places | undefined,
): readonly Fault[] {
  if (country === undefined) return [];
  if (country !== WORLD && !country.some(({ code }) => formOf(forms, code) !== undefined)) {
    const expected = `one of ${forms.codes.join(', ')}; all rows then have values of that country`;
    const codes = country.map(({ code }) => quote(code)).join(', ');
    const message = `${forms.lack} in ${codes}: expected ${expected}`;
    return [{ path: '/country', message, expected }];
  }
  if (onlyCountry(country) !== undefined) return [];
  if (places !== undefined) return checkPlaceCountry(country, places);
  const expected = 'one country: the locale has no places';
  return [{ path: '/country', message: `expected ${expected}`, expected }];
}
