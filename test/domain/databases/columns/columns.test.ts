import { expect } from 'chai';
import { characterCount } from '../../../../src/domain/constraints/texts.js';
import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../../../src/domain/databases/model/database-schema.js';
import { everyOf } from '../../../support/every-of.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { vocabulary } from '../../../support/tables.js';
import { column, foreign, mapped, required, seeded, table } from '../support/models.js';

const ROWS = 200;

/** The values of each column of a table. */
function valuesOf(
  columns: readonly DatabaseColumn[],
  changes: Partial<DatabaseTable> = {},
): { readonly values: (name: string) => readonly unknown[]; readonly reasons: readonly string[] } {
  const made = mapped([table('t', columns, changes)], { rows: ROWS });
  const rows = rowsOfTable('t', { ...seeded(made), format: 'json' });
  return { values: (name) => rows.map((row) => row[name] ?? null), reasons: made.reasons('t') };
}

const NAMES = [
  ...['email', 'name', 'first_name', 'last_name', 'company', 'city', 'country', 'state', 'zip'],
  ...['phone', 'address', 'url', 'username', 'password', 'description', 'title', 'status', 'code'],
  ...[
    'iban',
    'token',
    'slug',
    'job_title',
    'language',
    'product_name',
    'sku',
    'currency',
    'whatever',
  ],
];

const LENGTHS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 80, 100, 160, 255];

/** The texts of columns with every name and room for `most` characters. */
function textsWithin(most: number, unique: boolean): readonly (readonly [string, string[]])[] {
  const columns = NAMES.map((name) => column(name, `varchar(${most})`, required));
  const uniques = unique ? NAMES.map((name) => [name]) : [];
  const made = mapped([table('customers', columns, { uniques })], { rows: ROWS });
  const rows = rowsOfTable('customers', { ...seeded(made), format: 'json' });
  return NAMES.map((name) => [name, rows.map((row) => String(row[name]))]);
}

describe('a column of texts', () => {
  it('never gets more characters than it has room for', () => {
    for (const most of LENGTHS) {
      for (const [name, texts] of textsWithin(most, false)) {
        const fit = everyOf(texts, (text) => characterCount(text) <= most);
        expect(fit, `${name}(${most})`).to.equal(true);
      }
    }
  });

  it('has different values if it is unique, which have room too', () => {
    for (const most of LENGTHS) {
      for (const [name, texts] of textsWithin(most, true)) {
        const fit = everyOf(texts, (text) => characterCount(text) <= most);
        expect(fit, `${name}(${most})`).to.equal(true);
        expect(new Set(texts).size, `${name}(${most})`).to.equal(texts.length);
      }
    }
  });

  it('has values by its name', () => {
    const made = mapped([
      table(
        'users',
        NAMES.map((name) => column(name, 'text', required)),
      ),
    ]);
    const types = NAMES.map((name) => made.field(`users.${name}`).type);

    expect(types).to.deep.equal([
      ...['email', 'name', 'first_name', 'last_name', 'company', 'city', 'country', 'state'],
      ...['postal_code', 'phone', 'address', 'url', 'username', 'password', 'string', 'job_title'],
      ...['choice', 'string', 'iban', 'token', 'slug', 'job_title', 'language', 'product_name'],
      ...['sku', 'currency', 'word'],
    ]);
  });

  it('is a postal code that is null in countries without one only if the column can be null', () => {
    const columns = [column('zip', 'text', required), column('postcode', 'text')];
    const { field } = mapped([table('t', columns)]);

    expect(field('t.zip')).to.deep.include({
      type: 'postal_code',
      constraints: { missing: 'empty' },
    });
    expect(field('t.postcode').constraints).not.to.have.property('missing');
  });

  it('is an IBAN in every row beside a city only if the column cannot be null', () => {
    const city = column('city', 'text', required);
    const { values } = valuesOf([city, column('iban', 'text', required)]);
    const { field } = mapped([table('t', [city, column('iban', 'text')])]);

    expect(values('iban')).not.to.include(null);
    expect(field('t.iban').constraints).not.to.have.property('missing');
  });

  it('agrees with the other columns of the person', () => {
    const { values } = valuesOf([
      column('first_name', 'text', required),
      column('last_name', 'text', required),
      column('email', 'text', required),
    ]);
    const [first, last, emails] = [values('first_name'), values('last_name'), values('email')];
    const agreeing = emails.filter((email, i) => {
      const parts = [first[i], last[i]].map((part) =>
        String(part)
          .toLowerCase()
          .replace(/[^a-z]/g, ''),
      );
      return parts.some((part) =>
        String(email)
          .replace(/[^a-z@]/g, '')
          .includes(part),
      );
    });

    expect(agreeing.length).to.equal(ROWS);
  });

  it('has the kind of name that its table has', () => {
    const nameOf = (of: string): string => {
      const made = mapped([table(of, [column('name', 'text', required)])]);
      return made.field(`${of}.name`).type;
    };

    expect(['users', 'cities', 'countries', 'suppliers', 'genres'].map(nameOf)).to.deep.equal([
      ...['name', 'city', 'country', 'company', 'choice'],
    ]);
  });
});

