import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const joined = (template: string, constraints: Json = {}): Json => ({
  name: 't',
  type: 'template',
  constraints: { template, ...constraints },
});

/** Returns the text that a template inserts for a cell of JSON. */
function inserted(cell: string): string {
  return cell.startsWith('"') ? (JSON.parse(cell) as string) : cell;
}

function textsOf(fields: readonly Json[], changes: Json = {}): readonly (string | null)[] {
  const cells = cellsByName(request({ rows: 40, fields, ...changes })).get('t') ?? [];
  return cells.map((cell) => JSON.parse(cell) as string | null);
}

describe('a template', () => {
  for (const type of FIELD_TYPE_NAMES.filter((name) => name !== 'template')) {
    it(`inserts the values of ${type}, also if that column is hidden`, () => {
      const source = { name: 'x', type };
      const fields = [joined('a{x}é{x}'), source];
      const cells = cellsByName(request({ rows: 40, fields })).get('x') ?? [];

      const texts = textsOf(fields);

      expect(cells).to.have.length(40);
      expect(texts).to.deep.equal(cells.map((cell) => `a${inserted(cell)}é${inserted(cell)}`));
      expect(textsOf([joined('a{x}é{x}'), { ...source, hidden: true }])).to.deep.equal(texts);
    });
  }

  it('is null in the rows in which a field is null, and in those of its own null_rate', () => {
    const fields = [
      { name: 'a', type: 'integer', constraints: { null_rate: 0.3 } },
      { name: 'b', type: 'word', constraints: { null_rate: 0.3 } },
      joined('{a}{b}{a}', { null_rate: 0.3 }),
    ];
    const columns = cellsByName(request({ rows: 1000, fields }));
    const [a = [], b = [], t = []] = [...columns.values()];

    const missing = a.map((cell, i) => cell === 'null' || b[i] === 'null');
    expect(t.filter((cell, i) => missing[i] && cell !== 'null')).to.deep.equal([]);
    const own = t.filter((cell, i) => !missing[i] && cell === 'null').length;
    const whole = missing.filter((isMissing) => !isMissing).length;
    expect(own / whole).to.be.within(0.2, 0.4);
  });

  it('inserts templates, whatever the order of the fields', () => {
    const fields = [
      joined('<{u}>'),
      { ...joined('{v}-{v}'), name: 'u' },
      { name: 'v', type: 'sequence', constraints: {} },
    ];

    expect(textsOf(fields).slice(0, 2)).to.deep.equal(['<1-1>', '<2-2>']);
    expect(textsOf([...fields].reverse()).slice(0, 2)).to.deep.equal(['<1-1>', '<2-2>']);
  });

  it('is the same in any window', () => {
    const fields = [joined('{x} {y}'), { name: 'x', type: 'name' }, { name: 'y', type: 'float' }];
    const whole = textsOf(fields);

    expect(textsOf(fields, { offset: 17, rows: 9 })).to.deep.equal(whole.slice(17, 26));
  });

  it('is guarded as a whole in CSV, whatever begins it', () => {
    const fields = [
      { name: 'x', type: 'constant', constraints: { value: -1 }, hidden: true },
      joined('{x}+cmd'),
    ];
    const csv = { safe_for_spreadsheets: true };

    expect(textOf(request({ rows: 1, format: 'csv', csv, fields }))).to.equal(
      't\r\n"\'-1+cmd"\r\n',
    );
  });
});

describe('a hidden field', () => {
  const visible = { name: 'a', type: 'integer' };
  const hidden = { name: 'b', type: 'name', hidden: true };

  for (const format of ['json', 'ndjson', 'csv', 'sql']) {
    it(`is not in the table, as ${format}, and changes no other value`, () => {
      const of = (fields: readonly Json[]) => textOf(request({ format, fields }));

      expect(of([visible, hidden])).to.equal(of([visible]));
    });
  }

  it('may have a name that the format refuses', () => {
    const fields = [visible, { ...hidden, name: 'x'.repeat(100) }];
    const sql = { dialect: 'postgresql' };

    expect(pathsOf(request({ format: 'sql', sql, fields }))).to.deep.equal([]);
  });

  it('is refused if it is the only field', () => {
    expect(pathsOf(request({ fields: [hidden] }))).to.deep.equal(['/fields']);
  });

  it('counts for the limit on the length of a row if a template needs it', () => {
    const long = (name: string, of: string): Json => ({
      name,
      type: 'template',
      hidden: true,
      constraints: { template: `{${of}}`.repeat(100) },
    });
    const fields = [
      { name: 'f', type: 'string', constraints: { length: 1000 } },
      long('g', 'f'),
      long('h', 'g'),
    ];

    expect(pathsOf(request({ rows: 1, fields }))).to.deep.equal(['/fields']);
  });
});
