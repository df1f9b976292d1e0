import type { DdlDialect } from '../ddl/ddl-dialect.js';
import { readDdl } from '../ddl/read-ddl.js';
import type { DatabaseSchema } from '../model/database-schema.js';
import { RailsScript } from './rails-script.js';
import { rubyStatements } from './ruby-statements.js';

/** What only dumps of MySQL have, and those of SQLite. */
const MYSQL = /\bcharset: "|\bunsigned: true\b|\bENGINE=|\bcollation: "utf8/;
const SQLITE = /\bcollation: "(?:NOCASE|BINARY|RTRIM)"|\bcreate_virtual_table\b/;

/**
 * The schema in a `schema.rb` that Rails dumps. Without `dialect`, the database is MySQL or SQLite if the dump shows it, and else PostgreSQL.
 * It throws no error, whatever the text contains.
 *
 * @example
 * const dump = 'create_table "users" do |t|\n t.string "email", null: false\nend';
 * readRails(dump).tables[0]?.columns.map(({ name }) => name); // => ['id', 'email']
 */
export function readRails(text: string, dialect: DdlDialect = dialectOf(text)): DatabaseSchema {
  const script = new RailsScript(dialect);
  for (const statement of rubyStatements(withoutHeredocs(text))) script.add(statement);
  return readDdl(script.text, dialect);
}

function dialectOf(text: string): DdlDialect {
  if (MYSQL.test(text)) return 'mysql';
  return SQLITE.test(text) ? 'sqlite' : 'postgresql';
}

const HEREDOC = /<<[-~]?['"]?([A-Z_]+)['"]?/;

/** The lines of a script without the texts of several lines, which define views. */
function withoutHeredocs(text: string): string {
  let end: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      if (end !== undefined) {
        if (line.trim() === end) end = undefined;
        return '';
      }
      end = HEREDOC.exec(line)?.[1];
      return line;
    })
    .join('\n');
}
