/** An ending of prices, and its share. */
type Endings = readonly (readonly [ending: number, weight: number])[];

/** What prices of a country look like. */
export interface PriceLevel {
  readonly currency: string;
  /** How many units of the currency buy what a dollar buys in the United States. */
  readonly level: number;
  /** The endings of prices, as remainders of prices in the smallest unit of the currency by `modulus`. */
  readonly modulus: number;
  readonly endings: Endings;
}

const cents = (currency: string, level: number, endings: Endings): PriceLevel => ({
  currency,
  level,
  modulus: 100,
  endings,
});

const NINETY_NINE: Endings = [
  [99, 62],
  [95, 10],
  [49, 8],
  [50, 8],
  [0, 12],
];

const NINETY: Endings = [
  [90, 42],
  [99, 24],
  [50, 14],
  [0, 14],
  [95, 6],
];

const NINETY_FIVE: Endings = [
  [95, 44],
  [99, 22],
  [50, 14],
  [0, 14],
  [75, 6],
];

/**
 * By ISO 3166 code. Levels: purchasing power parities of 2023, World Bank, by https://github.com/datasets/ppp (PDDL 1.0).
 * That prices end just below a round number, and that countries differ in this, is known (Levy, Lee, Chen, Kauffman and
 * Bergen, Review of Economics and Statistics 93, 2011; Ventura, Troll, Soliman and Loschelder, Frontiers in Behavioral
 * Economics 4, 2025); the shares of the endings are our estimate. Where no coin is smaller, prices end in whole crowns (SE)
 * or in multiples of five cents (CH).
 */
export const PRICE_LEVELS: Readonly<Record<string, PriceLevel>> = {
  US: cents('USD', 1, NINETY_NINE),
  GB: cents('GBP', 0.660709, NINETY_NINE),
  IE: cents('EUR', 0.740333, NINETY_NINE),
  CA: cents('CAD', 1.139727, NINETY_NINE),
  AU: cents('AUD', 1.337468, NINETY_FIVE),
  DE: cents('EUR', 0.701054, NINETY_NINE),
  AT: cents('EUR', 0.704634, NINETY_NINE),
  CH: cents('CHF', 0.95026, [
    [90, 44],
    [95, 28],
    [50, 12],
    [0, 16],
  ]),
  FR: cents('EUR', 0.678524, NINETY),
  BE: cents('EUR', 0.703466, NINETY_FIVE),
  ES: cents('EUR', 0.556506, NINETY_FIVE),
  MX: cents('MXN', 9.751268, [
    [0, 66],
    [90, 20],
    [50, 14],
  ]),
  IT: cents('EUR', 0.601949, NINETY),
  BR: cents('BRL', 2.447609, [
    [90, 62],
    [99, 20],
    [50, 8],
    [0, 10],
  ]),
  NL: cents('EUR', 0.730695, NINETY_FIVE),
  PL: cents('PLN', 1.920474, [
    [99, 70],
    [90, 10],
    [49, 8],
    [0, 12],
  ]),
  SE: {
    currency: 'SEK',
    level: 8.516641,
    modulus: 1000,
    endings: [
      [900, 60],
      [500, 22],
      [0, 18],
    ],
  },
  JP: {
    currency: 'JPY',
    level: 93.831737,
    modulus: 100,
    endings: [
      [80, 46],
      [0, 32],
      [50, 12],
      [98, 10],
    ],
  },
  CN: {
    currency: 'CNY',
    level: 3.643738,
    modulus: 1000,
    endings: [
      [800, 26],
      [900, 26],
      [990, 14],
      [0, 12],
      [500, 12],
      [580, 10],
    ],
  },
  KR: {
    currency: 'KRW',
    level: 811.048042,
    modulus: 1000,
    endings: [
      [900, 50],
      [0, 32],
      [500, 18],
    ],
  },
  EG: cents('EGP', 4.786316, [
    [0, 64],
    [95, 12],
    [99, 12],
    [50, 12],
  ]),
};
