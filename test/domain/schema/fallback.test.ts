import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { fallbackLine, fallbacksOf } from '../../../src/domain/generation/fallbacks.js';
import { decode, faultsOf, type Json, request, textOf, vocabulary } from '../../support/tables.js';

const FIELDS = [
  { name: 'first', type: 'first_name' },
  { name: 'job', type: 'job_title' },
  { name: 'when', type: 'month' },
];

function fallbacks(input: Json) {
  const decoded = decode(request(input));
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  return fallbacksOf([decoded.right]);
}

describe('the fallback of a request', () => {
  before(() => vocabulary.load(['en', 'hu', 'de']));

  it('gives its words to the fields whose locale lacks theirs, and to no other', () => {
    const input = { rows: 50, locale: 'hu', fallback: 'en', fields: FIELDS };
    const rows = JSON.parse(textOf(request(input))) as readonly Record<string, string>[];
    const own = { rows: 50, locale: 'hu', fields: [FIELDS[0], FIELDS[2]] };
    const english = { rows: 50, locale: 'en', fields: [FIELDS[1]] };
    const parsed = (asked: Json) => JSON.parse(textOf(request(asked))) as readonly object[];

    expect(rows.map(({ first, when }) => ({ first, when }))).to.deep.equal(parsed(own));
    expect(rows.map(({ job }) => ({ job }))).to.deep.equal(parsed(english));
    expect(fallbacks(input)).to.deep.equal([{ field: 'job', asked: 'hu', locale: 'en' }]);
    expect(fallbackLine(fallbacks(input))).to.equal(
      'in words of en, since hu has none for them: job',
    );
  });

  it('names the fields of objects and arrays, and those with a locale of their own', () => {
    const job = { type: 'job_title' };
    const fields = [
      { name: 'person', type: 'object', properties: { job } },
      { name: 'jobs', type: 'array', items: job },
      { name: 'other', type: 'job_title', locale: 'de' },
    ];

    const found = fallbacks({ locale: 'hu', fallback: 'en', fields });
    expect(found.map(({ field }) => field)).to.deep.equal(['person.job', 'jobs.']);
  });

  it('is refused with its name if there is no such locale, and does not help what it lacks itself', () => {
    expect(faultsOf(request({ fallback: 'xx' })).map(({ path }) => path)).to.deep.equal([
      '/fallback',
    ]);
    const input = { locale: 'de', fallback: 'hu', fields: [{ name: 'a', type: 'last_name' }] };
    expect(faultsOf(request(input))).to.deep.equal([]);
    const lacking = { locale: 'hu', fallback: 'hu', fields: [FIELDS[1]] };
    expect(faultsOf(request(lacking)).map(({ path }) => path)).to.deep.equal(['/fields/0/type']);
  });

  it('changes nothing where the locale has the words', () => {
    const input = { rows: 20, locale: 'de', fields: FIELDS };

    expect(textOf(request({ ...input, fallback: 'en' }))).to.equal(textOf(request(input)));
    expect(fallbacks({ ...input, fallback: 'en' })).to.deep.equal([]);
  });

  it('is refused without a fallback, as before', () => {
    const found = faultsOf(request({ locale: 'hu', fields: FIELDS }));

    expect(found.map(({ path }) => path)).to.deep.equal(['/fields/1/type']);
  });
});
