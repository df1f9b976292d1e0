import { expect } from 'chai';
import { dependenceText } from '../../studio/state/dependence-text.js';
import { isSchemaFile } from '../../studio/state/dropped-file.js';
import { tableNameOf } from '../../studio/state/table-name.js';

describe('a file that is dropped on the page', () => {
  for (const [name, head, isSchema] of [
    ['shop.sql', '', true],
    ['shop.prisma', '', true],
    ['schema.rb', '', true],
    ['openapi.json', '{ "openapi": "3.1.0" }', true],
    ['rows.json', '[{"a": 1}]', false],
    ['rows.json', '{"a": 1}\n{"a": 2}\n', false],
    ['rows.csv', 'a,b', false],
    ['rows', '{}', false],
  ] as const) {
    it(`has ${isSchema ? 'a schema' : 'rows'}: ${name} with ${JSON.stringify(head)}`, () => {
      expect(isSchemaFile(name, head)).to.equal(isSchema);
    });
  }

  for (const [source, name] of [
    ['My Data (1).csv.gz', 'My_Data_1'],
    ['vega/weather', 'weather'],
    ['Straße.tsv', 'Straße'],
    ['.csv', 'table'],
    ['', 'table'],
  ] as const) {
    it(`gives its table the name ${name}: "${source}"`, () => {
      expect(tableNameOf(source)).to.equal(name);
    });
  }
});

describe('what a column of a file follows', () => {
  const field = (name: string, constraints: Readonly<Record<string, unknown>> = {}) => ({
    name,
    type: 'float',
    constraints,
  });
  const table = {
    fields: [
      field('a', { given: { columns: ['b', 'c'], rows: [] } }),
      field('b'),
      field('c', { expression: 'b + 1' }),
    ],
    correlate: [
      { columns: ['a', 'b'], coefficient: -0.3 },
      { columns: ['b', 'c'], coefficient: 0.29 },
    ] as const,
  };

  for (const [name, words] of [
    ['a', 'given b, c; with b'],
    ['b', 'with a'],
    ['c', 'b + 1'],
    ['d', ''],
  ] as const) {
    it(`is "${words}": ${name}`, () => {
      expect(dependenceText(name, table)).to.equal(words);
    });
  }
});
