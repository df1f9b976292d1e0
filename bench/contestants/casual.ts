import { peer } from '../peer.js';
import type { Row } from './row-by-row.js';

/** The calls for one row: properties that draw whenever they are read. */
interface Casual {
  integer(from: number, to: number): number;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly company_name: string;
  readonly city: string;
  readonly country: string;
  /** Any year, because it takes no range. */
  date(format: string): string;
  double(from: number, to: number): number;
  readonly coin_flip: boolean;
}

/** Undefined if the package is not installed. */
export function casualRow(): (() => Row) | undefined {
  const casual = peer<Casual>('casual');
  return (
    casual &&
    (() => ({
      id: casual.integer(1, 1_000_000),
      name: casual.full_name,
      email: casual.email,
      phone: casual.phone,
      company: casual.company_name,
      city: casual.city,
      country: casual.country,
      date: casual.date('YYYY-MM-DD'),
      amount: casual.double(0, 1000).toFixed(2),
      active: casual.coin_flip,
    }))
  );
}
