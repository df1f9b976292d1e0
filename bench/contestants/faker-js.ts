import { faker } from '@faker-js/faker/locale/en';
import type { Row } from './row-by-row.js';

export const FAKER = 'faker-js';

const from = '2020-01-01T00:00:00Z';
const to = '2025-12-31T23:59:59Z';

export function fakerRow(): Row {
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