describe('the checks of a table', () => {
  it('bound numbers', () => {
    const { values, reasons } = valuesOf(
      [
        column('qty', 'integer', required),
        column('price', 'numeric(6,2)', required),
        column('odd', 'smallint', required),
        column('big', 'integer', required),
        column('tens', 'integer', required),
      ],
      {
        checks: [
          'qty BETWEEN 3 AND 5',
          '(price > (0)::numeric) AND (price < 2.5)',
          'odd IN (1, 3, 5)',
          'big >= 1000000 AND big <> 1000000',
          'mod(tens, 10) = 0 AND tens > 5',
        ],
      },
    );

    expect(reasons).to.deep.equal([]);
    expect(everyOf(values('qty'), (n) => Number(n) >= 3 && Number(n) <= 5)).to.equal(true);
    expect(everyOf(values('price'), (n) => Number(n) > 0 && Number(n) < 2.5)).to.equal(true);
    expect(everyOf(values('odd'), (n) => [1, 3, 5].includes(Number(n)))).to.equal(true);
    expect(everyOf(values('tens'), (n) => Number(n) % 10 === 0 && Number(n) > 5)).to.equal(true);
    expect(everyOf(values('big'), (n) => Number(n) > 1_000_000)).to.equal(true);
  });

  it('list numbers beyond 2^53 in full', () => {
    const checks = ['id IN (9, 123456789012345678, -9007199254740993) AND id > 0'];
    const { values } = valuesOf([column('id', 'bigint', required)], { checks });

    expect(new Set(values('id'))).to.deep.equal(new Set([9, '123456789012345678']));
  });

  it('bound numbers more than the names of their columns do', () => {
    const checks = [
      ...['level BETWEEN 3 AND 7', 'age >= 70', 'founded_year BETWEEN 1000 AND 3000'],
      ...['quantity BETWEEN 0 AND 100000', 'grade IN (1, 2, 3, 9) AND grade > 1', 'odds <= 2'],
      ...['half > 2.5 AND half < 9.5', 'delta <> 0 AND delta BETWEEN -500 AND 400'],
    ];
    const names = ['level', 'age', 'founded_year', 'quantity', 'grade', 'odds', 'half', 'delta'];
    const made = mapped([
      table(
        't',
        names.map((name) => column(name, 'integer', required)),
        { checks },
      ),
    ]);
    const constraints = names.map((name) => made.field(`t.${name}`).constraints);

    expect(constraints).to.deep.equal([
      { min: 3, max: 7 },
      { min: 70, max: 1000 },
      { min: 1990, max: 2025 },
      {
        min: 1,
        max: 50,
        distribution: { kind: 'log_normal', mu: Number(Math.LN2.toFixed(4)), sigma: 0.8 },
      },
      { choices: [2, 3, 9] },
      { min: 0, max: 2 },
      { min: 3, max: 9 },
      { min: 1, max: 400 },
    ]);
  });

  it('have multiples of fractions', () => {
    const checks = ['a % 0.25 = 0', 'b % 0.1 = 0', 'c % 1.5 = 0', 'd % 4 = 0 AND d % 6 = 0'];
    const { values } = valuesOf(
      [
        column('a', 'numeric(6,2)', required),
        column('b', 'numeric(6,2)', required),
        column('c', 'integer', required),
        column('d', 'integer', required),
      ],
      { checks },
    );
    const wholes = (name: string, parts: number): boolean =>
      everyOf(values(name) as number[], (value) => Number.isInteger(value * parts));

    expect(wholes('a', 4)).to.equal(true);
    expect(
      everyOf(values('b') as number[], (value) => value === Number(value.toFixed(1))),
    ).to.equal(true);
    expect(wholes('c', 1 / 3)).to.equal(true);
    expect(wholes('d', 1 / 12)).to.equal(true);
    for (const name of 'abcd') expect(new Set(values(name)).size, name).to.be.above(50);
  });

  it('bound texts', () => {
    const { values, reasons } = valuesOf(
      ['zip', 'login', 'status', 'note', 'code'].map((name) => column(name, 'text', required)),
      {
        checks: [
          "zip ~ '^\\d{5}$'",
          'lower(login) = login AND char_length(login) >= 4 AND length(login) <= 9',
          "status = ANY (ARRAY['new', 'old'])",
          "note <> ''",
          "code LIKE 'AB-__'",
        ],
      },
    );

    expect(reasons).to.deep.equal([]);
    expect(everyOf(values('zip'), (text) => /^\d{5}$/.test(String(text)))).to.equal(true);
    expect(everyOf(values('login'), (text) => /^[^A-Z]{4,9}$/.test(String(text)))).to.equal(true);
    expect(everyOf(values('status'), (text) => ['new', 'old'].includes(String(text)))).to.equal(
      true,
    );
    expect(everyOf(values('note'), (text) => text !== '')).to.equal(true);
    expect(everyOf(values('code'), (text) => /^AB-..$/.test(String(text)))).to.equal(true);
  });

  it('bound dates and moments', () => {
    const { values, reasons } = valuesOf(
      [column('born', 'date', required), column('seen', 'timestamp', required)],
      { checks: ["born > '1950-06-01' AND born <= '1950-06-03'", "seen < '2010-01-01'"] },
    );

    expect(reasons).to.deep.equal([]);
    expect(new Set(values('born'))).to.deep.equal(new Set(['1950-06-02', '1950-06-03']));
    expect(everyOf(values('seen'), (moment) => String(moment) < '2010')).to.equal(true);
  });

  it('order numbers, dates and moments', () => {
    const { values, reasons } = valuesOf(
      [
        ...['low', 'mid', 'high'].map((name) => column(name, 'integer', required)),
        column('starts', 'date', required),
        column('ends', 'timestamptz', required),
      ],
      { checks: ['low < mid', 'mid <= high', 'ends > starts'] },
    );
    const [low, mid, high] = ['low', 'mid', 'high'].map((name) => values(name).map(Number));

    expect(reasons).to.deep.equal([]);
    for (let i = 0; i < ROWS; i++) {
      expect(low?.[i]).to.be.lessThan(mid?.[i] as number);
      expect(mid?.[i]).to.be.at.most(high?.[i] as number);
      expect(String(values('ends')[i]) > `${values('starts')[i]}T00:00:00Z`).to.equal(true);
    }
  });

  it('choose which of several columns has a value', () => {
    const { values, reasons } = valuesOf(
      ['a', 'b', 'c', 'd'].map((name) => column(name, 'integer')),
      { checks: ['num_nonnulls(a, b) = 1', '(c IS NULL) <> (d IS NULL)'] },
    );

    expect(reasons).to.deep.equal([]);
    for (let i = 0; i < ROWS; i++) {
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => values(name)[i] === null);
      expect([a !== b, c !== d]).to.deep.equal([true, true]);
    }
    for (const name of ['a', 'b', 'c', 'd']) expect(values(name)).to.include(null);
  });

  it('give the type of JSON', () => {
    const { values } = valuesOf([column('tags', 'jsonb', required)], {
      checks: ["jsonb_typeof(tags) = 'array'"],
    });

    const documents: unknown[] = values('tags').map((text) => JSON.parse(String(text)));
    expect(everyOf(documents, Array.isArray)).to.equal(true);
    expect(new Set(values('tags')).size).to.be.greaterThan(1);
  });

  it('that are not read leave their columns null, or to their defaults', () => {
    const made = mapped([
      table(
        't',
        [
          column('a', 'integer'),
          column('b', 'integer', { ...required, default: '0' }),
          column('c', 'text'),
        ],
        { checks: ['a % 2 = 1', 'b % 2 = 1'] },
      ),
    ]);

    expect(made.field('t.a').constraints).to.deep.equal({ null_rate: 1 });
    expect(made.tables.get('t')?.fields.map(({ name }) => name)).to.deep.equal(['id', 'a', 'c']);
    expect(made.reasons('t')).to.include('the check is not kept: it has a form that is not read');
  });

  it('that no text of the column keeps are reported', () => {
    const { reasons } = valuesOf([column('code', 'varchar(3)', required)], {
      checks: ['length(code) > 5'],
    });

    expect(reasons).to.deep.equal(['a check is not kept: it wants at least 6 characters']);
  });
});

