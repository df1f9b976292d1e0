import { COUNTRY_CURRENCIES } from './country-currencies.js';

export interface Currency {
  /** English name. */
  readonly name: string;
  /** The symbol used in the currency's own country; several currencies share `$`. */
  readonly symbol: string;
  /** Share of the turnover on foreign exchange markets; the shares of all currencies add up to 200. */
  readonly share: number;
}

/**
 * Shares of the turnover on foreign exchange markets by ISO 4217 code, for the currencies that are traded most. The
 * shares of all currencies add up to 200 percent, because every trade has two currencies (BIS, Triennial Survey, OTC
 * foreign exchange turnover in April 2022).
 */
const SHARES: Readonly<Record<string, number>> = {
  USD: 88.5,
  EUR: 30.5,
  JPY: 16.7,
  GBP: 12.9,
  CNY: 7,
  AUD: 6.4,
  CAD: 6.2,
  CHF: 5.2,
  HKD: 2.6,
  SGD: 2.4,
  SEK: 2.2,
  KRW: 1.9,
  NOK: 1.7,
  NZD: 1.7,
  INR: 1.6,
  MXN: 1.5,
  TWD: 1.1,
  ZAR: 1,
  BRL: 0.9,
  DKK: 0.7,
  PLN: 0.7,
  THB: 0.4,
  ILS: 0.4,
  IDR: 0.4,
  CZK: 0.4,
  AED: 0.4,
  TRY: 0.4,
  HUF: 0.3,
  CLP: 0.3,
  SAR: 0.2,
  PHP: 0.2,
  MYR: 0.2,
  COP: 0.2,
  RON: 0.1,
  PEN: 0.1,
};

/** The currencies of all countries, by ISO 4217 code. */
export const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  COUNTRY_CURRENCIES.map((text) => {
    const [code = '', name = '', symbol = ''] = text.split('|');
    return [code, { name, symbol, share: SHARES[code] ?? 0 }];
  }),
);
