import { expect } from 'chai';
import { FUNCTIONS } from '../../src/domain/formulas/functions.js';
import { parseFormula } from '../../src/domain/formulas/parse-formula.js';
import {
  type Completions,
  completeFormula,
  completeTemplate,
  writtenName,
} from '../../studio/state/completions.js';
import { formulaFunctions } from '../../studio/state/formula-functions.js';
import { projectOf } from '../../studio/state/project.js';
import { namesFor } from '../../studio/state/references.js';
import { shop } from '../../studio/templates/shop.js';

const names = ['quantity', 'unit_price', 'unit price', 'product.price', 'import'];

/** A text whose cursor is at `|`. */
function at(marked: string, isAsked = false): Completions & { readonly text: string } {
  const cursor = marked.indexOf('|');
  const text = marked.replace('|', '');
  return { ...completeFormula(text, cursor, names, isAsked), text };
}

const labels = ({ choices }: Completions): readonly string[] => choices.map(({ label }) => label);

/** The text after the first choice was taken, with its cursor at `|`. */
function taken({ choices, from, to, text }: Completions & { readonly text: string }): string {
  const [{ insert, cursor } = { insert: '', cursor: 0 }] = choices;
  return `${text.slice(0, from)}${insert.slice(0, cursor)}|${insert.slice(cursor)}${text.slice(to)}`;
}

describe('the completions of a formula', () => {
  it('begin with names that begin with the word, then with names of which a part does', () => {
    expect(labels(at('2 * p|'))).to.deep.equal([
      'product.price',
      'unit_price',
      'unit price',
      'import',
      'timestamp("…")',
    ]);
    expect(labels(at('price|')).slice(0, 2)).to.deep.equal(['unit_price', 'unit price']);
  });

  for (const [marked, expected] of [
    ['2 * quan|', '2 * quantity|'],
    ['qu|an * 2', 'quantity| * 2'],
    ['unit p|', 'unit product.price|'],
    ['product.p|', 'product.price|'],
    ['imp|', 'row["import"]|'],
    ['roun|', 'round(|)'],
    ['roun|(quantity, 1)', 'round|(quantity, 1)'],
    ['quantity.siz|', 'quantity.size()|'],
    ['string(quantity).star|', 'string(quantity).startsWith(|)'],
    ['"a".upp|', '"a".upperAscii()|'],
  ] as const) {
    it(`turn ${marked} into ${expected}`, () => {
      expect(taken(at(marked))).to.equal(expected);
    });
  }

  for (const marked of ['|', 'quantity * |', '1.|', '1e|', '"qua|', "'it\\'s qua|", '0x|']) {
    it(`are none at ${marked}`, () => {
      expect(labels(at(marked))).to.deep.equal([]);
    });
  }

  it('leave out the word that is already there', () => {
    expect(labels(at('quantity|'))).to.deep.equal([]);
  });

  it('list the fields where nothing is written if somebody asks', () => {
    expect(labels(at('2 * |', true)).slice(0, names.length)).to.deep.equal(names);
  });

  it('write names so that the engine reads them', () => {
    for (const name of ['a', 'a.b', 'unit price', 'in', 'null', 'row', 'x"y', 'ä']) {
      const parsed = parseFormula(writtenName(name));
      expect(parsed._tag === 'Right' && parsed.right.fields.has(name), name).to.equal(true);
    }
  });

  it('have all functions of the engine, in each of their forms', () => {
    const engine = [...FUNCTIONS].flatMap(([name, { forms }]) =>
      forms.map((form) => `${name} ${form}`),
    );
    const page = formulaFunctions.map(
      ({ name, isMethod }) => `${name} ${isMethod ? 'method' : 'function'}`,
    );

    expect([...page].sort()).to.deep.equal([...engine].sort());
  });

  it('have the fields of the rows to which references lead', () => {
    const document = projectOf(shop.request, 'shop');
    const lines = document.tables[3]?.fields ?? [];
    const total = lines.at(-1);
    if (total === undefined) throw new Error('the shop has no total');

    expect(namesFor(document, 3, total)).to.include.members([
      'quantity',
      'product.price',
      'order_id.ordered_at',
    ]);
  });
});

describe('the completions of a template', () => {
  const complete = (marked: string) => {
    const cursor = marked.indexOf('|');
    const text = marked.replace('|', '');
    return { ...completeTemplate(text, cursor, names), text };
  };

  it('are names inside braces, with the closing brace', () => {
    expect(taken(complete('No. {qu|'))).to.equal('No. {quantity}|');
    expect(taken(complete('{qu|an} x'))).to.equal('{quantity}| x');
    expect(taken(complete('{{{qu|'))).to.equal('{{{quantity}|');
    expect(labels(complete('{|'))).to.have.length(names.length);
  });

  it('are none outside braces and in a doubled brace', () => {
    for (const marked of ['qu|', '{quantity} qu|', '{{qu|']) {
      expect(labels(complete(marked)), marked).to.deep.equal([]);
    }
  });
});
