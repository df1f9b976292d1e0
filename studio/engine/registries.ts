import {
  choice,
  datetime,
  email,
  type FieldType,
  type Format,
  formula,
  integer,
  isSet,
  lazyPromise,
  mask,
  name,
  needsSets,
  price,
  productName,
  sequence,
  smallFormats,
  type TableParts,
} from '../../src/page/index.js';

/** The field types that load with the engine: those of the template that the first visit shows. */
export const firstFieldTypes: readonly FieldType[] = [
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
];

const firstTypes = new Set(firstFieldTypes.map(({ name }) => name));

const loadFieldTypes = lazyPromise(async () => {
  const { allFieldTypes } = await import('./all-field-types.js');
  return [...allFieldTypes.values()];
});

/** The field types for a request: all of them, unless it names only those that are loaded. */
export async function fieldTypesFor(names: Iterable<string>): Promise<readonly FieldType[]> {
  if ([...names].every((name) => firstTypes.has(name))) return firstFieldTypes;
  return loadFieldTypes();
}

/** The names of the formats that load with the engine. */
const firstFormats = new Set(smallFormats.map(({ name }): unknown => name));

const loadFormats = lazyPromise(async () => {
  const { allFormats } = await import('./all-formats.js');
  return [...allFormats.values()];
});

/** The formats for a request: all of them, unless it asks for one that is loaded. */
export async function formatsFor(format: unknown): Promise<readonly Format[]> {
  if (format === undefined || firstFormats.has(format)) return smallFormats;
  return loadFormats();
}

/** The decoders of sets, for a request for several tables, or for one with groups. */
export async function setsFor(request: object): Promise<TableParts['sets']> {
  if (!isSet(request) && !needsSets(request)) return undefined;
  const { setDecoders } = await import('../../src/page/sets.js');
  return setDecoders;
}
