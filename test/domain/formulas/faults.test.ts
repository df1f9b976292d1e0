import { expect } from 'chai';
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import { parseFormula } from '../../../src/domain/formulas/parse-formula.js';
import { faultsOf, request } from '../../support/tables.js';
import { exactExpressions } from './exact.js';
import { cellOf, faultOf } from './rows.js';

/** Expressions, the character to which the fault points, and what it says. */
const faults: readonly (readonly [string, number, RegExp])[] = [
  ['', 0, /a text of 1 to 2000 characters/],
  ['quantity +', 11, /expected a value/],
  ['quantity quantity', 10, /expected an operator or the end: "q"/],
  ['"é😀" + é', 8, /expected a value: "é"/],
  ['(quantity', 10, /expected "\)"/],
  ['quantity ? 1', 13, /expected ":"/],
  ['quantity = 3', 10, /an operator or the end: "="/],
  ['"abc', 1, /" at the end of the text/],
  ['"a\nb"', 3, /the end of the text before the line end/],
  ['"\\q"', 2, /an escape such as/],
  ['"\\x00"', 1, /without NUL or lone surrogates/],
  ['1 + package', 5, /row\["package"\], because CEL reserves the word/],
  ['row[quantity]', 5, /the name of a field in quotes/],
  ['quantity[0]', 9, /an operator or the end: "\["/],
  ['quantity.name', 1, /unknown field "quantity\.name"/],
  ['12345678901234567 + 1', 1, /a number of at most 15 digits: "12345678901234567"/],
  ['1e-16', 1, /a number of at most 15 digits/],
  ['1e999', 1, /a number of at most 15 digits/],
  ['5u', 2, /an operator or the end: "u"/],
  ['1 + quantit * quantit', 5, /^unknown field "quantit" at .*, did you mean "quantity"\?$/],
  ['quantity + row["no such"]', 12, /^unknown field "no such" at/],
  ['quantity + "a"', 10, /cannot compute a number \+ a text/],
  ['1 + (status - 1)', 13, /cannot compute a text - a number/],
  ['day + day', 5, /cannot compute a date \+ a date/],
  ['day * 2', 5, /cannot compute a date \* a number/],
  ['duration("1h") * 1.5', 16, /cannot compute a duration \* a number/],
  ['null + 1', 6, /cannot compute null \+ a number/],
  ['null < 1', 6, /cannot compute null < a number/],
  ['paid < true', 6, /cannot compute true or false < true or false/],
  ['quantity == "3"', 10, /expected values of one type, got a number and a text/],
  ['paid ? 1 : "a"', 6, /expected values of one type, got a number and a text/],
  ['quantity ? 1 : 2', 10, /expected true or false before \?, got a number/],
  ['paid && quantity', 6, /expected true or false around &&, got a number/],
  ['!quantity', 1, /expected true or false after !, got a number/],
  ['-status', 1, /the negative of a text/],
  ['1 / 0', 3, /cannot divide by zero/],
  ['quantity % (zero * 0)', 10, /cannot divide by zero/],
  ['unit_price % 2', 12, /expected whole numbers around %/],
  ['[1, 2]', 1, /a list only to the right of in/],
  ['quantity in 3', 10, /expected a list such as/],
  ['quantity in [1, "a"]', 10, /expected values of one type/],
  ['rownd(unit_price)', 1, /unknown function "rownd" at .*, did you mean "round"\?/],
  ['quantity.exp()', 10, /unknown function "exp"/],
  ['contains(status, "a")', 1, /expected x\.contains\(\)/],
  ['quantity.round()', 10, /expected round\(x\)/],
  ['status.contains(1)', 8, /contains takes two texts, got a text and a number/],
  ['round(unit_price, 16)', 1, /round takes a number and its decimals, from 0 to 15/],
  ['round(unit_price, quantity)', 1, /round takes/],
  ['round()', 1, /round takes a number and its decimals, from 0 to 15, got nothing/],
  ['duration(status)', 1, /duration takes a text in quotes/],
  ['duration("1 hour")', 1, /a duration such as "72h"/],
  ['duration("1hx")', 1, /a duration such as "72h"/],
  ['duration("")', 1, /a duration such as "72h"/],
  ['duration("0.0001s")', 1, /in whole milliseconds/],
  ['timestamp("2026-01-31")', 1, /a moment such as/],
  ['timestamp("2026-02-30T00:00:00Z")', 1, /a moment such as/],
  ['status.getHours()', 8, /getHours takes a date, moment or duration, got a text/],
  [
    'duration("1h").getMilliseconds()',
    16,
    /getMilliseconds takes a date or moment, got a duration/,
  ],
  ['duration("1h")', 1, /such as x\.getSeconds\(\), got a duration/],
  ['string(quantity / 2)', 1, /string takes/],
  ['null', 1, /not null in every row/],
  ['paid ? null : null', 6, /not null in every row/],
  ['day + duration("99999999h")', 5, /within the years 1 to 9999/],
  ['quantity * 999999999999999 * 999', 28, /more than 15 digits/],
  ['unit_price * 0.00000001 * 0.00000001', 25, /more than 15 digits/],
  ['1 / (quantity / 3 - 1)', 3, /round\(x, decimals\).* more than 15 digits/],
];

describe('a faulty formula', () => {
  for (const [expression, character, says] of faults) {
    it(`${JSON.stringify(expression)} is refused at character ${character}`, () => {
      const message = faultOf(expression);

      expect(message).to.match(says);
      const [, found = '0'] = /at character (\d+) of the expression/.exec(message) ?? [];
      expect(Number(found)).to.equal(character);
    });
  }

  it('of a random expression is refused at the character that does not belong there', () => {
    const { number, truth } = exactExpressions({ quantity: 0, unit_price: 2 });
    const property = fc.property(fc.oneof(number, truth), fc.nat(), ({ text }, at) => {
      const index = at % (text.length + 1);
      // Between the characters of an operator, its first one is the fault.
      fc.pre(text.length <= 600 && !/[=&|!]/.test(text.charAt(index - 1)));

      const parsed = parseFormula(`${text.slice(0, index)}#${text.slice(index)}`);

      const says = `"#" at character ${index + 1} of the expression`;
      expect(E.isLeft(parsed) ? parsed.left : 'accepted').to.contain(says);
    });

    fc.assert(property, { numRuns: 500 });
  });

  it('is refused for a precision of a text', () => {
    expect(faultOf('status', { precision: 2 })).to.match(
      /expected no precision: the result is a text$/,
    );
  });

  it('with numbers that are too large is accepted once they are rounded', () => {
    expect(faultOf('1 / (quantity / 3 - 1)')).to.not.equal('');
    expect(cellOf('1 / round(quantity / 3 - 1, 2)')).to.equal('null');
    expect(cellOf('1 / round(quantity / 4 - 1, 2)')).to.equal('-4.00');
  });
});

describe('a product with a rounded quotient', () => {
  function faultOfProduct(divisors: { readonly min: number; readonly max: number }): string {
    const inputs = [
      { name: 'a', type: 'integer', constraints: { min: 0, max: 1e12 } },
      { name: 'b', type: 'integer', constraints: divisors },
    ];
    const formula = { expression: 'round(a / b) * 1000000' };
    const fields = [...inputs, { name: 'x', type: 'formula', constraints: formula }];
    return faultsOf(request({ fields }))[0]?.message ?? '';
  }

  it('is refused for the divisors next to 0, which make the largest quotients', () => {
    expect(faultOfProduct({ min: 0, max: 1000 })).to.match(/more than 15 digits/);
    expect(faultOfProduct({ min: -1000, max: 0 })).to.match(/more than 15 digits/);
  });

  it('is accepted for divisors that make no large ones', () => {
    expect(faultOfProduct({ min: 1000, max: 2000 })).to.equal('');
    expect(faultOfProduct({ min: -2000, max: -1000 })).to.equal('');
  });
});

const hostile: readonly (readonly [string, string])[] = [
  ...[
    '(',
    '!',
    '-',
    '[',
    '"',
    '\\',
    '{',
    '.',
    '?',
    'a(',
    'a.b(',
    '!-',
    '-(',
    '1+(',
    'a?',
    '//',
  ].map((bit) => [`2,000 characters of ${bit}`, bit.repeat(2000 / bit.length)] as const),
  ['deep parentheses', `${'('.repeat(990)}1${')'.repeat(990)}`],
  ['deep lists', `1 in ${'['.repeat(900)}${']'.repeat(900)}`],
  ['deep calls', `${'abs('.repeat(399)}1${')'.repeat(399)}`],
  ['a long sum', Array(999).fill('1').join('+')],
  ['a chain of calls', `status${'.size()'.repeat(280)}`],
  ['a chain of conditions', `${'paid?1:'.repeat(280)}0`],
  ['many fields', Array.from({ length: 101 }, (_, i) => `f${i}`).join('+')],
];

describe('a hostile formula', () => {
  for (const [what, expression] of hostile) {
    it(`of ${what} is refused with a fault`, () => {
      expect(expression.length).to.be.at.most(2000);

      expect(faultOf(expression)).to.match(/ of the expression|1 to 2000 characters/);
    });
  }

  it('with the most nodes and the deepest parentheses is computed', () => {
    expect(cellOf(`${Array(249).fill('zero').join('+')}+quantity`)).to.equal('3');
    expect(cellOf(`${'('.repeat(99)}1${')'.repeat(99)}`)).to.equal('1');
    expect(cellOf(`${'-'.repeat(498)}quantity`)).to.equal('3');
  });

  it('whose texts are too long is refused', () => {
    expect(faultOf(Array(65).fill('long').join('+'))).to.equal('');
    expect(faultOf(Array(250).fill('long').join('+'))).to.match(
      /expected a text of at most 65536 bytes, got up to \d+ at character \d+ of the expression/,
    );
  });
});
