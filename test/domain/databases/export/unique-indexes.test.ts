import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { uniqueIndexes } from '../../../../src/domain/databases/export/unique-indexes.js';
import type { DialectName } from '../../../../src/domain/sql-dialects/index.js';

/** The columns of the indexes of a table with two columns of these types, which differ together. */
function indexed(dialect: DialectName, one: string, other = 'int NOT NULL'): boolean {
  const script = `CREATE TABLE seats (one ${one}, other ${other});`;
  const schema = readDdl('CREATE TABLE seats (one int, other int, UNIQUE (one, other))');
  return uniqueIndexes(schema, script, dialect) !== '';
}

describe('the unique indexes of a schema', () => {
  it('are those of several columns, each with a name of its own', () => {
    const ddl = `CREATE TABLE blog.posts (a int, b int, c int, d int UNIQUE, UNIQUE (a, b), UNIQUE (b, c));
      CREATE TABLE votes (a int, b int, UNIQUE (b, a));`;

    expect(uniqueIndexes(readDdl(ddl), ddl, 'postgresql')).to.equal(
      `CREATE UNIQUE INDEX "blog_posts_unique_1" ON "blog"."posts" ("a", "b");
CREATE UNIQUE INDEX "blog_posts_unique_2" ON "blog"."posts" ("b", "c");
CREATE UNIQUE INDEX "votes_unique_3" ON "votes" ("b", "a");
`,
    );
    expect(uniqueIndexes(readDdl(ddl), ddl, 'ansi')).to.contain('"votes_unique_3"');
  });

  it('have names of at most 64 characters', () => {
    const table = 't'.repeat(60);
    const ddl = `CREATE TABLE ${table} (a int, b int, UNIQUE (a, b));`;
    const [, name = ''] = /INDEX `(\w+)`/.exec(uniqueIndexes(readDdl(ddl), ddl, 'mysql')) ?? [];

    expect(name)
      .to.equal(`${'t'.repeat(55)}_unique_1`)
      .and.to.have.length(64);
  });

  it('leave out what the types of a database do not allow', () => {
    expect(indexed('postgresql', 'text')).to.equal(true);
    expect(indexed('sqlite', 'text')).to.equal(true);
    expect(indexed('mysql', 'text')).to.equal(false);
    expect(indexed('mysql', 'varchar(20)')).to.equal(true);
    expect(indexed('mysql', 'date')).to.equal(true);
    expect(indexed('postgresql', 'jsonb')).to.equal(false);
    expect(indexed('postgresql', 'int[]')).to.equal(false);
    expect(indexed('postgresql', 'int NOT NULL', 'jsonb')).to.equal(false);
  });

  it('leave out columns with nulls where nulls are equal', () => {
    expect(indexed('sqlserver', 'int NULL')).to.equal(false);
    expect(indexed('sqlserver', 'int NOT NULL')).to.equal(true);
    expect(indexed('mysql', 'int NULL')).to.equal(true);
  });

  it('leave out tables and columns that the script does not have', () => {
    const schema = readDdl('CREATE TABLE seats (one int, other int, UNIQUE (one, other))');

    expect(uniqueIndexes(schema, 'CREATE TABLE others (one int, other int);', 'sqlite')).to.equal(
      '',
    );
    expect(uniqueIndexes(schema, 'CREATE TABLE seats (one int);', 'sqlite')).to.equal('');
  });
});
