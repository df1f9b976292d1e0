import { readFileSync } from 'node:fs';
import { init, parse } from '@guanmingchiu/sqlparser-ts';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import type { DatabaseTable } from '../../../../src/domain/databases/model/database-schema.js';
import { packageRoot } from '../../../support/package-root.js';

const path = 'test/corpora/sql-server-samples/northwind-sqlserver.sql';
const script = readFileSync(new URL(path, packageRoot), 'utf8');

interface Identifier {
  readonly value: string;
}

type Path = readonly { readonly Identifier: Identifier }[];

interface Constraint {
  readonly PrimaryKey?: {
    readonly columns: readonly {
      readonly column: { readonly expr: { readonly Identifier: Identifier } };
    }[];
  };
  readonly ForeignKey?: {
    readonly columns: readonly Identifier[];
    readonly foreign_table: Path;
    readonly referred_columns: readonly Identifier[];
  };
  readonly Check?: unknown;
}

interface Statement {
  readonly CreateTable?: {
    readonly name: Path;
    readonly columns: readonly {
      readonly name: Identifier;
      readonly options: readonly { readonly option: unknown }[];
    }[];
    readonly constraints: readonly Constraint[];
  };
  readonly AlterTable?: {
    readonly name: Path;
    readonly operations: readonly {
      readonly AddConstraint?: { readonly constraint: Constraint };
    }[];
  };
}

const last = (name: Path): string => name[name.length - 1]?.Identifier.value as string;
const values = (names: readonly Identifier[]): readonly string[] => names.map(({ value }) => value);

/** What a parser of Transact-SQL finds, one batch after the other. */
function judged(): readonly string[] {
  return script.split(/^GO$/m).flatMap((batch) => {
    // The parser does not know groups of files.
    const statements = parse(batch.replaceAll('ON [PRIMARY]', ''), 'mssql') as readonly Statement[];
    return statements.flatMap(({ CreateTable: created, AlterTable: altered }) => [
      ...(created?.columns ?? []).map(
        ({ name, options }) =>
          `${last(created?.name as Path)}.${name.value} ${options.some(({ option }) => option === 'NotNull')}`,
      ),
      ...(created?.constraints ?? []).map((constraint) =>
        shown(last(created?.name as Path), constraint),
      ),
      ...(altered?.operations ?? []).map(({ AddConstraint }) =>
        shown(last(altered?.name as Path), AddConstraint?.constraint as Constraint),
      ),
    ]);
  });
}

function shown(table: string, { PrimaryKey: primary, ForeignKey: foreign }: Constraint): string {
  if (primary !== undefined) {
    return `${table} key ${values(primary.columns.map(({ column }) => column.expr.Identifier))}`;
  }
  if (foreign === undefined) return `${table} check`;
  return `${table} ${values(foreign.columns)} -> ${last(foreign.foreign_table)} ${values(foreign.referred_columns)}`;
}

function read({
  name,
  columns,
  primaryKey,
  foreignKeys,
  checks,
}: DatabaseTable): readonly string[] {
  return [
    ...columns.map((column) => `${name}.${column.name} ${!column.isNullable}`),
    `${name} key ${primaryKey}`,
    ...foreignKeys.map((key) => `${name} ${key.columns} -> ${key.table} ${key.references}`),
    ...checks.map(() => `${name} check`),
  ];
}

describe('the Northwind script for SQL Server', () => {
  before(async () => {
    await init();
  });

  const schema = readDdl(script);

  it('is recognised, and read to its end', () => {
    expect(schema.dialect).to.equal('sqlserver');
    expect(schema.missed).to.deep.equal([]);
    expect(schema.tables).to.have.length(13);
  });

  it('contains what a parser of Transact-SQL finds', () => {
    expect(schema.tables.flatMap(read)).to.have.members(judged());
  });
});
