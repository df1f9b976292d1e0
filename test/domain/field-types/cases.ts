import type { FieldTypeName } from '../../../src/domain/field-types/index.js';
import { fieldTypes } from '../../support/tables.js';
import { calendar } from './cases/calendar.js';
import { choices } from './cases/choices.js';
import { codesAndSigns } from './cases/codes-and-signs.js';
import { commerce } from './cases/commerce.js';
import { finance } from './cases/finance.js';
import { ids } from './cases/ids.js';
import { internet } from './cases/internet.js';
import { numbers } from './cases/numbers.js';
import { people } from './cases/people.js';
import { peopleAndCompanies } from './cases/people-and-companies.js';
import { places } from './cases/places.js';
import { prose } from './cases/prose.js';
import { series } from './cases/series.js';
import { surveys } from './cases/surveys.js';
import { texts } from './cases/texts.js';
import { times } from './cases/times.js';
import { workingTexts } from './cases/working-texts.js';
import type { Accepted, Refused, TypeCases } from './type-cases.js';

/** The constraints that each type accepts and refuses. A type without rows does not compile. */
export const cases: Readonly<Record<FieldTypeName, TypeCases>> = {
  ...numbers,
  ...ids,
  ...texts,
  ...prose,
  ...choices,
  ...surveys,
  ...peopleAndCompanies,
  ...places,
  ...commerce,
  ...workingTexts,
  ...codesAndSigns,
  ...people,
  ...times,
  ...internet,
  ...finance,
  ...times,
  ...calendar,
  ...series,
};

/** Rows of the constraints that every type accepts. */
export function commonRows(type: FieldTypeName): TypeCases {
  const [{ holds }] = cases[type].accepts;
  const showsEntity = fieldTypes.get(type)?.facet !== undefined;
  const link: { accepts: Accepted[]; refuses: Refused[] } = showsEntity
    ? {
        accepts: [{ given: { link: 'é😀 "x"' }, holds }],
        refuses: [
          { given: { link: '' }, at: '/link' },
          { given: { link: 'x'.repeat(129) }, at: '/link' },
          { given: { link: 'a\0' }, at: '/link' },
          { given: { link: 1 }, at: '/link' },
        ],
      }
    : { accepts: [], refuses: [{ given: { link: 'x' }, at: '/link', says: /unknown constraint/ }] };
  return {
    accepts: [
      { given: { null_rate: 0.5 }, holds, reaches: ['null'] },
      { given: { null_rate: 1 }, holds: () => false, reaches: ['null'] },
      { given: { unique: true }, holds },
      {
        given: { given: { columns: ['flag'], rows: [{ when: [true], null_rate: 1 }] } },
        beside: [{ name: 'flag', type: 'boolean' }],
        holds,
        reaches: ['null'],
      },
      { given: { unique: false, null_rate: 0 }, holds },
      ...link.accepts,
    ],
    refuses: [
      { given: { null_rate: -0.01 }, at: '/null_rate' },
      { given: { null_rate: 1.01 }, at: '/null_rate' },
      { given: { null_rate: '0.5' }, at: '/null_rate' },
      { given: { null_rate: Number.NaN }, at: '/null_rate' },
      { given: { given: [] }, at: '/given' },
      { given: { unique: 'true' }, at: '/unique' },
      { given: { unique: 1 }, at: '/unique' },
      { given: { unique: null }, at: '/unique' },
      { given: { no_such: 1 }, at: '/no_such', says: /unknown constraint "no_such"/ },
      { given: { toString: 1 }, at: '/toString', says: /unknown constraint "toString"/ },
      { given: 'min=1', at: '' },
      { given: [], at: '' },
      { given: null, at: '' },
      ...link.refuses,
    ],
  };
}

/** All rows of a type, including those of the common constraints. */
export function rowsOf(type: FieldTypeName): TypeCases {
  const common = commonRows(type);
  return {
    accepts: [...cases[type].accepts, ...common.accepts],
    refuses: [...cases[type].refuses, ...common.refuses],
  };
}

/** Returns the constraints of a row as JSON for the title of a test, cut to 90 characters. */
export function titleOf(given: unknown): string {
  const text = JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value,
  );
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}
