import sqlite from 'node-sqlite3-wasm';
import { tableNames } from '../../../../support/sqlite.js';
import type { Catalogue } from './catalogue.js';
import { columnFact, distinct, type Fact, foreignFact, primaryFact, uniqueFact } from './facts.js';

type Database = InstanceType<typeof sqlite.Database>;
type Row = Readonly<Record<string, string | number | null>>;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function pragma(database: Database, name: string, of: string): readonly Row[] {
  return database.all(`SELECT * FROM pragma_${name}(${literal(of)})`) as unknown as readonly Row[];
}

function namesOf(rows: readonly Row[], member: string): readonly string[] {
  return rows.map((row) => String(row[member]));
}

function uniquesOf(database: Database, table: string): readonly Fact[] {
  return pragma(database, 'index_list', table)
    .filter((index) => index.unique === 1 && index.partial === 0 && index.origin !== 'pk')
    .map((index) =>
      uniqueFact(table, namesOf(pragma(database, 'index_info', String(index.name)), 'name')),
    );
}

function foreignKeysOf(
  database: Database,
  table: string,
  primary: readonly string[],
): readonly Fact[] {
  const rows = pragma(database, 'foreign_key_list', table);
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    const references = own[0]?.to === null ? primary : namesOf(own, 'to');
    return foreignFact(table, namesOf(own, 'from'), String(own[0]?.table), references);
  });
}

function factsOfTable(database: Database, table: string): readonly Fact[] {
  const columns = pragma(database, 'table_xinfo', table);
  const primary = namesOf(
    columns.filter(({ pk }) => pk !== 0).sort((a, b) => Number(a.pk) - Number(b.pk)),
    'name',
  );
  return [
    ...columns.map(({ name, type, notnull, pk }) =>
      columnFact(table, String(name), String(type).toLowerCase(), notnull === 0 && pk === 0, null),
    ),
    ...(primary.length > 0 ? [primaryFact(table, primary)] : []),
    ...uniquesOf(database, table),
    ...foreignKeysOf(database, table, primary),
  ];
}

export const sqliteCatalogue: Catalogue = {
  title: 'SQLite',

  async factsAfter(script) {
    const database = new sqlite.Database();
    try {
      database.exec(script);
      return distinct(tableNames(database).flatMap((table) => factsOfTable(database, table)));
    } finally {
      database.close();
    }
  },

  typeOf({ type, args }) {
    return args.length === 0 ? type : `${type}(${args.join(',')})`;
  },
};
