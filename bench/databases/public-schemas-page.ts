import { JUDGED, type JudgedPart } from './judge-database.js';
import { PUBLIC_SCHEMAS } from './public-schemas.js';

/** What was found of a schema. */
export interface SchemaFacts {
  readonly rows: number;
  /** Tables that have no rows or not all of them, each with the reason of the database. */
  readonly refused: number;
  readonly partial: number;
  readonly judged: Readonly<Record<JudgedPart, readonly [good: number, all: number]>>;
}

export type Facts = Readonly<Record<string, SchemaFacts>>;

const TITLES: Readonly<Record<JudgedPart, string>> = {
  filled: 'tables filled',
  orphans: 'foreign keys without orphans',
  triangles: 'ways to one tenant agree',
  repeating: 'one to many',
  dates: 'dates in order',
  parents: 'after parents',
  named: 'join by name',
  ids: 'ids are ids',
};

/** The page docs/public-schemas.md. */
export function pageOfFacts(facts: Facts): string {
  const judged = PUBLIC_SCHEMAS.filter(({ name }) => facts[name] !== undefined);
  const sums = JUDGED.map((part) => {
    const pairs = judged.map(({ name }) => facts[name]?.judged[part] ?? [0, 0]);
    const good = pairs.reduce((sum, [own]) => sum + own, 0);
    const all = pairs.reduce((sum, [, own]) => sum + own, 0);
    return `${good} of ${all}`;
  });
  const rows = judged.map(({ name, repository, commit, licence }) => {
    const own = facts[name];
    const cells = JUDGED.map((part) => {
      const [good, all] = own?.judged[part] ?? [0, 0];
      return all === 0 ? '' : `${good} of ${all}`;
    });
    const source = `[${name}](https://github.com/${repository}/tree/${commit})`;
    return `| ${[source, licence, own?.rows.toLocaleString('en-US'), ...cells].join(' | ')} |`;
  });
  return `# Public schemas

<!-- Written by \`npm run bench:schemas\`. Do not edit this page. -->

${judged.length} schemas of public programs were created in PostgreSQL, filled by \`tablewright seed --rows 300\`, and judged by their catalogue. No part of
them is kept here: the table says where each one lies and what was found.

| Column | Counted, and good |
| --- | --- |
| ${TITLES.filled} | tables; they have rows |
| ${TITLES.orphans} | foreign keys; no row refers to a missing one |
| ${TITLES.triangles} | pairs of ways from a row to another table, of which names say that they lead to one row; they do in 99 % of the rows |
| ${TITLES.repeating} | foreign keys that may repeat; they do |
| ${TITLES.dates} | pairs of moments of a row, the first of which names say; they are in order in 99.5 % of the rows |
| ${TITLES.parents} | moments of creation of a row and of one that it refers to; they are in order in 99 % of the rows. Of two tables that refer to each other, one way counts |
| ${TITLES.named} | columns such as \`website_id\` without a foreign key; their values are keys of the table that they name in 99 % of the rows |
| ${TITLES.ids} | text columns called \`id\` or \`*_id\`; no value has a space |

Tables with fewer than 20 rows are judged by their keys alone. Tables that stay empty are refused by the database, for example by a trigger with a
business rule, and \`seed\` names each of them with the reason. Partitioned tables without a partition can have no row and are not counted.

| Schema | Licence | Rows | ${JUDGED.map((part) => TITLES[part]).join(' | ')} |
| --- | --- | --- |${' --- |'.repeat(JUDGED.length)}
${rows.join('\n')}
| all |  |  | ${sums.join(' | ')} |
`;
}
