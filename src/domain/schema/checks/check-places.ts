import type { GivenCountries } from '../../constraints/countries.js';
import { unlessFaulty } from '../../constraints/faulty-members.js';
import type { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import type { Field } from '../../generation/generate-request.js';
import type { Vocabulary } from '../../lexicon/lexicon.js';
import { type CountrySet, countrySet } from '../../places/country-set.js';
import type { DecodedFields } from '../decoded-table.js';

/** A column that shows the place of each row. */
interface PlaceColumn {
  readonly field: Field;
  readonly given: GivenCountries | undefined;
  readonly set: CountrySet;
}

/**
 * Refuses columns of one link that give different countries. The countries are part of the key of a place, so such
 * columns would silently show different places.
 */
export function checkPlaces(
  { fields }: DecodedFields,
  vocabulary: Vocabulary,
  faults: FaultList,
): void {
  for (const columns of placeColumns(fields, vocabulary).values()) {
    const leading = columns.find(({ given }) => given !== undefined);
    for (const column of columns) {
      if (leading === undefined || column.set.name === leading.set.name) continue;
      faults.add(() => differing(column, leading));
    }
  }
}

/** Returns the columns that show a place, grouped by link and locale. */
function placeColumns(
  fields: DecodedFields['fields'],
  vocabulary: Vocabulary,
): ReadonlyMap<string, readonly PlaceColumn[]> {
  const groups = new Map<string, PlaceColumn[]>();
  for (const field of fields) {
    if (field === undefined) continue;
    const shown = unlessFaulty(() => field.type.countries?.(field.constraints));
    if (shown === undefined) continue;
    const { places } = vocabulary.lexicon(field.locale);
    if (places === undefined) continue;
    const { given } = shown;
    const column = { field, given, set: countrySet(places, given) };
    const name = JSON.stringify([field.locale, field.link]);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [column]);
    else group.push(column);
  }
  return groups;
}

function differing({ field, given }: PlaceColumn, { field: leading }: PlaceColumn) {
  const what =
    given === undefined ? 'gives no country' : `gives other countries than ${quote(leading.name)}`;
  const other = given === undefined ? `, ${quote(leading.name)} does` : '';
  const message = `${quote(field.name)} ${what}${other}, so the two would show different places: give both the same, or one of them a link of its own`;
  return { path: `${field.path}/constraints/country`, message };
}
