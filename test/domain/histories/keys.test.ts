import { expect } from 'chai';
import { type Envelope, feedText, keyedLines } from '../../support/changes.js';
import { livingShop, momentOf } from './shop.js';

const span = { from: momentOf(30), until: momentOf(40) };

describe('the keys of the lines of a feed', () => {
  const request = livingShop(span);
  const { tables } = request as {
    readonly tables: readonly { readonly name: string; readonly key?: readonly string[] }[];
  };
  const keys = new Map(tables.map(({ name, key }) => [name, key ?? []]));

  it('stand before lines that are the same without them', () => {
    const lines = keyedLines(request).map(([, line]) => line);

    expect(lines.join('')).to.equal(feedText(request));
  });

  it('name the table and the values of its key, before and after any change', () => {
    const seen = new Set<string>();
    for (const [key, line] of keyedLines(request)) {
      const { before, after, op, source } = JSON.parse(line) as Envelope;
      const row = after ?? before ?? {};
      const columns = (keys.get(source.table) ?? []).map((name) => [name, row[name]]);
      seen.add(`${source.table} ${op}`);

      expect(JSON.parse(key)).to.deep.equal({
        table: source.table,
        key: Object.fromEntries(columns),
      });
    }
    expect(seen.size).to.be.greaterThan(5);
  });

  it('name the table alone if it has no key, also behind rows in the form of rows', () => {
    const keyless = tables.map(({ key: _, ...table }) => table);
    const all = keyedLines({ ...request, tables: keyless.slice(0, 1), form: 'rows' });

    expect(all.length).to.be.greaterThan(10);
    for (const [key] of all) expect(key).to.equal(`{"table":"${tables[0]?.name}"}`);
  });
});
