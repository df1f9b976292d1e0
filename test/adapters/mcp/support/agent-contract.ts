import { expect } from 'chai';
import type { Fault } from '../../../../src/domain/errors/fault.js';
import { livingShop, momentOf } from '../../../domain/histories/shop.js';
import { feedOf } from '../../../support/changes.js';
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
  it('lists its tools in less than 3.8 kB', async () => {
    const tools = await agent().tools();

    expect(tools.map(({ name }) => name)).to.include.members([
      ...['find_field_types', 'explain_column', 'preview_table', 'schema_from_ddl'],
    ]);
    expect(Buffer.byteLength(JSON.stringify({ tools }))).to.be.below(3800);
  });

  it('explains what a column of a table holds', async () => {
    const { answer } = await agent().call('explain_column', { column: 'orders.status' });

    expect(answer).to.include({ type: 'choice', because: 'status of order', confidence: 0.9 });
    expect((answer.offers as readonly object[]).length).to.be.within(1, 2);
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

  it('shows the tables of a set as they stood at a moment', async () => {
    const rowsAt = async (day: number): Promise<number> => {
      const request = livingShop({ as_of: momentOf(day), table: 'customers' });
      const { answer } = await agent().call('preview_table', { request, show: 20 });
      return (answer.data as readonly object[]).length;
    };

    expect(await rowsAt(0.1)).to.be.within(10, 11);
    expect(await rowsAt(20)).to.equal(20);
  });

  it('shows the first changes of a time', async () => {
    const request = livingShop({ from: momentOf(30), until: momentOf(31) });
    const { answer, bytes } = await agent().call('preview_table', { request, show: 7 });
    const all = await agent().call('preview_table', {
      request: { ...request, until: momentOf(35), form: 'rows' },
      show: 20,
    });

    expect(answer).to.deep.equal({ seed: 11, changes: feedOf(request).slice(0, 7) });
    expect(bytes).to.be.below(MOST_BYTES);
    expect(all.answer.changes).to.have.length(20);
  });

  it('shows fewer changes where 20 are too long, and says what it does not show', async () => {
    const { tables } = livingShop();
    const [customers] = tables as readonly { readonly fields: readonly object[] }[];
    const note = (name: string, sentences: number) => ({
      name,
      type: 'paragraph',
      constraints: { min_sentences: sentences, max_sentences: sentences },
    });
    const preview = (sentences: number, members: object = {}) => {
      const notes = [note('note', sentences), note('story', sentences)];
      const fields = [...(customers?.fields ?? []), ...notes];
      const request = livingShop({
        ...{ from: momentOf(30), until: momentOf(31), ...members },
        tables: [{ ...customers, fields }],
      });
      return agent().call('preview_table', { request, show: 20 });
    };
    const long = await preview(6);
    const tooLong = await preview(100, { form: 'rows' });
    const statements = await preview(1, { form: 'sql' });
    const span = await preview(1, { until: momentOf(20) });

    expect(long.answer.changes).to.have.length.within(1, 19);
    expect(Buffer.byteLength(JSON.stringify(long.answer))).to.be.at.most(MOST_BYTES);
    expect(tooLong.answer.message).to.contain('its first change has more than');
    const pathsOf = ({ answer }: typeof span) =>
      (answer.faults as readonly Fault[]).map(({ path }) => path);
    expect(pathsOf(statements)).to.deep.equal(['/request/form']);
    expect(pathsOf(span)).to.deep.equal(['/request/until']);
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

  it('describes the five best types, and names the others', async () => {
    const { answer } = await agent().call('find_field_types', { words: 'date day' });

    expect(answer.types).to.have.length(5);
    expect(answer.others).to.have.length.above(0);
  });

  it('describes once what several field types have in common', async () => {
    const { answer, bytes } = await agent().call('find_field_types', { words: 'status money' });
    const { given } = answer.common_constraints as { readonly given: { readonly meaning: string } };

    expect(JSON.stringify(answer).split(JSON.stringify(given.meaning))).to.have.length(2);
    const types = answer.types as readonly { readonly common_constraints: readonly string[] }[];
    expect(types[0]?.common_constraints).to.include('given');
    expect(bytes).to.be.below(MOST_BYTES * 1.2);
  });

  it('adds the field that the words mean as the name of a column', async () => {
    const { answer } = await agent().call('find_field_types', { words: 'room temperature' });

    expect(answer.meant).to.deep.include({ type: 'float' });
    const { answer: salary } = await agent().call('find_field_types', { words: 'salary' });
    expect(salary).not.to.have.property('meant');
    expect((salary.types as readonly { readonly type: string }[])[0]?.type).to.equal('salary');
  });

  it('explains a column by its table, and offers nothing but other meanings', async () => {
    const { answer } = await agent().call('explain_column', { column: 'orders.status' });
    const offers = answer.offers as readonly { readonly type: string }[];

    expect(answer).to.deep.include({ type: 'choice', because: 'status of order' });
    expect(offers.map(({ type }) => type)).not.to.include('string');
  });

  it('finds no type by a part of a word, and names all types instead', async () => {
    const { answer } = await agent().call('find_field_types', { words: 'ongitud' });

    expect(answer.types).to.deep.equal([]);
    expect(Object.values(answer.all_names as object).flat()).to.include('integer');
  });

  it('does not list all types where one is unknown', async () => {
    const call = async (type: string) => {
      const request = { rows: 1, fields: [{ name: 'a', type }] };
      const { answer, bytes } = await agent().call('preview_table', { request });
      return { faults: answer.faults as readonly Fault[], bytes };
    };
    const misspelt = await call('intger');
    const unknown = await call('qqqqqqqq');

    expect(misspelt.faults[0]).to.not.have.property('expected');
    expect(misspelt.faults[0]?.suggestion).to.equal('integer');
    expect(unknown.faults[0]?.expected).to.equal('find_field_types lists the types');
    for (const { bytes } of [misspelt, unknown]) expect(bytes).to.be.below(400);
  });

  it('has short guides, whose requests are accepted', async () => {
    const resources = await agent().resources();

    expect(resources.map(({ uri }) => uri)).to.deep.equal(
      ['formulas', 'sets', 'given', 'histories'].map((name) => `tablewright://guides/${name}`),
    );
    for (const { uri } of resources) {
      const text = await agent().read(uri);
      expect(Buffer.byteLength(text)).to.be.within(500, 3000);
      const [, json = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
      const { isError, answer } = await agent().call('preview_table', {
        request: JSON.parse(json),
      });
      expect({ uri, isError, answer: isError ? answer : {} }).to.deep.equal({
        uri,
        isError: false,
        answer: {},
      });
    }
  });

  it('refuses a guide that it does not have', async () => {
    const error = await agent()
      .read('tablewright://guides/none')
      .catch((reason: unknown) => reason);

    expect(String(error)).to.contain('tablewright://guides/none');
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

    const refused = await agent().call('preview_table', { request: { rows: 1, fields } });
    const described = await agent().call('schema_from_ddl', { ddl: `CREATE TABLE t (${wide})` });

    expect(refused.isError).to.equal(true);
    for (const { answer } of [refused, described]) {
      expect(Buffer.byteLength(JSON.stringify(answer))).to.be.at.most(MOST_BYTES);
    }
  });
}
