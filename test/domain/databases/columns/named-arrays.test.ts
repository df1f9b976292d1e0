import { expect } from 'chai';
import { everyOf } from '../../../support/every-of.js';
import { rowsOfTable } from '../../../support/sets.js';
import { column, mapped, required, seeded, table } from '../support/models.js';

const made = mapped(
  [
    table('posts', [
      column('tags', 'text[]', required),
      column('allowed_emails', 'text[]', required),
      column('zorbs', 'text[]', required),
      column('image_urls', 'text[]', required),
      column('cities', 'text[]', required),
      column('client_ids', 'text[]', required),
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

describe('a list of keys in JSON', () => {
  for (const [type, pattern] of [
    ['bigint', /^\[(?:\d+,?)*\]$/],
    ['uuid', /^\[(?:"[0-9a-f-]{36}",?)*\]$/],
  ] as const) {
    it(`has keys like those of its table: ${type}`, () => {
      const sheets = table(
        'sheets',
        [column('id', type, required), column('record_ids', 'jsonb', required)],
        {
          primaryKey: ['id'],
        },
      );
      const request = seeded(mapped([sheets], { rows: 50, dialect: 'postgresql' }));

      const lists = rowsOfTable('sheets', { ...request, format: 'json' }).map((row) =>
        JSON.stringify(row.record_ids),
      );
      expect(everyOf(lists, (text) => pattern.test(text))).to.equal(true);
    });
  }
});

describe('a column of arrays', () => {
  it('has the texts that its name means', () => {
    const tags = valuesOf('posts', 'tags').join(' ');

    expect(tags).to.match(/\b(?:urgent|featured|design)\b/);
    expect(valuesOf('posts', 'allowed_emails').join(' ')).to.match(/@example\.(?:com|org|net)/);
    expect(valuesOf('posts', 'zorbs').join(' ')).to.match(/\{[a-z]+/);
  });

  it('has no text of a list twice', () => {
    const tags = valuesOf('posts', 'tags').map((text) => String(text).slice(1, -1).split(','));

    expect(everyOf(tags, (items) => new Set(items).size === items.length)).to.equal(true);
  });

  it('has addresses of images and keys of rows as patterns, and names of places from their list', () => {
    const images = valuesOf('posts', 'image_urls').map(String);
    const keys = valuesOf('posts', 'client_ids').map(String);

    expect(images.join(' ')).to.include('"https://images.example.com/');
    expect(everyOf(keys, (text) => /^\{(?:[0-9a-f]{12},?)*\}$/.test(text))).to.equal(true);
    expect(made.field('posts.cities').because).to.equal('column cities, text[], means cities');
    expect(valuesOf('posts', 'cities').join(' ')).to.match(/[{",][A-Z][a-z]+/);
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
