import { expect } from 'chai';
import { FUNCTIONS } from '../../src/domain/formulas/functions.js';
import { readText } from '../architecture/support/tree.js';
import { cellOf } from '../domain/formulas/rows.js';
import { faultsOf } from '../support/tables.js';

const OPERATORS = '+ - * / % == != < <= > >= in && || ! ? null true'.split(' ');

const page = readText('docs/formulas.md');

/** The rows of the tables: what is written, its meaning, an example and its result. */
const rows = [...page.matchAll(/^\| (`.*`) \| .* \| `(.+)` \| `(.+)` \|$/gm)].map((row) =>
  row.slice(1).map((cell) => cell.replaceAll('\\|', '|')),
);

describe('docs/formulas.md', () => {
  for (const [, expression = '', result] of rows) {
    it(`says truly that ${expression} is ${result}`, () => {
      expect(cellOf(expression)).to.equal(result);
    });
  }

  it('has a request that is accepted', () => {
    const [, request = ''] = /```json\n(.*?)```/s.exec(page) ?? [];

    expect(faultsOf(JSON.parse(request))).to.deep.equal([]);
  });

  it('has an example of every function and operator', () => {
    const written = rows.map(([cell]) => cell).join(' ');
    const names = [...FUNCTIONS.keys()].map((name) => `${name}(`);

    expect([...names, ...OPERATORS].filter((name) => !written.includes(name))).to.deep.equal([]);
  });
});
