import { expect } from 'chai';
import { sql } from 'drizzle-orm';
import * as my from 'drizzle-orm/mysql-core';
import * as pg from 'drizzle-orm/pg-core';
import * as lite from 'drizzle-orm/sqlite-core';
import { readDrizzle } from '../../../../src/domain/databases/drizzle/read-drizzle.js';

describe('the reader of Drizzle', () => {
  it('reads tables of PostgreSQL', () => {
    const mood = pg.pgEnum('Mood', ['sad', "it's"]);
    const blog = pg.pgSchema('blog');
    const users = pg.pgTable(
      'users',
      {
        id: pg.serial().primaryKey(),
        email: pg.varchar({ length: 80 }).notNull().unique(),
        mood: mood().default('sad'),
        moods: mood().array(),
        role: pg.text({ enum: ['user', 'boss'] }).notNull(),
        price: pg.numeric({ precision: 10, scale: 2 }).default('0'),
        at: pg.timestamp('created_at', { withTimezone: true, precision: 3 }).defaultNow(),
        no: pg.integer().generatedAlwaysAsIdentity(),
        upper: pg.text().generatedAlwaysAs(sql`upper(email)`),
        manager: pg.integer().references((): pg.AnyPgColumn => users.id),
      },
      (t) => [
        pg.uniqueIndex('live').on(t.email).where(sql`${t.mood} = ${'sad'}`),
        pg.uniqueIndex('folded').on(sql`lower(${t.email})`),
        pg.uniqueIndex('role_no').on(t.role, t.no),
        pg.index('plain').on(t.at),
        pg.check('positive', sql`${t.price} > 0`),
      ],
    );
    const posts = blog.table(
      'posts',
      { user: pg.integer().notNull(), slug: pg.text().notNull() },
      (t) => [
        pg.primaryKey({ columns: [t.user, t.slug] }),
        pg.unique().on(t.slug, t.user).nullsNotDistinct(),
        pg.foreignKey({ columns: [t.user], foreignColumns: [users.id] }),
      ],
    );
    const { dialect, tables, missed } = readDrizzle([users, posts].map(pg.getTableConfig));
    const [first, second] = tables;

    expect(dialect).to.equal('postgresql');
    expect(
      first?.columns.map((column) => [column.name, column.type, column.args, column.isNullable]),
    ).to.deep.equal([
      ['id', 'integer', [], false],
      ['email', 'character varying', [80], false],
      ['mood', 'enum', [], true],
      ['moods', 'enum', [], true],
      ['role', 'text', [], false],
      ['price', 'numeric', [10, 2], true],
      ['created_at', 'timestamp with time zone', [3], true],
      ['no', 'integer', [], false],
      ['upper', 'text', [], true],
      ['manager', 'integer', [], true],
    ]);
    expect(first?.columns[2]?.values).to.deep.equal(['sad', "it's"]);
    expect(first?.columns[3]?.isArray).to.equal(true);
    expect(first?.columns.map(({ generated }) => generated)).to.deep.equal([
      'default',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'always',
      'always',
      undefined,
    ]);
    expect(first?.uniques).to.deep.equal([['email'], ['role', 'no']]);
    expect(first?.checks).to.deep.equal([`"role" IN ('user', 'boss')`, '"price" > 0']);
    expect(first?.foreignKeys).to.deep.equal([
      { columns: ['manager'], table: 'users', references: ['id'], isDeferrable: false },
    ]);
    expect(second?.name).to.equal('blog.posts');
    expect(second?.primaryKey).to.deep.equal(['user', 'slug']);
    expect(second?.foreignKeys[0]?.table).to.equal('users');
    expect(first?.partialUniques).to.deep.equal([
      { columns: ['email'], expressions: [], where: `"mood" = 'sad'` },
      { columns: ['email'], expressions: ['(lower("email"))'] },
    ]);
    expect(missed.map(({ table, reason }) => `${table}: ${reason}`)).to.deep.equal([
      'users: a unique index over some of the rows is no unique constraint',
      'users: a unique index over expressions is no unique constraint',
      'blog.posts: nulls count as equal: only one row can have them',
    ]);
  });

  it('reads tables of MySQL and SQLite', () => {
    const a = my.mysqlTable('a', {
      id: my.int({ unsigned: true }).autoincrement().primaryKey(),
      size: my.mysqlEnum(['s', 'l']).notNull(),
      name: my.varchar({ length: 5 }).unique(),
    });
    const b = lite.sqliteTable('b', {
      id: lite.integer().primaryKey({ autoIncrement: true }),
      name: lite.text({ length: 5 }).notNull().default("it's"),
    });

    const first = readDrizzle([my.getTableConfig(a)]);
    expect(first.dialect).to.equal('mysql');
    expect(first.missed).to.deep.equal([]);
    expect(first.tables[0]?.columns[0]).to.include({
      type: 'int',
      isUnsigned: true,
      generated: 'default',
    });
    expect(first.tables[0]?.columns[1]?.values).to.deep.equal(['s', 'l']);
    expect(first.tables[0]?.uniques).to.deep.equal([['name']]);

    const second = readDrizzle([lite.getTableConfig(b)]);
    expect(second.dialect).to.equal('sqlite');
    expect(second.tables[0]?.columns).to.deep.equal([
      {
        name: 'id',
        type: 'integer',
        args: [],
        isArray: false,
        isUnsigned: false,
        isNullable: false,
        generated: 'default',
      },
      {
        name: 'name',
        type: 'text',
        args: [5],
        isArray: false,
        isUnsigned: false,
        isNullable: false,
        default: "('it''s')",
      },
    ]);
  });

  it('reports what is no table', () => {
    expect(readDrizzle([null, 5, {}]).missed.map(({ text }) => text)).to.deep.equal([
      '[0]',
      '[1]',
      '[2]',
    ]);
  });
});
