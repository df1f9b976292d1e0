import { JUDGED } from './judge-database.js';
import { PLACE_KINDS, PLACE_NAMES, type PlaceName } from './judged-places.js';
import { PUBLIC_SCHEMAS } from './public-schemas.js';

/** What is counted in a database: what its rows are judged by, and what further runs do. */
const PARTS = [...JUDGED, 'more', 'second', 'third'] as const;

type Part = (typeof PARTS)[number];

/** What was found in a database of a schema. */
export interface PlaceFacts {
  readonly rows: number;
  readonly judged: Partial<Readonly<Record<Part, readonly [good: number, all: number]>>>;
  /** The tables without rows, with the reason of the database. */
  readonly empty: Readonly<Record<string, string>>;
}

export type SchemaFacts = Partial<Record<PlaceName, PlaceFacts>>;

export type Facts = Readonly<Record<string, SchemaFacts>>;

const TITLES: Readonly<Record<Part, string>> = {
  filled: 'tables filled',
  orphans: 'foreign keys without orphans',
  triangles: 'ways to one tenant agree',
  repeating: 'one to many',
  dates: 'dates in order',
  parents: 'after parents',
  named: 'join by name',
  ids: 'ids are ids',
  more: 'more',
  second: 'second run',
  third: 'third run',
};

function cellsOf(places: readonly PlaceFacts[]): readonly string[] {
  return PARTS.map((part) => {
    const pairs = places.map(({ judged }) => judged[part] ?? [0, 0]);
    const good = pairs.reduce((sum, [own]) => sum + own, 0);
    const all = pairs.reduce((sum, [, own]) => sum + own, 0);
    return all === 0 ? '' : `${good} of ${all}`;
  });
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The page docs/public-schemas.md. */
export function pageOfFacts(facts: Facts): string {
  const judged = PUBLIC_SCHEMAS.filter(({ name }) => facts[name] !== undefined);
  const rows = judged.flatMap(({ name, repository, commit, licence }) =>
    PLACE_NAMES.flatMap((place, i) => {
      const own = facts[name]?.[place];
      if (own === undefined) return [];
      const source = `[${name}](https://github.com/${repository}/tree/${commit})`;
      const start = i === 0 ? [source, licence] : ['', ''];
      const count = own.rows.toLocaleString('en-US');
      return [row([...start, PLACE_KINDS[place].title, count, ...cellsOf([own])])];
    }),
  );
  const sums = PLACE_NAMES.map((place) => {
    const all = judged.flatMap(({ name }) => facts[name]?.[place] ?? []);
    return row(['all', '', PLACE_KINDS[place].title, '', ...cellsOf(all)]);
  });
  const empty = judged.flatMap(({ name }) =>
    PLACE_NAMES.flatMap((place) =>
      Object.entries(facts[name]?.[place]?.empty ?? {}).map(([table, reason]) =>
        row([name, PLACE_KINDS[place].title, `\`${table}\``, reason.replaceAll('|', '\\|')]),
      ),
    ),
  );
  return `# Public schemas

<!-- Written by \`npm run bench:schemas\`. Do not edit this page. -->

${judged.length} schemas of public programs were created in PostgreSQL, and what [\`schema to sql\`](schemas.md) writes of each in MariaDB and SQLite. All were
filled by \`tablewright seed --rows 300\`, and judged by their catalogues. No part of them is kept here: the table says where each one lies and what was found.

| Column | Counted, and good |
| --- | --- |
| ${TITLES.filled} | tables that the program has; they have rows |
| ${TITLES.orphans} | foreign keys; no row refers to a missing one |
| ${TITLES.triangles} | pairs of ways from a row to another table, of which names say that they lead to one row; they do in 99 % of the rows |
| ${TITLES.repeating} | foreign keys that may repeat; they do |
| ${TITLES.dates} | pairs of moments of a row, the first of which names say; they are in order in 99.5 % of the rows |
| ${TITLES.parents} | moments of creation of a row and of one that it refers to; they are in order in 99 % of the rows. Of two tables that refer to each other, one way counts |
| ${TITLES.named} | columns such as \`website_id\` without a foreign key; their values are keys of the table that they name in 99 % of the rows |
| ${TITLES.ids} | text columns called \`id\` or \`*_id\`; no value has a space |
| ${TITLES.more} | tables; the database takes all rows that \`seed --more 100\` makes for them |
| ${TITLES.second}, ${TITLES.third} | tables; a \`seed\` with another \`--seed\` adds rows to them. The further runs were tried in PostgreSQL |

Tables with fewer than 20 rows are judged by their keys alone. Where a cell is empty, there was nothing to count, or the schema was judged in PostgreSQL
before the other columns were there. Partitioned tables without a partition can have no row and are not counted.

${row(['Schema', 'Licence', 'Database', 'Rows', ...PARTS.map((part) => TITLES[part])])}
| --- | --- | --- | --- |${' --- |'.repeat(PARTS.length)}
${[...rows, ...sums].join('\n')}

## Tables without rows

The database refuses their rows, for example by a trigger with a business rule. \`seed\` names each of them with the reason.

| Schema | Database | Table | Reason |
| --- | --- | --- | --- |
${empty.join('\n')}
`;
}
