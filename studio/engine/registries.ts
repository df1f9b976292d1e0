import {
  byName,
  choice,
  datetime,
  email,
  type FieldTypes,
  type Formats,
  formula,
  integer,
  mask,
  name,
  price,
  productName,
  sequence,
  smallFormats,
} from '../../src/page/index.js';

/** The field types that load with the engine: those of the template that the first visit shows. */
export const firstFieldTypes: FieldTypes = byName('field types', [
  choice,
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

/** The formats that load with the engine. */
export const firstFormats: Formats = byName('formats', smallFormats);

/** The formats for a request: all of them, unless it asks for one that is loaded. */
export async function formatsFor(format: unknown): Promise<Formats> {
  if (format === undefined || firstFormats.has(String(format))) return firstFormats;
  const { allFormats } = await import('./all-formats.js');
  return allFormats;
}
