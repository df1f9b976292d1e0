import mysql, { type Connection } from 'mysql2/promise';
import { freshName } from '../../../../support/engines/engine.js';
import type { Catalogue } from './catalogue.js';
import { columnFact, distinct, type Fact, foreignFact, primaryFact, uniqueFact } from './facts.js';

const URL_OF_SERVER =
  process.env.TABLEWRIGHT_TEST_MARIADB_URL ?? 'mysql://root@127.0.0.1:3306/test';

const COLUMNS = `SELECT c.table_name, c.column_name, c.column_type, c.is_nullable = 'YES'
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'`;

const UNIQUES = `SELECT table_name, index_name = 'PRIMARY',
    GROUP_CONCAT(column_name ORDER BY seq_in_index SEPARATOR '\\n')
  FROM information_schema.statistics WHERE table_schema = DATABASE() AND non_unique = 0
  GROUP BY table_name, index_name`;

const FOREIGN_KEYS = `SELECT table_name,
    GROUP_CONCAT(column_name ORDER BY ordinal_position SEPARATOR '\\n'), referenced_table_name,
    GROUP_CONCAT(referenced_column_name ORDER BY ordinal_position SEPARATOR '\\n')
  FROM information_schema.key_column_usage
  WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL
  GROUP BY table_name, constraint_name, referenced_table_name`;

/** Types whose numbers say something about values; those of the others are the width of a display. */
const SIZED = /^(?:decimal|varchar|char|varbinary|binary)\(/;

/** The type without the width of a display, and its labels. */
function typeAndLabels(text: string): readonly [string, readonly string[] | null] {
  const [, list] = /^(?:enum|set)\((.*)\)$/.exec(text) ?? [];
  if (list !== undefined) {
    const labels = [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, label = '']) =>
      label.replaceAll("''", "'"),
    );
    return [text.slice(0, text.indexOf('(')), labels];
  }
  return [SIZED.test(text) ? text : text.replace(/\(\d+(?:,\d+)?\)/, ''), null];
}

async function read(connection: Connection): Promise<readonly Fact[]> {
  const rows = async <Row>(sql: string): Promise<readonly Row[]> =>
    (await connection.query({ sql, rowsAsArray: true }))[0] as unknown as readonly Row[];
  const columns = await rows<[string, string, string, number]>(COLUMNS);
  const uniques = await rows<[string, number, string]>(UNIQUES);
  const foreignKeys = await rows<[string, string, string, string]>(FOREIGN_KEYS);
  return distinct([
    ...columns.map(([table, column, type, isNullable]) => {
      const [name, labels] = typeAndLabels(type);
      return columnFact(table, column, name, isNullable === 1, labels);
    }),
    ...uniques.map(([table, isPrimary, key]) =>
      isPrimary === 1 ? primaryFact(table, key.split('\n')) : uniqueFact(table, key.split('\n')),
    ),
    ...foreignKeys.map(([table, key, other, references]) =>
      foreignFact(table, key.split('\n'), other, references.split('\n')),
    ),
  ]);
}

/** Routines, which only the command line of MySQL can send, views, and statements about databases. */
const NOT_ABOUT_TABLES =
  /^DELIMITER (?!;$).*?^DELIMITER ;$|^CREATE [^(]*\bVIEW\b.*?;$|^(?:DROP|CREATE) (?:SCHEMA|DATABASE)[^;]*;|^USE [^;]*;/gms;

export const mariadbCatalogue: Catalogue = {
  title: 'MariaDB',

  async factsAfter(script) {
    const database = freshName();
    const connection = await mysql.createConnection({
      uri: URL_OF_SERVER,
      connectTimeout: 60_000,
      multipleStatements: true,
    });
    try {
      await connection.query(`CREATE DATABASE ${database}; USE ${database}`);
      await connection.query(script.replace(NOT_ABOUT_TABLES, ''));
      return await read(connection);
    } finally {
      await connection.query(`DROP DATABASE IF EXISTS ${database}`);
      await connection.end();
    }
  },

  typeOf({ type, args, isUnsigned }) {
    const sized = `${type}(${args.join(',')})`;
    return (SIZED.test(sized) && args.length > 0 ? sized : type) + (isUnsigned ? ' unsigned' : '');
  },
};
