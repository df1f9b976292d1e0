import validator from 'validator';
import { both, like, moment, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

const SAFE = Number.MAX_SAFE_INTEGER;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const iso = { between: 'T', end: 'Z', milliseconds: true } as const;
const fiveYears = ['2021-01-01T00:00:00.000Z', '2025-12-31T23:59:59.999Z'] as const;

/** An id whose timestamp lies between `start` and `end`. */
function timed(milliseconds: (id: string) => number, start: string, end: string) {
  const within = moment(start, end, iso);
  return text((id) => within(JSON.stringify(new Date(milliseconds(id)).toISOString())));
}

const uuidTime = (id: string) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
const objectIdTime = (id: string) => Number.parseInt(id.slice(0, 8), 16) * 1000;
const ulidTime = (id: string) =>
  [...id.slice(0, 10)].reduce((sum, digit) => sum * 32 + CROCKFORD.indexOf(digit), 0);

function uuidOf(version: '4' | '7') {
  return text((id) => validator.isUUID(id, version) && id === id.toLowerCase());
}

function ulidFrom(start: string, end: string) {
  const isUlid = text((id) => validator.isULID(id) && id === id.toUpperCase());
  return both(isUlid, timed(ulidTime, start, end));
}

function objectIdFrom(start: string, end: string) {
  const isId = text((id) => validator.isMongoId(id) && id === id.toLowerCase());
  return both(isId, timed(objectIdTime, start, end));
}

export const ids = {
  uuid: {
    accepts: [
      {
        given: {},
        holds: both(
          uuidOf('4'),
          like(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        ),
        capacity: SAFE,
      },
      { given: { version: 4 }, holds: uuidOf('4') },
      {
        given: { version: 7 },
        holds: both(uuidOf('7'), timed(uuidTime, ...fiveYears)),
        capacity: SAFE,
      },
    ],
    refuses: [
      { given: { version: 1 }, at: '/version', says: /4 or 7/ },
      { given: { version: '4' }, at: '/version' },
      { given: { version: null }, at: '/version' },
    ],
  },
  ulid: {
    accepts: [
      { given: {}, holds: ulidFrom(...fiveYears), capacity: SAFE },
      {
        given: { start: '1970-01-01', end: '1970-01-01T00:00:00.001Z' },
        holds: ulidFrom('1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.001Z'),
        capacity: SAFE,
      },
      { given: { end: '2021-01-01' }, holds: ulidFrom(fiveYears[0], '2021-01-01T23:59:59.999Z') },
      {
        given: { start: '9999-12-31', end: '9999-12-31' },
        holds: ulidFrom('9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59.999Z'),
      },
    ],
    refuses: [
      { given: { start: '2026-01-01' }, at: '/end', says: /not before start/ },
      { given: { start: '1969-12-31' }, at: '/start', says: /from 1970/ },
      { given: { start: 0 }, at: '/start' },
      { given: { end: '2024-02-30' }, at: '/end' },
      { given: { version: 4 }, at: '/version', says: /unknown constraint/ },
    ],
  },
  nanoid: {
    accepts: [
      { given: {}, holds: like(/^[\w-]{21}$/), capacity: 64 ** 8 },
      { given: { length: 1 }, holds: like(/^[\w-]$/), reaches: ['"_"', '"-"'], capacity: 64 },
      { given: { length: 300 }, holds: like(/^[\w-]{300}$/) },
      {
        given: { alphabet: '01', length: 3 },
        holds: like(/^[01]{3}$/),
        reaches: ['"000"', '"101"', '"111"'],
        capacity: 8,
      },
      { given: { alphabet: '"\\,\'' }, holds: like(/^["\\,']{21}$/) },
    ],
    refuses: [
      { given: { length: 0 }, at: '/length' },
      { given: { length: 10_001 }, at: '/length' },
      { given: { length: '21' }, at: '/length' },
      { given: { alphabet: 'a' }, at: '/alphabet' },
      { given: { alphabet: 'aa' }, at: '/alphabet', says: /each once/ },
      { given: { alphabet: 'a b' }, at: '/alphabet' },
      { given: { alphabet: 'aé' }, at: '/alphabet' },
      { given: { alphabet: 'a\n' }, at: '/alphabet' },
      { given: { alphabet: ['a', 'b'] }, at: '/alphabet' },
    ],
  },
  object_id: {
    accepts: [
      { given: {}, holds: objectIdFrom(...fiveYears), capacity: SAFE },
      {
        given: { start: '1970-01-01', end: '1970-01-01T00:00:01.9Z' },
        holds: objectIdFrom('1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z'),
      },
      {
        given: { start: '2106-02-07T06:28:14Z', end: '2106-02-07T06:28:15Z' },
        holds: objectIdFrom('2106-02-07T06:28:14.000Z', '2106-02-07T06:28:15.000Z'),
      },
    ],
    refuses: [
      { given: { start: '2026-01-01' }, at: '/end', says: /not before start/ },
      { given: { start: '1969-12-31T23:59:59Z' }, at: '/start' },
      { given: { start: 'yesterday' }, at: '/start' },
      { given: { end: '2106-02-07T06:28:16Z' }, at: '/end', says: /2106-02-07T06:28:15/ },
      { given: { end: true }, at: '/end' },
    ],
  },
  hash: {
    accepts: [
      { given: {}, holds: text((value) => validator.isHash(value, 'sha256')), capacity: 2 ** 52 },
      { given: { algorithm: 'md5' }, holds: text((value) => validator.isHash(value, 'md5')) },
      { given: { algorithm: 'sha1' }, holds: text((value) => validator.isHash(value, 'sha1')) },
      { given: { algorithm: 'sha256' }, holds: like(/^[0-9a-f]{64}$/) },
    ],
    refuses: [
      { given: { algorithm: 'sha-256' }, at: '/algorithm' },
      { given: { algorithm: 256 }, at: '/algorithm' },
    ],
  },
  token: {
    accepts: [
      { given: {}, holds: like(/^[0-9A-Za-z]{32}$/), capacity: 62 ** 8 },
      { given: { length: 1, charset: 'numeric' }, holds: like(/^\d$/), capacity: 10 },
      { given: { charset: 'hex', length: 64 }, holds: like(/^[0-9a-f]{64}$/) },
      { given: { prefix: 'pk_"é"_', length: 2 }, holds: like(/^pk_"é"_[0-9A-Za-z]{2}$/) },
    ],
    refuses: [
      { given: { length: 0 }, at: '/length' },
      { given: { length: 10_001 }, at: '/length' },
      { given: { charset: 'base64' }, at: '/charset' },
      { given: { charset: null }, at: '/charset' },
      { given: { prefix: 'x'.repeat(1001) }, at: '/prefix' },
      { given: { prefix: 7 }, at: '/prefix' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
