import { faker } from '@faker-js/faker/locale/en';
import type { Contestant } from '../contestant.js';
import { type ColumnName, columns } from '../table.js';

type Row = Readonly<Record<ColumnName, unknown>>;

const from = '2020-01-01T00:00:00Z';
const to = '2025-12-31T23:59:59Z';

/** A row as a user of faker-js writes it. */
function row(): Row {
  return {
    id: faker.number.int({ min: 1, max: 1_000_000 }),
    name: faker.person.fullName(),
    email: faker.internet.email(),
    phone: faker.phone.number(),
    company: faker.company.name(),
    city: faker.location.city(),
    country: faker.location.country(),
    date: faker.date.between({ from, to }).toISOString().slice(0, 10),
    amount: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
    active: faker.datatype.boolean(),
  };
}

function table(count: number): readonly Row[] {
  return Array.from({ length: count }, row);
}

/** No cell is quoted, which spares it work that a correct CSV file needs. */
function csv(rows: readonly Row[]): string {
  const header = columns.map(({ name }) => name).join(',');
  return [header, ...rows.map((cells) => Object.values(cells).join(','))].join('\r\n');
}

export function fakerJs(rows: number): readonly Contestant[] {
  return [
    { name: 'faker-js', format: 'csv', rows, run: () => csv(table(rows)) },
    { name: 'faker-js', format: 'json', rows, run: () => JSON.stringify(table(rows)) },
  ];
}
