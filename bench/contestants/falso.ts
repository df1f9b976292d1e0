import { peer } from '../peer.js';
import type { Row } from './row-by-row.js';

type Range = { readonly min: number; readonly max: number; readonly fraction?: number };

/** The calls for one row. */
interface Falso {
  randNumber(range: Range): number;
  randFullName(): string;
  randEmail(): string;
  randPhoneNumber(): string;
  randCompanyName(): string;
  randCity(): string;
  randCountry(): string;
  randBetweenDate(range: { readonly from: Date; readonly to: Date }): Date;
  randFloat(range: Range): number;
  randBoolean(): boolean;
}

const from = new Date('2020-01-01T00:00:00Z');
const to = new Date('2025-12-31T23:59:59Z');

/** Undefined if the package is not installed. */
export function falsoRow(): (() => Row) | undefined {
  const falso = peer<Falso>('@ngneat/falso');
  return (
    falso &&
    (() => ({
      id: falso.randNumber({ min: 1, max: 1_000_000 }),
      name: falso.randFullName(),
      email: falso.randEmail(),
      phone: falso.randPhoneNumber(),
      company: falso.randCompanyName(),
      city: falso.randCity(),
      country: falso.randCountry(),
      date: falso.randBetweenDate({ from, to }).toISOString().slice(0, 10),
      amount: falso.randFloat({ min: 0, max: 1000, fraction: 2 }),
      active: falso.randBoolean(),
    }))
  );
}
