import { expect } from 'chai';
import { everyOf } from '../../support/every-of.js';
import { rowsOfTable } from '../../support/sets.js';
import { column, mapped, required, seeded, table } from './support/models.js';

const made = mapped(
  [
    table('posts', [
      column('tags', 'text[]', required),
      column('allowed_emails', 'text[]', required),
      column('zorbs', 'text[]', required),
    ]),
    table('events', [
      column('created_time', 'bigint', required),
      column('end_ts', 'bigint', required),
    ]),
  ],
  { rows: 100, dialect: 'postgresql' },
);

const valuesOf = (name: string, of: string): readonly unknown[] =>
  rowsOfTable(name, { ...seeded(made), format: 'json' }).map((row) => row[of]);

describe('a column of arrays', () => {
  it('has the texts that its name means', () => {
    const tags = valuesOf('posts', 'tags').join(' ');

    expect(tags).to.match(/\b(?:urgent|featured|design)\b/);
    expect(valuesOf('posts', 'allowed_emails').join(' ')).to.match(/@example\.(?:com|org|net)/);
    expect(valuesOf('posts', 'zorbs').join(' ')).to.match(/\{[a-z]+/);
  });
});

describe('a large number that names a moment', () => {
  it('counts milliseconds since 1970', () => {
    for (const name of ['created_time', 'end_ts']) {
      const moments = valuesOf('events', name).map(Number);
      expect(
        everyOf(moments, (moment) => moment > 1.6e12 && moment < 1.8e12),
        name,
      ).to.equal(true);
    }
  });
});
