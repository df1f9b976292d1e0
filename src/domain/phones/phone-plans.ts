import { CANADIAN_AREA_CODES, US_AREA_CODES } from './area-codes.js';

/** The numbers that a country reserves for fiction, and their notation. */
interface PhonePlan {
  readonly callingCode: string;
  /** Patterns of the numbers after the calling code, in international groups. `#` is any digit; each ends in `##`. */
  readonly ranges: readonly string[];
  /** Converts a number, or the beginning of one, to the national notation with the groups of libphonenumber. */
  national(abroad: string): string;
}

const behindZero = (abroad: string): string => `0${abroad}`;
const behindArea = (abroad: string): string => `(${abroad.replace('-', ') ')}`;

/** ATIS-0300115, 555 NXX Assignment Guidelines: 555-0100 to 555-0199 of every area code are for entertainment. */
const northAmerican = (areas: readonly string[]): PhonePlan => ({
  callingCode: '1',
  ranges: areas.map((area) => `${area}-555-01##`),
  national: behindArea,
});

/** Only numbers that an authority assigns to nobody: a call to them reaches nobody. */
export const PHONE_PLANS = {
  US: northAmerican(US_AREA_CODES),
  CA: northAmerican(CANADIAN_AREA_CODES),
  /** ACMA, Phone numbers for use in TV shows, films and creative works: two blocks of 10,000 for each region. */
  AU: {
    callingCode: '61',
    ranges: ['2', '3', '7', '8'].flatMap((region) => [
      `${region} 5550 ####`,
      `${region} 7010 ####`,
    ]),
    national: (abroad) => `(0${abroad.replace(' ', ') ')}`,
  },
  /** Bundesnetzagentur, Mitteilung 148/2021 (Amtsblatt 7/2021): "Drama Numbers" of five cities and two networks. */
  DE: {
    callingCode: '49',
    ranges: [
      ...['30 23125###', '40 66969###', '69 90009###', '89 99998###', '221 4710###'],
      ...['171 39200##', '176 040690##'],
    ],
    national: behindZero,
  },
  /**
   * Arcep, décision 2018-0881: six blocks of 10,000 for audiovisual works. The mobile block, 06 39 98, is left out: it
   * is invalid with +33, because 639 belongs to Mayotte, whose calling code is +262.
   */
  FR: {
    callingCode: '33',
    ranges: ['1 99 00 ## ##', '2 61 91 ## ##', '3 53 01 ## ##', '4 65 71 ## ##', '5 36 49 ## ##'],
    national: behindZero,
  },
  /** Ofcom, Telephone numbers for drama use: 1,000 numbers for each area, for no area (1632) and for mobiles (7700). */
  GB: {
    callingCode: '44',
    ranges: [
      ...['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161'].map(
        (area) => `${area} 496 0###`,
      ),
      ...['20 7946 0###', '28 9649 6###', '29 2018 0###', '191 498 0###'],
      ...['1632 960###', '7700 900###'],
    ],
    national: behindZero,
  },
  /**
   * PTS, numbers for books and films (2020): 100 numbers for each of four cities. The mobile numbers, 070-174 06 05 to
   * 99, are left out, because they are not a full hundred.
   */
  SE: {
    callingCode: '46',
    ranges: ['8 465 004 ##', '31 390 06 ##', '40 628 04 ##', '980 31 92 ##'],
    national: (abroad) => `0${abroad.replace(' ', '-')}`,
  },
} as const satisfies Readonly<Record<string, PhonePlan>>;

export type PhoneCountry = keyof typeof PHONE_PLANS;

export const PHONE_COUNTRIES = Object.keys(PHONE_PLANS) as readonly PhoneCountry[];
