import { generate } from 'tablewright';
import { generateLazily } from 'tablewright/lazy';
import { de } from 'tablewright/locales/de';

const fields = [
  { name: 'id', type: 'integer' },
  { name: 'name', type: 'name' },
];
const table = { rows: 20, seed: 42, fields };
const english = { ...table, format: 'sql' };
const untyped = { ...table, fields: [{ name: 'salary' }, { name: 'order_status' }] };
const calendar = { timezone: 'Europe/Berlin', holidays: { country: 'DE', factor: 0.1 } };
const busy = { ...table, fields: [{ name: 'at', type: 'arrival', constraints: calendar }] };
const grouped = {
  ...table,
  groups: { rows: 2 },
  fields: [{ name: 'order', type: 'sequence', per: 'group' as const }, ...fields],
};
const german = { ...table, format: 'csv', locale: 'de' };

export const same: readonly boolean[] = [
  (await generateLazily(english)).text() === generate(english).text(),
  (await generateLazily(german)).text() === generate(german, { locales: [de] }).text(),
  (await generateLazily(untyped)).text() === generate(untyped).text(),
  (await generateLazily(busy)).text() === generate(busy).text(),
  (await generateLazily(grouped)).text() === generate(grouped).text(),
];
