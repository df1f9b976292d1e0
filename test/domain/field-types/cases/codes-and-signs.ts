import validator from 'validator';
import { both, decimal, like, oneOf, text, whole } from '../checks.js';
import type { TypeCases } from '../type-cases.js';
import { listCases } from './choices.js';

/** The check digit of a CUSIP by its definition: values of every second character count twice. */
function isCusip(value: string): boolean {
  const digits = [...value.slice(0, 8)].map((character, i) => {
    const counted = Number.parseInt(character, 36) * (i % 2 === 0 ? 1 : 2);
    return Math.floor(counted / 10) + (counted % 10);
  });
  const sum = digits.reduce((total, digit) => total + digit, 0);
  return value.at(-1) === String((10 - (sum % 10)) % 10);
}

/** ISO 7064 MOD 97-10: the whole number, with letters as 10 to 35, leaves 1. */
function isLei(value: string): boolean {
  const digits = [...value].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** ISO 7064 MOD 11-2 over all characters, of which X is 10. */
function isOrcid(value: string): boolean {
  const digits = value.replaceAll('-', '');
  const values = [...digits].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  return values.reduce((rest, digit) => (rest * 2 + digit) % 11, 0) === 1;
}

const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VIN_LETTERS: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** The check digit of a VIN by 49 CFR 565.15. */
function isVin(value: string): boolean {
  const sum = [...value].reduce(
    (total, sign, i) => total + (VIN_LETTERS[sign] ?? Number(sign)) * (VIN_WEIGHTS[i] ?? 0),
    0,
  );
  return value[8] === 'X0123456789'[((sum % 11) + 1) % 11];
}

const BASE_32 = '[0-9b-hjkmnp-z]';

/** Identifiers with check digits, and numbers of bodies. */
export const codesAndSigns = {
  isin: {
    accepts: [
      {
        given: {},
        holds: both(
          like(/^US\d{3}99\d{5}$/),
          text((value) => validator.isISIN(value)),
        ),
        capacity: 1_000_000,
      },
    ],
    refuses: [],
  },
  cusip: {
    accepts: [{ given: {}, holds: both(like(/^\d{3}99\d{4}$/), text(isCusip)), capacity: 1e6 }],
    refuses: [],
  },
  lei: {
    accepts: [
      {
        given: {},
        holds: both(like(/^999900\d\d[\dA-Z]{10}\d\d$/), text(isLei)),
        capacity: 36 ** 10,
      },
    ],
    refuses: [],
  },
  ticker: {
    accepts: [{ given: {}, holds: like(/^[A-Z]{3,4}$/), capacity: 26 ** 3 + 26 ** 4 }],
    refuses: [],
  },
  imei: {
    accepts: [
      {
        given: {},
        holds: both(
          like(/^00\d{13}$/),
          text((value) => validator.isIMEI(value)),
        ),
        capacity: 1e12,
      },
    ],
    refuses: [],
  },
  orcid: {
    accepts: [
      {
        given: {},
        holds: both(like(/^0000-0008-\d{4}-\d{3}[\dX]$/), text(isOrcid)),
        capacity: 1e7,
      },
    ],
    refuses: [],
  },
  vin: {
    accepts: [{ given: {}, holds: both(like(/^0[0-9A-HJ-NPR-Z]{16}$/), text(isVin)) }],
    refuses: [],
  },
  seat_number: {
    accepts: [
      { given: {}, holds: like(/^(?:[1-9]|[12]\d|3[0-2])[A-F]$/), capacity: 192 },
      {
        given: { rows: 1 },
        holds: like(/^1[A-F]$/),
        reaches: ['"1A"', '"1F"'],
        capacity: 6,
      },
    ],
    refuses: [
      { given: { rows: 0 }, at: '/rows' },
      { given: { rows: 81 }, at: '/rows' },
    ],
  },
  reservation_code: {
    accepts: [{ given: {}, holds: like(/^[A-HJ-NP-Z2-9]{6}$/), capacity: 32 ** 6 }],
    refuses: [],
  },
  blood_type: listCases('O+', 'A+', 'B+', 'O-', 'A-', 'AB+', 'B-', 'AB-'),
  heart_rate: { accepts: [{ given: {}, holds: whole(52, 100), capacity: 49 }], refuses: [] },
  body_temperature: {
    accepts: [{ given: {}, holds: decimal('36.0', '37.6', 1), capacity: 17 }],
    refuses: [],
  },
  blood_pressure: {
    accepts: [
      {
        given: {},
        holds: text((value) => {
          const [upper = 0, lower = 0] = value.split('/').map(Number);
          return upper >= 98 && upper <= 152 && lower >= 58 && lower < upper - 20;
        }),
        capacity: 55,
      },
    ],
    refuses: [],
  },
  jwt: {
    accepts: [
      {
        given: {},
        holds: text((value) => {
          const [head = '', payload = '', signature = ''] = value.split('.');
          const parsed = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
          return (
            validator.isJWT(value) &&
            parsed(head).alg === 'HS256' &&
            /^\d{9}$/.test(parsed(payload).sub) &&
            Buffer.from(signature, 'base64url').toString('base64url') === signature
          );
        }),
        capacity: 1e9,
      },
    ],
    refuses: [],
  },
  commit_sha: {
    accepts: [
      { given: {}, holds: like(/^[0-9a-f]{40}$/) },
      { given: { short: true }, holds: like(/^[0-9a-f]{7}$/), capacity: 16 ** 7 },
    ],
    refuses: [{ given: { short: 'yes' }, at: '/short' }],
  },
  geohash: {
    accepts: [
      { given: {}, holds: like(new RegExp(`^${BASE_32}{9}$`)) },
      { given: { length: 5 }, holds: like(new RegExp(`^${BASE_32}{5}$`)), capacity: 32 ** 5 },
      // Unique columns have positions anywhere.
      { given: { country: 'DE' }, holds: like(new RegExp(`^${BASE_32}{9}$`)) },
      { given: { length: 12, country: 'NZ' }, holds: like(new RegExp(`^${BASE_32}{12}$`)) },
    ],
    refuses: [
      { given: { length: 4 }, at: '/length' },
      { given: { length: 13 }, at: '/length' },
      { given: { country: 'XX' }, at: '/country' },
    ],
  },
  cron: {
    accepts: [
      {
        given: {},
        holds: like(
          /^(?:\*|\*\/\d+|\d+) (?:\*|\*\/\d+|\d+) (?:\*|[1-9]|[12]\d|3[01]) \* (?:\*|[0-6]|1-5)$/,
        ),
      },
    ],
    refuses: [],
  },
  file_path: {
    accepts: [{ given: {}, holds: like(/^(?:\/[a-z0-9-]+)+\/[a-z0-9-]+(?:\.[a-z]+)+$/) }],
    refuses: [],
  },
  hashtag: { accepts: [{ given: {}, holds: like(/^#[a-z]+(?:20\d\d)?$/) }], refuses: [] },
  emoji: listCases(
    ...['👍', '❤️', '😂', '🎉', '🙏', '🔥', '😊', '👏', '🤔', '😍'],
    ...['😢', '👀', '🚀', '💯', '😮', '😡', '👎', '🙈', '☕', '🌈'],
  ),
  network_port: {
    accepts: [
      { given: {}, holds: whole(22, 27_017), reaches: ['80', '443'], capacity: 15 },
      { given: { choices: [1, 65_535], weights: [1, 0] }, holds: oneOf(1), capacity: 2 },
    ],
    refuses: [
      { given: { choices: [65_536] }, at: '/choices/0' },
      { given: { choices: ['80'] }, at: '/choices/0' },
      { given: { weights: [1] }, at: '/weights' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
