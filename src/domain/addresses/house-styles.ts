/** Texts of which some houses have one; they are equally frequent. */
export interface SomeTexts {
  /** The share of the houses, 0..1. */
  readonly share: number;
  readonly texts: readonly string[];
}

/** How the houses of a country are numbered and written. */
export interface HouseStyle {
  readonly least: number;
  readonly most: number;
  /** Half of the numbers are at most this far above the least. */
  readonly median: number;
  /** The text between the street and a number that follows it. */
  readonly gap: string;
  /** Texts directly after the number: "a" in 12a. */
  readonly endings: SomeTexts;
  /** Texts before everything: "Flat 3, ". */
  readonly openings: SomeTexts;
  /** Texts after everything: ", Apt 4B". */
  readonly units: SomeTexts;
}

const none: SomeTexts = { share: 0, texts: [] };

/** The whole numbers from `first` to `last` as texts. */
const numbers = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

const some = (share: number, texts: readonly string[]): SomeTexts => ({
  share,
  texts: Object.freeze(texts),
});

/** Every combination of a text of each list. */
function combined(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.reduce(
    (begun, list) => begun.flatMap((text) => list.map((end) => text + end)),
    [''],
  );
}

/**
 * Most numbers are small, and their first digits nearly follow Benford's law (F.-B. Mocnik, Benford's law and geographical
 * information, International Journal of Geographical Information Science 35, 2021).
 */
const EUROPEAN: HouseStyle = {
  least: 1,
  most: 250,
  median: 19,
  gap: ' ',
  endings: some(0.04, ['a', 'b', 'c']),
  openings: none,
  units: none,
};

const NORTH_AMERICAN: HouseStyle = {
  ...EUROPEAN,
  least: 100,
  most: 19_999,
  median: 1100,
  endings: none,
  units: some(0.2, [
    ...combined([', Apt '], numbers(1, 12), ['', 'A', 'B', 'C']),
    ...numbers(101, 120).map((number) => `, Apt ${number}`),
    ...numbers(1, 24).map((number) => `, Unit ${number}`),
    ...numbers(1, 20).map((number) => `, Suite ${number}0`),
  ]),
};

const BRITISH: HouseStyle = {
  ...EUROPEAN,
  endings: some(0.03, ['a', 'b']),
  openings: some(
    0.12,
    numbers(1, 24).map((number) => `Flat ${number}, `),
  ),
};

const FLOORS = numbers(1, 8).map((floor) => `, ${floor}.º `);

/** Numbers that count metres from the start of the street. */
const IN_METRES: HouseStyle = { ...EUROPEAN, most: 3000, median: 280, endings: none };

const ARAB: HouseStyle = { ...EUROPEAN, most: 150, median: 17, endings: none };

/** How houses are written in a country, by its alpha-2 code. Medians and shares are estimates. */
const STYLES: Readonly<Record<string, HouseStyle>> = {
  US: NORTH_AMERICAN,
  CA: NORTH_AMERICAN,
  GB: BRITISH,
  IE: BRITISH,
  AU: { ...EUROPEAN, endings: none },
  NZ: { ...EUROPEAN, endings: none },
  DE: { ...EUROPEAN, median: 17 },
  FR: { ...EUROPEAN, median: 15, endings: some(0.03, [' bis', ' ter']) },
  ES: {
    ...EUROPEAN,
    most: 180,
    median: 16,
    gap: ', ',
    endings: none,
    units: some(0.55, [
      ...combined(FLOORS, ['A', 'B', 'C', 'D', 'izq.', 'dcha.']),
      ', bajo',
      ', ático',
    ]),
  },
  IT: { ...EUROPEAN, endings: some(0.04, ['/A', '/B', '/C']) },
  NL: { ...EUROPEAN, median: 21, endings: some(0.06, ['A', 'B', '-1', '-2', '-3']) },
  PL: {
    ...EUROPEAN,
    most: 150,
    median: 13,
    endings: some(0.5, [...numbers(1, 60).map((flat) => `/${flat}`), 'A', 'B', 'C']),
  },
  SE: {
    ...EUROPEAN,
    most: 120,
    median: 13,
    endings: some(0.08, [' A', ' B', ' C', ' D']),
    units: some(0.15, combined([', lgh '], ['10', '11', '12', '13'], ['01', '02', '03', '04'])),
  },
  BR: {
    ...IN_METRES,
    gap: ', ',
    units: some(0.25, combined([', Apto '], numbers(1, 15), numbers(1, 4))),
  },
  MX: { ...IN_METRES, median: 120 },
  AR: IN_METRES,
  CL: IN_METRES,
  UY: IN_METRES,
  JP: {
    ...EUROPEAN,
    most: 8,
    median: 2,
    gap: '',
    endings: some(1, combined(['-'], numbers(1, 24), ['-'], numbers(1, 30))),
    units: some(0.3, combined([' '], numbers(1, 9), ['0'], numbers(1, 8), ['号室'])),
  },
  CN: {
    ...EUROPEAN,
    most: 1200,
    median: 60,
    gap: '',
    endings: some(1, ['号']),
    units: some(
      0.45,
      combined(numbers(1, 9), ['栋'], numbers(1, 3), ['单元'], numbers(1, 6), ['01室', '02室']),
    ),
  },
  KR: {
    ...EUROPEAN,
    most: 500,
    median: 55,
    endings: some(
      0.15,
      numbers(1, 20).map((part) => `-${part}`),
    ),
    units: some(
      0.4,
      combined([', 1'], ['01', '02', '03', '05', '07'], ['동 '], numbers(1, 15), [
        '01호',
        '02호',
        '03호',
        '04호',
      ]),
    ),
  },
  EG: ARAB,
  JO: ARAB,
  SA: { ...ARAB, least: 2000, most: 8999, median: 2000 },
};

/** Countries whose style belongs to their own script. */
const OWN_SCRIPT = ['CN', 'JP', 'KR'];

/** How houses are written in a country, in Latin letters or in its own script. */
export function houseStyle(alpha2: string, isLatin: boolean): HouseStyle {
  const known = STYLES[alpha2];
  return known === undefined || (isLatin && OWN_SCRIPT.includes(alpha2)) ? EUROPEAN : known;
}
