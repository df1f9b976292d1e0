import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { readRails } from '../../../../src/domain/databases/rails/read-rails.js';

const DUMP = `# This file is auto-generated. Don't edit it.
ActiveRecord::Schema[7.1].define(version: 2026_03_01_100000) do
  enable_extension "plpgsql"

  create_enum "mood", ["sad", "it's ok"]

  create_table "shop.people", id: :uuid, default: -> { "gen_random_uuid()" }, comment: "do | end", force: :cascade do |t|
    t.string "email", limit: 80, default: ",", null: false
    t.enum "mood", default: "sad", enum_type: "mood"
    t.decimal "credit", precision: 10, scale: 2, default: "0.0"
    t.boolean "active", default: true, null: false
    t.jsonb "settings", default: {}, null: false
    t.jsonb "hobbies", default: []
    t.string "tags", default: [], array: true
    t.datetime "seen_at", precision: nil, default: -> { "now()" }, comment: "last visit, isn't it"
    t.virtual "shout", type: :text, as: "upper((email)::text)", stored: true
    t.column "at", "tsrange"
    t.index ["email"], name: "by_email", unique: true
    t.index ["credit"], name: "by_credit"
    t.index "lower((email)::text)", name: "by_lower", unique: true, where: "(seen_at IS NULL)"
    t.check_constraint "credit >= 0::numeric", name: "not_less"
  end

  create_table "children", id: false, force: :cascade do |t|
    t.integer "age", limit: 2
    t.unique_constraint ["age"], name: "one_age"
  end

  create_table "toys", id: { type: :string, limit: 36 }, force: :cascade do |t|
    t.bigint "child_id"
    t.uuid "person_id",
      null: false
    t.binary "picture", limit: 100
  end

  create_table "pairs", primary_key: ["a", "b"], force: :cascade do |t|
    t.integer "a", null: false
    t.integer "b", null: false
  end

  add_foreign_key "toys", "shop.people"
  add_foreign_key "pairs", "toys", column: "a", primary_key: "child_id", on_delete: :cascade

  create_view "loud", sql_definition: <<-SQL
      SELECT 'don''t create_table "no" do |t|' WHERE shout = '"'
  SQL
end
`;

const SAME = `CREATE TYPE "mood" AS ENUM ('sad', 'it''s ok');
CREATE TABLE shop.people (
  id uuid PRIMARY KEY DEFAULT (gen_random_uuid()),
  email character varying(80) NOT NULL DEFAULT ',',
  mood mood DEFAULT 'sad',
  credit decimal(10, 2) DEFAULT '0.0',
  active boolean NOT NULL DEFAULT true,
  settings jsonb NOT NULL DEFAULT '{}',
  hobbies jsonb DEFAULT '[]',
  tags character varying[] DEFAULT '{}',
  seen_at timestamp DEFAULT (now()),
  shout text GENERATED ALWAYS AS (upper((email)::text)) STORED,
  at tsrange,
  CHECK (credit >= 0::numeric)
);
CREATE UNIQUE INDEX ON shop.people (email);
CREATE UNIQUE INDEX ON shop.people (lower((email)::text)) WHERE (seen_at IS NULL);
COMMENT ON COLUMN shop.people.seen_at IS 'last visit, isn''t it';
CREATE TABLE children (age smallint, UNIQUE (age));
CREATE TABLE toys (id character varying(36) PRIMARY KEY, child_id bigint, person_id uuid NOT NULL, picture bytea);
CREATE TABLE pairs (PRIMARY KEY (a, b), a integer NOT NULL, b integer NOT NULL);
ALTER TABLE toys ADD FOREIGN KEY (person_id) REFERENCES shop.people;
ALTER TABLE pairs ADD FOREIGN KEY (a) REFERENCES toys (child_id);`;

describe('the reader of schema.rb', () => {
  it('reads what the same statements of PostgreSQL create', () => {
    const { tables } = readRails(DUMP);

    expect(tables).to.have.length(4);
    expect(tables).to.deep.equal(readDdl(SAME, 'postgresql').tables);
  });

  it('gives the lines of the file', () => {
    const [missed] = readRails(DUMP).missed;

    expect(missed).to.include({ table: 'shop.people' });
    expect(DUMP.split('\n')[(missed?.line ?? 0) - 1]).to.equal('  end');
  });

  it('numbers keys as the dump says, in each dialect', () => {
    const dump = 'create_table "a" do |t|\nend\ncreate_table "b", id: :integer do |t|\nend';
    const types = (['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const).map((dialect) =>
      readRails(dump, dialect).tables.map(({ columns: [id] }) => `${id?.type} ${id?.generated}`),
    );

    expect(types).to.deep.equal([
      ['bigint default', 'integer default'],
      ['bigint default', 'int default'],
      ['integer default', 'integer default'],
      ['bigint always', 'int always'],
    ]);
  });

  it('knows MySQL and SQLite by their options, and the types of MySQL', () => {
    const dump = (option: string) => `create_table "t", ${option} do |t|
      t.string "name"
      t.text "body", size: :medium
      t.integer "size", limit: 3, unsigned: true
      t.boolean "on"
      t.float "x"
    end`;
    const read = readRails(dump('charset: "utf8mb4"'));

    expect(read.dialect).to.equal('mysql');
    expect(
      read.tables[0]?.columns
        .slice(1)
        .map(({ type, args, isUnsigned }) => [type, ...args, isUnsigned]),
    ).to.deep.equal([
      ['varchar', 255, false],
      ['mediumtext', false],
      ['mediumint', true],
      ['tinyint', 1, false],
      ['double', false],
    ]);
    expect(readRails('t.string "tag", collation: "NOCASE"').dialect).to.equal('sqlite');
    expect(readRails('t.string "tag"').dialect).to.equal('postgresql');
  });

  it('reads the notation of Ruby before 1.9, and references to plurals of their own', () => {
    const dump = `create_table "toys", :force => true do |t|
      t.integer "child_id", :null => false
    end
    add_index "toys", ["child_id"], :name => "one", :unique => true
    create_table "children" do |t| end
    add_foreign_key "toys", "children"
    add_check_constraint "toys", "child_id > 0"`;
    const { tables } = readRails(`${dump.replace('do |t| end', 'do |t|\n end')}`);

    expect(tables[0]).to.deep.include({
      uniques: [['child_id']],
      checks: ['child_id > 0'],
      foreignKeys: [
        { columns: ['child_id'], table: 'children', references: ['id'], isDeferrable: false },
      ],
    });
    expect(tables[0]?.columns[1]?.isNullable).to.equal(false);
  });

  it('throws no error, whatever a text contains', () => {
    const parts = [
      'create_table "t" do |t|',
      ' t.',
      'string',
      '"',
      "'",
      '[',
      '{',
      '->',
      'end',
      '\n',
      ':',
      '=>',
      '<<-SQL',
      '__proto__: 1,',
      '\\',
    ];
    for (let seed = 1; seed <= 300; seed++) {
      const text = Array.from(
        { length: 40 },
        (_, i) => parts[(seed * (i + 7) * 31 + i * i * seed) % parts.length],
      ).join('');
      expect(readRails(text).tables, text).to.be.an('array');
    }
    expect(readRails('['.repeat(100_000)).tables).to.deep.equal([]);
  });
});
