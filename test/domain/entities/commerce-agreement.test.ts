import { expect } from 'chai';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { everyOf } from '../../support/every-of.js';
import { type Json, request, textOf } from '../../support/tables.js';

const ROWS = 10_000;

type Column = readonly [name: string, type: string, constraints?: Json];

/** The values of a column in a table without other columns. */
function column([name, type, constraints = {}]: Column): readonly string[] {
  const text = textOf(request({ rows: ROWS, fields: [{ name, type, constraints }] }));
  return jsonColumn(text, name).map((cell) => JSON.parse(cell) as string);
}

/** The kinds of goods in the rows of each value. A kind is the text after the first two words of a product name. */
function endingsOf(values: readonly string[], texts: readonly string[]): Map<string, Set<string>> {
  const endings = new Map<string, Set<string>>();
  values.forEach((value, i) => {
    const known = endings.get(value) ?? new Set();
    endings.set(value, known.add(texts[i]?.split(' ').slice(2).join(' ') ?? ''));
  });
  return endings;
}

describe('a product', () => {
  const names = column(['product_name', 'product_name']);
  const categories = column(['category', 'product_category']);

  it('has a name that fits its category: no two categories share a kind of goods', () => {
    const endings = endingsOf(categories, names);

    expect(endings.size).to.equal(10);
    expect(endings.get('Grocery')).to.include('Granola').and.not.to.include('Socks');
    const kinds = [...endings.values()].flatMap((ofCategory) => [...ofCategory]);
    expect(new Set(kinds).size).to.equal(kinds.length);
  });

  it('differs for another link', () => {
    expect(column(['gift_product_name', 'product_name'])).not.to.deep.equal(names);
    expect(column(['x', 'product_category', { link: 'gift' }])).to.deep.equal(
      column(['gift_category', 'product_category']),
    );
  });

  it('is the same in all columns that are narrowed to the same category', () => {
    const given = { category: 'Garden' };

    expect(column(['a', 'product_name', given])).to.deep.equal(
      column(['b', 'product_name', given]),
    );
  });
});

describe('a person at work', () => {
  const titles = column(['job_title', 'job_title']);
  const departments = column(['department', 'department']);

  it('has a title that fits the department', () => {
    const of = (department: string) =>
      new Set(titles.filter((_, i) => departments[i] === department));

    expect([...of('Design')]).to.include.members(['Product Designer', 'Director of Design']);
    expect(everyOf(of('Legal'), (title) => /Counsel|Paralegal|Compliance|Legal/.test(title))).to.be
      .true;
    for (const [i, title] of titles.entries()) {
      const named = /^(?:Director of (.+)|(.+) Manager)$/.exec(title);
      if (named !== null) expect(named[1] ?? named[2]).to.equal(departments[i]);
    }
  });

  it('keeps the grade if the department is narrowed', () => {
    const narrowed = column(['job_title', 'job_title', { department: 'Sales' }]);
    const isSenior = (title: string) => title.startsWith('Senior ');

    expect(narrowed.map(isSenior)).to.deep.equal(titles.map(isSenior));
  });

  it('has the same choice in all columns that have the same link and choices', () => {
    const given = { choices: ['a', 'b', 'c'], weights: [1, 2, 3] };

    expect(column(['x', 'department', given])).to.deep.equal(column(['y', 'department', given]));
  });
});
