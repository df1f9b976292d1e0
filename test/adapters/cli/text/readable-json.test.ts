import { expect } from 'chai';
import fc from 'fast-check';
import { readableJson } from '../../../../src/adapters/cli/text/readable-json.js';
import { always } from '../../../support/always.js';

describe('JSON for people', () => {
  it('writes what fits on a line on one line', () => {
    expect(readableJson({ rows: 3, fields: [{ name: 'a', constraints: {} }] })).to.equal(
      '{ "rows": 3, "fields": [{ "name": "a", "constraints": {} }] }',
    );
  });

  it('fills lines with the items of a long list of texts and numbers', () => {
    const lines = readableJson({ edges: Array.from({ length: 60 }, (_, i) => i * 1000) }).split(
      '\n',
    );

    expect(lines).to.have.lengthOf(9);
    expect(lines[2]).to.match(/^ {4}0, 1000, 2000, .*,$/);
    expect(lines.filter((line) => line.length > 100)).to.deep.equal([]);
  });

  it('fills lines with bins and with weights by value', () => {
    const bins = Array.from({ length: 30 }, (_, i) => [i, i + 1, 0.5]);
    const weights = Object.fromEntries(bins.map(([low]) => [`value ${low}`, 1]));
    const lines = readableJson({ bins, weights }).split('\n');

    expect(lines[2]).to.match(/^ {4}\[0, 1, 0\.5\], \[1, 2, 0\.5\], .*,$/);
    expect(lines).to.include.members(['  "weights": {']);
    expect(lines.find((line) => line.includes('"value 1": 1'))).to.match(
      /^ {4}"value 0": 1, "value 1": 1, .*,$/,
    );
    expect(lines).to.have.lengthOf(16);
    expect(lines.filter((line) => line.length > 100)).to.deep.equal([]);
  });

  it('writes a line for each field of a request', () => {
    const fields = Array.from({ length: 5 }, (_, i) => ({
      name: `field number ${i}`,
      type: 'word',
    }));

    expect(readableJson({ fields }).split('\n')[2]).to.equal(
      '    { "name": "field number 0", "type": "word" },',
    );
  });

  it('is the same value, whatever it is', () => {
    always(fc.jsonValue(), 300, (value) => {
      const text = JSON.stringify(value);

      expect(JSON.stringify(JSON.parse(readableJson(value)))).to.equal(text);
    });
  });
});
