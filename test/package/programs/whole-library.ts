import { generate, InvalidRequestError, type Row, type TableRequest } from 'tablewright';
import { de } from 'tablewright/locales/de';

const request: TableRequest = {
  rows: 3,
  seed: 42,
  fields: [
    { name: 'id', type: 'integer', constraints: { min: 1, max: 999, unique: true } },
    { name: 'email', type: 'email' },
  ],
};

function faultsOf(invalid: TableRequest): readonly string[] {
  try {
    generate(invalid);
    return [];
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.faults.map(({ path }) => path);
    throw error;
  }
}

const table = generate(request);

export const rows: readonly Row[] = [...table.rows()];
export const text: string = generate({ ...request, format: 'csv' }).text();
export const bytes: number = [...table.chunks()].reduce((sum, chunk) => sum + chunk.length, 0);
export const places: readonly Row[] = [
  ...generate({ rows: 3, seed: 42, fields: [{ name: 'city', type: 'city' }] }).rows(),
];
export const german: readonly Row[] = [
  ...generate(
    { rows: 50, seed: 42, locale: 'de', fields: [{ name: 'name', type: 'name' }] },
    { locales: [de] },
  ).rows(),
];
export const faults = faultsOf({ ...request, rows: 0 });
