/**
 * How many units of a currency buy what a US dollar buys in the United States, where that is not about one, with two digits.
 * Source: World Bank, International Comparison Program, PPP conversion factor of the gross domestic product (PA.NUS.PPP), 2024;
 * CC BY 4.0. https://data.worldbank.org/indicator/PA.NUS.PPP
 */
const PRICE_LEVELS: Readonly<Record<string, number>> = {
  ...{ AMD: 150, ARS: 420, BDT: 30, CLP: 440, CNY: 3.5, COP: 1400, CRC: 310, CZK: 13, DKK: 6.1 },
  ...{ DOP: 24, DZD: 44, EGP: 6.2, HKD: 5.6, HUF: 180, IDR: 4700, INR: 20, IQD: 550, ISK: 140 },
  ...{ JMD: 94, JPY: 94, KES: 43, KHR: 1300, KRW: 810, KZT: 160, LKR: 87, MNT: 1200, MXN: 9.9 },
  ...{ NGN: 180, NOK: 9.1, NPR: 34, PHP: 19, PKR: 67, PYG: 2600, RSD: 45, RUB: 29, SEK: 8.5 },
  ...{ THB: 10, TRY: 11, TTD: 3.5, TZS: 730, UAH: 12, UGX: 1200, UYU: 26, UZS: 3400, VND: 7000 },
  ...{ XAF: 200, XOF: 210, ZAR: 7.4 },
};

/** How many units of a currency cost what a US dollar costs, roughly; 1 for currencies of about that value. */
export function priceLevel(currency: string): number {
  return Object.hasOwn(PRICE_LEVELS, currency) ? (PRICE_LEVELS[currency] as number) : 1;
}
