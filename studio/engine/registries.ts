import { byName } from '../../src/domain/basics/by-name.js';
import { choice } from '../../src/domain/field-types/choice.js';
import { city } from '../../src/domain/field-types/city.js';
import { countryCode } from '../../src/domain/field-types/country-code.js';
import { datetime } from '../../src/domain/field-types/datetime.js';
import { email } from '../../src/domain/field-types/email.js';
import type { FieldTypes } from '../../src/domain/field-types/field-type.js';
import { formula } from '../../src/domain/field-types/formula.js';
import { integer } from '../../src/domain/field-types/integer.js';
import { mask } from '../../src/domain/field-types/mask.js';
import { name } from '../../src/domain/field-types/name.js';
import { price } from '../../src/domain/field-types/price.js';
import { productName } from '../../src/domain/field-types/product-name.js';
import { sequence } from '../../src/domain/field-types/sequence.js';
import { csv } from '../../src/domain/formats/csv.js';
import type { Formats } from '../../src/domain/formats/format.js';
import { json } from '../../src/domain/formats/json.js';
import { ndjson } from '../../src/domain/formats/ndjson.js';
import { tsv } from '../../src/domain/formats/tsv.js';

/** The field types that load with the engine: those of the template that the first visit shows. */
export const firstFieldTypes: FieldTypes = byName('field types', [
  choice,
  city,
  countryCode,
  datetime,
  email,
  formula,
  integer,
  mask,
  name,
  price,
  productName,
  sequence,
] as const);

/** The field types for a request: all of them, unless it names only those that are loaded. */
export async function fieldTypesFor(names: Iterable<string>): Promise<FieldTypes> {
  if ([...names].every((name) => firstFieldTypes.has(name))) return firstFieldTypes;
  const { allFieldTypes } = await import('./all-field-types.js');
  return allFieldTypes;
}

/** The formats that load with the engine: they share most of their code. */
export const firstFormats: Formats = byName('formats', [json, ndjson, csv, tsv]);

/** The formats for a request: all of them, unless it asks for one that is loaded. */
export async function formatsFor(format: unknown): Promise<Formats> {
  if (format === undefined || firstFormats.has(String(format))) return firstFormats;
  const { allFormats } = await import('./all-formats.js');
  return allFormats;
}
