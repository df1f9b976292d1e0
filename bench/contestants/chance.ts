import { peer } from '../peer.js';
import type { Row } from './row-by-row.js';

/** The calls for one row. */
interface Chance {
  integer(range: { readonly min: number; readonly max: number }): number;
  name(): string;
  email(): string;
  phone(): string;
  company(): string;
  city(): string;
  country(options: { readonly full: boolean }): string;
  date(range: { readonly min: Date; readonly max: Date }): Date;
  floating(range: { readonly min: number; readonly max: number; readonly fixed: number }): number;
  bool(): boolean;
}

const min = new Date('2020-01-01T00:00:00Z');
const max = new Date('2025-12-31T23:59:59Z');

/** Undefined if the package is not installed. */
export function chanceRow(): (() => Row) | undefined {
  const Chance = peer<new (seed: number) => Chance>('chance');
  if (Chance === undefined) return undefined;
  const chance = new Chance(42);
  return () => ({
    id: chance.integer({ min: 1, max: 1_000_000 }),
    name: chance.name(),
    email: chance.email(),
    phone: chance.phone(),
    company: chance.company(),
    city: chance.city(),
    country: chance.country({ full: true }),
    date: chance.date({ min, max }).toISOString().slice(0, 10),
    amount: chance.floating({ min: 0, max: 1000, fixed: 2 }),
    active: chance.bool(),
  });
}