describe('an array', () => {
  it('of PostgreSQL has up to three values of its type, as a check limits them', () => {
    const { values, reasons } = valuesOf(
      [
        column('numbers', 'smallint[]', required),
        column('names', 'varchar(4)[]', required),
        column('days', 'date[]', required),
        column('moods', 'enum[]', { ...required, values: ['sad', 'it "is" ok'] }),
        column('two', 'uuid[]', required),
        column('given', 'text[]', { ...required, default: "'{en,de}'::text[]" }),
      ],
      { checks: ['cardinality(two) = 2'] },
    );
    const forms: Readonly<Record<string, RegExp>> = {
      numbers: /^\{(\d+(,\d+){0,2})?\}$/,
      names: /^\{([a-z]{1,4}(,[a-z]{1,4}){0,2})?\}$/,
      days: /^\{(\d{4}-\d\d-\d\d,?){0,3}\}$/,
      moods: /^\{(("sad"|"it \\"is\\" ok"),?){0,3}\}$/,
      two: /^\{[0-9a-f-]{36},[0-9a-f-]{36}\}$/,
      given: /^\{en,de\}$/,
    };

    expect(reasons).to.deep.equal([]);
    for (const [name, form] of Object.entries(forms)) {
      expect(
        everyOf(values(name), (text) => form.test(String(text))),
        name,
      ).to.equal(true);
    }
    expect(new Set(values('numbers').map((text) => String(text).split(',').length)).size).to.equal(
      3,
    );
  });

  it('of another schema is an array', () => {
    const made = mapped([table('t', [column('marks', 'varchar(30)[]', required)])], {
      dialect: 'sqlite',
    });

    expect(made.field('t.marks')).to.deep.include({
      type: 'array',
      items: { type: 'word' },
      constraints: { max_items: 3 },
    });
  });
});

