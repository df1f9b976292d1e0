import { keysOf } from '../basics/keys-of.js';
import {
  BRAZILIAN_AREA_CODES,
  CANADIAN_AREA_CODES,
  CHINESE_AREA_CODES,
  US_AREA_CODES,
} from './area-codes.js';

/** The numbers of a country that reach nobody, and their notation. */
interface PhonePlan {
  readonly callingCode: string;
  /** Patterns of the numbers after the calling code, in international groups. `#` is any digit; each ends in `##`. */
  readonly ranges: readonly string[];
  /** Converts a number, or the beginning of one, to the national notation with the groups of libphonenumber. */
  national(abroad: string): string;
}

const asItIs = (abroad: string): string => abroad;
const behindZero = (abroad: string): string => `0${abroad}`;
const behindArea = (abroad: string): string => `(${abroad.replace('-', ') ')}`;

/** ATIS-0300115, 555 NXX Assignment Guidelines: 555-0100 to 555-0199 of every area code are for entertainment. */
const northAmerican = (areas: readonly string[]): PhonePlan => ({
  callingCode: '1',
  ranges: areas.map((area) => `${area}-555-01##`),
  national: behindArea,
});

/**
 * Only numbers that an authority assigns to nobody: a call to them reaches nobody. The first seven countries reserve
 * ranges for fiction. The others reserve none: their numbers begin as the national plan lets no number begin.
 */
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
  /** Anatel, Resolução 749/2022: numbers of mobile phones have nine digits and begin with 9, fixed ones with 2 to 5. */
  BR: {
    callingCode: '55',
    ranges: BRAZILIAN_AREA_CODES.map((area) => `${area} 8#37#-44##`),
    national: (abroad) => abroad.replace(/^(\d\d) /, '($1) '),
  },
  /** MIIT, 电信网编号计划 (2017): local numbers begin with 2 to 8; 1 begins services and mobile networks. */
  CN: {
    callingCode: '86',
    ranges: CHINESE_AREA_CODES.map((area) => `${area} 1#46 4###`),
    national: behindZero,
  },
  /** NTRA, 6 October 2011: mobile phones have 010, 011, 012 and later 015; 014 and 016 to 019 were withdrawn. */
  EG: {
    callingCode: '20',
    ranges: ['14', '16', '17', '18', '19'].map((code) => `${code} 2#41####`),
    national: behindZero,
  },
  /** CNMC, Plan nacional de numeración telefónica: no province has the codes 929, 940, 970 and 989. */
  ES: {
    callingCode: '34',
    ranges: ['929 4# ## ##', '940 6# ## ##', '970 2# ## ##', '989 3# ## ##'],
    national: asItIs,
  },
  /** AGCOM, Piano di numerazione (delibera 8/15/CIR): codes of mobile phones begin with 31 to 39, not with 30. */
  IT: { callingCode: '39', ranges: ['30# 4## 1###'], national: asItIs },
  /** 総務省, 電気通信番号計画: after 070, 080 and 090 comes no 0. */
  JP: {
    callingCode: '81',
    ranges: ['90-0##1-####', '70-0##6-####'],
    national: behindZero,
  },
  /** 과학기술정보통신부: 010-0000 to 010-1999 are not used, so that no number begins like 112 or a prefix. */
  KR: {
    callingCode: '82',
    ranges: ['10-0##3-####', '10-1##7-####'],
    national: behindZero,
  },
  /** Nummerplan telefoon- en ISDN-diensten: mobile phones have 061 to 065 and 068, not 069. */
  NL: { callingCode: '31', ranges: ['6 9##4####'], national: behindZero },
  /** Rozporządzenie w sprawie planu numeracji krajowej (Dz.U. 2013 poz. 1281): no zone has the codes 28, 31, 38, 49. */
  PL: {
    callingCode: '48',
    ranges: ['28 31# ## ##', '31 74# ## ##', '38 56# ## ##', '49 82# ## ##'],
    national: asItIs,
  },
} as const satisfies Readonly<Record<string, PhonePlan>>;

export type PhoneCountry = keyof typeof PHONE_PLANS;

export const PHONE_COUNTRIES = keysOf(PHONE_PLANS);
