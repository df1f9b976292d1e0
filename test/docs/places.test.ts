import { expect } from 'chai';
import { everyOf } from '../support/every-of.js';
import { pageBlocks } from '../support/page-blocks.js';
import { textOf } from '../support/tables.js';

const PAGE = 'docs/places.md';

describe(PAGE, () => {
  it('contains a request that generates rows of three countries with their currencies', () => {
    const [block = ''] = pageBlocks(PAGE, 'json');
    const text = textOf({ ...(JSON.parse(block) as object), rows: 3000, format: 'ndjson' });
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
    const pairs = new Set(rows.map(({ country, currency }) => `${country} ${currency}`));

    expect(rows).to.have.length(3000);
    expect([...pairs].sort()).to.deep.equal(['France EUR', 'Germany EUR', 'United States USD']);
    expect(everyOf(rows, ({ phone }) => /^\+(?:1|33|49) /.test(phone ?? ''))).to.equal(true);
  });
});
