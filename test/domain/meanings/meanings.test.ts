import { expect } from 'chai';
import { MEANINGS } from '../../../src/domain/meanings/entries/index.js';
import { findMeaning } from '../../../src/domain/meanings/find-meaning.js';
import type { Meaning } from '../../../src/domain/meanings/meaning.js';
import {
  distributionOf,
  hasNumbers,
  hasTexts,
  jsonField,
  textField,
} from '../../../src/domain/meanings/meant-field.js';
import { allWords, tableWords, wordsOf } from '../../../src/domain/meanings/name-words.js';
import { columnRequest, faultsOf } from '../../support/tables.js';

const nameOf = ({ names, of = '' }: Meaning): string =>
  `${names.slice(0, 60)} | ${of.slice(0, 40)}`;

/** The meaning of a column's name in a table. */
function meant(name: string, table: string, suits = hasTexts): Meaning | undefined {
  const words = { written: allWords(name), column: wordsOf(name), table: tableWords(table) };
  return findMeaning(words, suits)?.meaning;
}

describe('meanings', () => {
  it('are fields that can be generated', () => {
    for (const meaning of MEANINGS) {
      const { numbers } = meaning;
      const distribution = numbers && distributionOf(numbers);
      const number = numbers && {
        type: 'float',
        constraints: { min: numbers.min, max: numbers.max, ...(distribution && { distribution }) },
      };
      for (const field of [textField(meaning), jsonField(meaning), number]) {
        if (field === undefined) continue;
        const faults = faultsOf(columnRequest(field.type, field.constraints));
        expect(faults, nameOf(meaning)).to.deep.equal([]);
      }
    }
  });

  it('say something', () => {
    const silent = MEANINGS.filter(
      (meaning) => !hasTexts(meaning) && !hasNumbers(meaning) && jsonField(meaning) === undefined,
    );

    expect(silent.map(nameOf)).to.deep.equal([]);
  });

  it('have no text twice', () => {
    const twice = MEANINGS.filter((meaning) => {
      const choices = textField(meaning)?.constraints?.choices;
      return Array.isArray(choices) && new Set(choices).size < choices.length;
    });

    expect(twice.map(nameOf)).to.deep.equal([]);
  });
});

describe('the meaning of a name', () => {
  it('depends on the table', () => {
    const first = (table: string): string | undefined =>
      meant('status', table)?.list?.split('=')[0];

    expect(['users', 'invoices', 'tickets'].map(first)).to.deep.equal(['active', 'paid', 'open']);
  });

  it('depends on the words before it more than on the table', () => {
    expect(meant('payment_status', 'users')).to.equal(meant('status', 'payments'));
  });

  it('is that of the last word of a table first', () => {
    expect(meant('status', 'order_shipments')).to.equal(meant('status', 'shipments'));
  });

  it('is none of the table if a name belongs to somebody else', () => {
    expect(meant('name', 'warehouses')).not.to.equal(undefined);
    expect(meant('manager_name', 'warehouses')).to.equal(undefined);
  });

  it('counts the number at its end', () => {
    expect(meant('line2', 'addresses')).not.to.equal(meant('line1', 'addresses'));
  });

  it('is that of the longest phrase', () => {
    expect(meant('credit_score', 'loans', hasNumbers)).not.to.equal(
      meant('score', 'loans', hasNumbers),
    );
  });

  it('is unknown for other names', () => {
    expect(meant('zweck', 'dinge')).to.equal(undefined);
    expect(meant('__proto__', 'constructor')).to.equal(undefined);
  });
});