describe('the limits that a document states', () => {
  it('hold for numbers and texts', () => {
    const { values, reasons } = valuesOf([
      column('n', 'integer', { ...required, limits: { minimum: 5, maximum: 9 } }),
      column('code', 'text', { ...required, limits: { pattern: '^[a-f]{3}$' } }),
      column('to', 'text', { ...required, limits: { format: 'email', maxLength: 60 } }),
    ]);

    expect(reasons).to.deep.equal([]);
    expect(everyOf(values('n'), (n) => Number(n) >= 5 && Number(n) <= 9)).to.equal(true);
    expect(everyOf(values('code'), (text) => /^[a-f]{3}$/.test(String(text)))).to.equal(true);
    expect(everyOf(values('to'), (text) => /^[^@]+@[^@]+$/.test(String(text)))).to.equal(true);
  });
});

describe('a unique index over some of the rows', () => {
  const index = { columns: ['user_id', 'is_main'], expressions: [], where: 'is_main' };
  const phones = (columns: readonly DatabaseColumn[], changes: Partial<DatabaseTable>) =>
    mapped([
      table('users', []),
      table('phones', columns, { foreignKeys: [foreign('user_id', 'users')], ...changes }),
    ]);

  it('is kept by rows outside of it before a reference differs in every row', () => {
    const made = phones(
      [column('user_id', 'integer', required), column('is_main', 'boolean', required)],
      {
        partialUniques: [index],
      },
    );

    expect(made.field('phones.user_id').constraints).to.deep.equal({ table: 'users' });
    expect(made.field('phones.is_main').constraints).to.deep.equal({ value: false });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('is kept by rows outside of it', () => {
    const made = mapped([
      table('themes', [column('is_main', 'boolean', required)], {
        partialUniques: [{ columns: ['is_main'], expressions: [], where: 'is_main' }],
      }),
    ]);

    expect(made.missed).to.deep.equal([]);
    expect(made.field('themes.is_main').constraints).to.deep.equal({ value: false });
  });
});

describe('dates with names in an order', () => {
  it('follow each other', () => {
    const made = mapped([
      table('orders', [
        column('updated_at', 'timestamp', required),
        column('created_at', 'timestamp', required),
        column('shipped_on', 'date'),
      ]),
    ]);
    const afterOf = (name: string) => made.field(`orders.${name}`).constraints?.after;

    expect(afterOf('updated_at')).to.deep.include({ field: 'created_at' });
    expect(afterOf('shipped_on')).to.deep.include({ field: 'created_at' });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });
});

describe('what happens to few rows', () => {
  it('is null or false in most of them', () => {
    const made = mapped([
      table('users', [
        column('deleted_at', 'timestamp'),
        column('seen_at', 'timestamp'),
        column('is_banned', 'boolean', required),
      ]),
    ]);

    expect(made.field('users.deleted_at').constraints?.null_rate).to.equal(0.9);
    expect(made.field('users.seen_at').constraints?.null_rate).to.equal(0.1);
    expect(made.field('users.is_banned').constraints).to.deep.equal({ true_rate: 0.1 });
  });
});

describe('unique texts of a column that ignores case', () => {
  it('differ in more than case', () => {
    const code = table('t', [column('v', 'char(3)', required)], { uniques: [['v']] });
    const made = mapped([code], { rows: 20_000, dialect: 'mysql' });
    const rows = rowsOfTable('t', { ...seeded(made), format: 'json' });

    expect(rows.length).to.equal(26 * 26 * 26);
    expect(new Set(rows.map((row) => String(row.v).toLowerCase())).size).to.equal(rows.length);
    expect(made.reasons('t')).to.have.length(1);
  });

  it('are taken from no list that has two of one word', async () => {
    await vocabulary.load(['de']);
    const typeIn = (dialect: 'mysql' | 'postgresql'): string => {
      const people = table('t', [column('last_name', 'varchar(30)', required)], {
        uniques: [['last_name']],
      });
      return mapped([people], { dialect, locale: 'de' }).field('t.last_name').type;
    };

    expect(typeIn('postgresql')).to.equal('last_name');
    expect(typeIn('mysql')).not.to.equal('last_name');
  });
});
