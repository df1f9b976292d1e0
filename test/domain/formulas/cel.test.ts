import { type ASTNode, parse } from '@marcbachmann/cel-js';
import { expect } from 'chai';
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import type { Expression } from '../../../src/domain/formulas/expression.js';
import { parseFormula } from '../../../src/domain/formulas/parse-formula.js';
import { exactExpressions } from './exact.js';

/** The tree of our parser as a text. */
function ours(node: Expression): string {
  switch (node.kind) {
    case 'constant':
      return JSON.stringify(node.value);
    case 'number':
      return String(Number(`${node.units}e-${node.scale}`));
    case 'field':
      return node.name;
    case 'list':
      return `[${node.items.map(ours).join(' ')}]`;
    case 'call':
      return `(${[node.name, ...node.args.map(ours)].join(' ')})`;
  }
}

/** The tree of cel-js as a text. */
function theirs(node: ASTNode): string {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'string' ? JSON.stringify(node.args) : String(node.args);
    case 'id':
      return node.args;
    case 'list':
      return `[${node.args.map(theirs).join(' ')}]`;
    case 'call':
      return `(${[node.args[0], ...node.args[1].map(theirs)].join(' ')})`;
    case 'rcall':
      return `(${[node.args[0], theirs(node.args[1]), ...node.args[2].map(theirs)].join(' ')})`;
    case '!_':
    case '-_':
      return `(${node.op.charAt(0)} ${theirs(node.args)})`;
    case '[]':
      return JSON.parse(theirs(node.args[1]));
    default:
      return `(${[node.op, ...(node.args as ASTNode[]).map(theirs)].join(' ')})`;
  }
}

function parsedByUs(text: string): string {
  const parsed = parseFormula(text);
  return E.isRight(parsed) ? ours(parsed.right.root) : 'refused';
}

function parsedByThem(text: string): string {
  try {
    return theirs(parse(text).ast);
  } catch {
    return 'refused';
  }
}

const expressions: readonly string[] = [
  'a + b * c - d / e % f',
  'a - b - c',
  'a || b && c || !d',
  'a == b && c <= d || e in [1, 2.5, "x",]',
  'a ? b : c ? d : e',
  '(a ? b : c) ? d : e',
  'a ? b ? 1 : 2 : 3',
  '--a * -b + !!c',
  '-a.size()',
  'a.contains("b").size() + size(c)',
  'round(a / 2, 1)',
  'row["unit price"] * 2',
  '\'it\\\'s\' + "a\\tb\\x41\\u00e9\\101" + r\'\\n\' + """a\n"b" """',
  '"a" // a comment\n + "b"',
  '0x1F + 1e3 + 1.5e-1 + 007',
  'inner + int + true_ + nullable',
  'a in b',
  'null == a',
  '[]',
];

const refused: readonly string[] = [
  '',
  ' ',
  'a +',
  '+ a',
  '(a',
  'a)',
  'a b',
  '"a',
  "'a\nb'",
  'a ? b',
  'a = b',
  'a & b',
  'f(a',
  'f(a b)',
  'a.',
  '1.',
  '1e',
  '"\\q"',
  '"\\ud800"',
  'for',
  'a; b',
  'é',
  '#',
];

describe('the parser of formulas', () => {
  for (const text of expressions) {
    it(`reads ${JSON.stringify(text)} as cel-js does`, () => {
      expect(parsedByUs(text)).to.equal(parsedByThem(text)).and.not.equal('refused');
    });
  }

  for (const text of refused) {
    it(`refuses ${JSON.stringify(text)} as cel-js does`, () => {
      expect([parsedByUs(text), parsedByThem(text)]).to.deep.equal(['refused', 'refused']);
    });
  }

  it('reads random expressions as cel-js does', () => {
    const { number, truth } = exactExpressions({ a: 0, b: 2 });
    const property = fc.property(fc.oneof(number, truth), ({ text }) => {
      fc.pre(text.length <= 600);

      expect(parsedByUs(text)).to.equal(parsedByThem(text));
    });

    fc.assert(property, { numRuns: 300 });
  });

  it('reads random characters without an exception, and never more than cel-js', () => {
    // Without ==, which CEL and cel-js order differently beside <, and without .1, which only CEL allows.
    const bits = fc.constantFrom(
      ...'ab1() +-*/%<>!&|?:[],"\'\\\n'.split(''),
      ' in ',
      '&&',
      '.size()',
    );
    const property = fc.property(fc.array(bits, { maxLength: 12 }), (found) => {
      const text = found.join('');
      const tree = parsedByUs(text);

      if (tree !== 'refused') expect(tree).to.equal(parsedByThem(text));
    });

    fc.assert(property, { numRuns: 3000 });
  });
});
