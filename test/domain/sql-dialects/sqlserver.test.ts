import { init, parse } from '@guanmingchiu/sqlparser-ts';
import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';

const sql = { dialect: 'sqlserver', create_table: true };

interface Statement {
  readonly CreateTable?: { readonly columns: readonly { readonly name: Identifier }[] };
  readonly Insert?: {
    readonly table: { readonly TableName: readonly { readonly Identifier: Identifier }[] };
    readonly columns: readonly (readonly { readonly Identifier: Identifier }[])[];
  };
}

interface Identifier {
  readonly value: string;
}

function statementsOf(input: Json): readonly Statement[] {
  return parse(textOf({ ...input, format: 'sql', sql }), 'mssql') as readonly Statement[];
}

/** The texts of all literals in a syntax tree, in order. */
function textsIn(tree: unknown): readonly string[] {
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    /^(?:SingleQuoted|NationalString)/.test(key) && typeof value === 'string'
      ? [value]
      : textsIn(value),
  );
}

describe('sqlserver SQL in the grammar of Transact-SQL', () => {
  before(async () => {
    await init();
  });

  it('consists of CREATE TABLE and INSERT statements for a table of every type', () => {
    const fields = FIELD_TYPE_NAMES.map((type) => ({
      name: type,
      type,
      constraints: { ...rowsOf(type).accepts[0]?.given, null_rate: 0.1 },
    }));

    const statements = statementsOf(request({ rows: 1001, fields }));
    expect(statements.map((statement) => Object.keys(statement)[0])).to.deep.equal([
      'CreateTable',
      'Insert',
      'Insert',
      'Insert',
    ]);
  });

  it('consists of two statements that contain the choice, for every hostile choice', () => {
    for (const text of naughtyStrings.filter((choice) => !choice.includes('\0'))) {
      const fields = [{ name: 'c', type: 'csat_score', constraints: { choices: [text] } }];

      const statements = statementsOf(request({ rows: 1, fields }));
      expect(statements).to.have.length(2);
      expect(textsIn(statements[1]).join('')).to.equal(text);
    }
  });

  it('consists of two statements that contain the name, for every accepted hostile name', () => {
    for (const name of naughtyNames) {
      const table_name = name.includes('.') ? 't' : name;
      const input = request({ rows: 1, table_name, fields: [{ name, type: 'boolean' }] });
      if (pathsOf({ ...input, format: 'sql', sql }).length > 0) continue;

      const [create, insert] = statementsOf(input);
      expect(create?.CreateTable?.columns.map((column) => column.name.value)).to.deep.equal([name]);
      expect(insert?.Insert?.columns.map(([column]) => column?.Identifier.value)).to.deep.equal([
        name,
      ]);
      expect(insert?.Insert?.table.TableName.map((part) => part.Identifier.value)).to.deep.equal([
        table_name,
      ]);
    }
  });

  it('keeps a line end after a backslash by joining two literals', () => {
    const choices = [`${'x'.repeat(4000)}\\\nend`];
    const fields = [{ name: 'c', type: 'csat_score', constraints: { choices } }];

    expect(textsIn(statementsOf(request({ rows: 1, fields }))[1]).join('')).to.equal(choices[0]);
  });
});
