import { expect } from 'chai';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { faultsOf, type Json, request, textOf } from '../../support/tables.js';

/** A text as CEL writes it. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\\/', '/');
}

function tableOf(expression: string, ...fields: readonly Json[]): Json {
  const formula = { name: 'x', type: 'formula', constraints: { expression } };
  return request({ rows: 1, fields: [...fields, formula] });
}

describe('naughty strings', () => {
  const short = naughtyStrings.filter((text) => quoted(text).length <= 2000);

  it('are texts of formulas', () => {
    expect(short).to.have.length.above(500);
    for (const text of short) {
      const [row] = JSON.parse(textOf(tableOf(quoted(text))));

      expect(row).to.deep.equal({ x: text });
    }
  });

  it('are names of fields in formulas', () => {
    expect(naughtyNames).to.have.length.above(100);
    for (const name of naughtyNames) {
      if (name === 'x') continue;
      const field = { name, type: 'integer', constraints: { min: 7, max: 7 }, hidden: true };
      const [row] = JSON.parse(textOf(tableOf(`row[${quoted(name)}] + 1`, field)));

      expect(row, name).to.deep.equal({ x: 8 });
    }
  });

  it('are formulas that are computed, or refused with a fault', () => {
    for (const text of naughtyStrings) {
      const [fault] = faultsOf(tableOf(text));
      if (fault !== undefined) expect(fault.path).to.equal('/fields/0/constraints/expression');
    }
    expect(faultsOf(tableOf('2'))).to.deep.equal([]);
  });
});
