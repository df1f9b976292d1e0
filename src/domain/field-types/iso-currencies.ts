export interface Currency {
  /** English name, as ISO 4217 lists it. */
  readonly name: string;
  /** As written where the currency is at home, so that several share `$`. */
  readonly symbol: string;
  /** Share of the turnover on foreign exchange markets, of 200 (BIS, Triennial Survey, OTC foreign exchange turnover in April 2022). */
  readonly share: number;
}

const of = (name: string, symbol: string, share: number): Currency => ({ name, symbol, share });

/** The currencies that are traded most, by their ISO 4217 codes. */
export const CURRENCIES = {
  USD: of('US Dollar', '$', 88.5),
  EUR: of('Euro', '€', 30.5),
  JPY: of('Yen', '¥', 16.7),
  GBP: of('Pound Sterling', '£', 12.9),
  CNY: of('Yuan Renminbi', '¥', 7),
  AUD: of('Australian Dollar', '$', 6.4),
  CAD: of('Canadian Dollar', '$', 6.2),
  CHF: of('Swiss Franc', 'CHF', 5.2),
  HKD: of('Hong Kong Dollar', '$', 2.6),
  SGD: of('Singapore Dollar', '$', 2.4),
  SEK: of('Swedish Krona', 'kr', 2.2),
  KRW: of('Won', '₩', 1.9),
  NOK: of('Norwegian Krone', 'kr', 1.7),
  NZD: of('New Zealand Dollar', '$', 1.7),
  INR: of('Indian Rupee', '₹', 1.6),
  MXN: of('Mexican Peso', '$', 1.5),
  TWD: of('New Taiwan Dollar', 'NT$', 1.1),
  ZAR: of('Rand', 'R', 1),
  BRL: of('Brazilian Real', 'R$', 0.9),
  DKK: of('Danish Krone', 'kr', 0.7),
  PLN: of('Zloty', 'zł', 0.7),
  THB: of('Baht', '฿', 0.4),
  ILS: of('New Israeli Sheqel', '₪', 0.4),
  IDR: of('Rupiah', 'Rp', 0.4),
  CZK: of('Czech Koruna', 'Kč', 0.4),
  AED: of('UAE Dirham', 'AED', 0.4),
  TRY: of('Turkish Lira', '₺', 0.4),
  HUF: of('Forint', 'Ft', 0.3),
  CLP: of('Chilean Peso', '$', 0.3),
  SAR: of('Saudi Riyal', 'SAR', 0.2),
  PHP: of('Philippine Peso', '₱', 0.2),
  MYR: of('Malaysian Ringgit', 'RM', 0.2),
  COP: of('Colombian Peso', '$', 0.2),
  RON: of('Romanian Leu', 'lei', 0.1),
  PEN: of('Sol', 'S/', 0.1),
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof CURRENCIES;
