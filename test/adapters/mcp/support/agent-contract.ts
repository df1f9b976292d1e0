import { expect } from 'chai';
import type { Fault } from '../../../../src/domain/errors/fault.js';
import { type Agent, corrected } from './agent.js';

const MOST_BYTES = 8192;

/** Five fields; one type and one constraint are misspelt. */
const TYPOS = {
  request: {
    rows: 100,
    seed: 'x',
    fields: [
      { name: 'id', type: 'integer', constraints: { min: 1, uniqe: true } },
      { name: 'name', type: 'name' },
      { name: 'mail', type: 'emial' },
      { name: 'status', type: 'choice', constraints: { choices: ['new', 'paid'] } },
      { name: 'day', type: 'date' },
    ],
  },
};

const DDL = `CREATE TABLE users (id int PRIMARY KEY, email varchar(40) NOT NULL UNIQUE);
CREATE TABLE orders (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users (id), total numeric(8,2));`;

/** Rows with long texts: twenty of them have more than a result may have. */
const LONG = {
  request: {
    rows: 100,
    seed: 1,
    fields: [
      { name: 't', type: 'paragraph', constraints: { min_sentences: 12, max_sentences: 12 } },
    ],
  },
  show: 20,
};

/** Defines the tests that hold over every transport. */
export function agentContract(agent: () => Agent): void {
  it('lists its tools in less than 3 kB', async () => {
    const tools = await agent().tools();

    expect(tools.map(({ name }) => name)).to.include.members([
      ...['find_field_types', 'preview_table', 'schema_from_ddl'],
    ]);
    expect(Buffer.byteLength(JSON.stringify({ tools }))).to.be.below(3000);
  });

  it('leads from a request with two typos to its table in one more call', async () => {
    const first = await agent().call('preview_table', TYPOS);
    expect(first.isError).to.equal(true);
    const faults = first.answer.faults as readonly Fault[];
    expect(faults.map(({ path, suggestion }) => [path, suggestion])).to.deep.equal([
      ['/request/fields/0/constraints/uniqe', 'unique'],
      ['/request/fields/2/type', 'email'],
    ]);

    const second = await agent().call('preview_table', corrected(TYPOS, faults));

    expect(second.isError).to.equal(false);
    const rows = second.answer.data as readonly object[];
    expect(rows).to.have.length(5);
    expect(Object.keys(rows[0] ?? {})).to.deep.equal(['id', 'name', 'mail', 'status', 'day']);
  });

  it('corrects misspelt arguments, too', async () => {
    const { answer } = await agent().call('preview_table', { reqest: { fields: [] } });

    expect((answer.faults as readonly Fault[]).map(({ path }) => path)).to.deep.equal([
      '/reqest',
      '/request',
    ]);
    const { isError, answer: unknown } = await agent().call('preview_tabel', {});
    expect(isError).to.equal(true);
    expect((unknown.faults as readonly Fault[])[0]?.suggestion).to.equal('preview_table');
  });

  it('checks the whole request, not only the rows that it shows', async () => {
    const { isError, answer } = await agent().call('preview_table', {
      request: {
        rows: 100,
        fields: [{ name: 'n', type: 'integer', constraints: { max: 5, unique: true } }],
      },
    });

    expect(isError).to.equal(true);
    expect(JSON.stringify(answer.faults)).to.contain('/request/fields/0');
  });

  it('shows at most 20 rows', async () => {
    const args = { request: { rows: 100, fields: [{ name: 'n', type: 'sequence' }] } };
    const shown = await agent().call('preview_table', { ...args, show: 20 });
    const more = await agent().call('preview_table', { ...args, show: 21 });

    expect(shown.answer.data).to.have.length(20);
    expect((more.answer.faults as readonly Fault[])[0]?.path).to.equal('/show');
  });

  it('shows fewer rows where 20 are too long', async () => {
    const { answer, bytes, isError } = await agent().call('preview_table', LONG);

    expect({ isError, most: bytes > MOST_BYTES * 1.2 }).to.deep.equal({
      isError: false,
      most: false,
    });
    expect(Buffer.byteLength(JSON.stringify(answer))).to.be.at.most(MOST_BYTES);
    expect(answer.data).to.have.length.within(1, 19);
  });

  it('finds field types by the words of the user', async () => {
    for (const [words, type] of [
      ['zip code', 'postal_code'],
      ['money', 'price'],
      ['ip address', 'ipv4'],
      ['email', 'email'],
    ]) {
      const { answer, bytes } = await agent().call('find_field_types', { words });
      const types = answer.types as readonly { readonly type: string }[];
      expect(types[0]?.type).to.equal(type);
      expect(bytes).to.be.below(MOST_BYTES * 1.5);
    }
    const { answer, bytes } = await agent().call('find_field_types', {});
    expect(Object.values(answer).flat()).to.include.members(['integer', 'email', 'reference']);
    expect(bytes).to.be.below(MOST_BYTES);
  });

  it('makes a request of a schema that can be previewed', async () => {
    const made = await agent().call('schema_from_ddl', { ddl: DDL, rows: 20 });
    expect(made.isError).to.equal(false);

    const shown = await agent().call('preview_table', { request: made.answer.request });

    expect(shown.isError).to.equal(false);
    expect(Object.keys(shown.answer.data as object)).to.deep.equal(['users', 'orders']);
  });

  it('refuses a text that is no schema', async () => {
    const { isError, answer } = await agent().call('schema_from_ddl', { ddl: 'SELECT 1' });

    expect(isError).to.equal(true);
    expect((answer.faults as readonly Fault[])[0]?.path).to.equal('/ddl');
  });

  it('keeps every result below 8 kB, even with a thousand faults', async () => {
    const fields = Array.from({ length: 1000 }, (_, i) => ({ name: `f${i}`, type: 'nonsense' }));
    const wide = Array.from({ length: 200 }, (_, i) => `c${i} varchar(40)`).join(', ');

    const results = [
      await agent().call('preview_table', { request: { rows: 1, fields } }),
      await agent().call('schema_from_ddl', { ddl: `CREATE TABLE t (${wide})` }),
    ];

    for (const { isError, answer } of results) {
      expect(isError).to.equal(true);
      expect(Buffer.byteLength(JSON.stringify(answer))).to.be.at.most(MOST_BYTES);
    }
  });
}
