import { databaseFormats } from '../../databases/database-formats.js';
import { URL_FORMS } from '../../databases/database-schemes.js';
import { databaseTarget } from '../databases/database-target.js';
import type { FillOptions } from '../databases/fill-options.js';
import { loadInto } from '../databases/load-into.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { AS_OF_OPTION } from '../options/as-of-option.js';
import { FROM_OPTION, UNTIL_OPTION } from '../options/changes-options.js';
import type { Define, Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf, takeExtensions } from '../options/engine-options.js';
import { addNotes } from '../options/help-notes.js';
import { NOW_OPTION } from '../options/now-option.js';
import { collected } from '../options/table-rows-option.js';
import { LEXICON_OPTION, type LexiconOption, withLexicon } from '../requests/lexicon-file.js';
import { readRequest } from '../requests/request-file.js';
import { withOptions } from '../requests/request-options.js';

const NOTES = {
  paragraphs: [
    'All rows are loaded in one transaction: if anything fails, nothing is written. With --resume, each window of rows is a transaction of its own, and the same command continues a load that was interrupted, even by kill -9.',
    'Rows that are there stay. With --upsert, a row whose key is there gets the values of the request instead, in the columns that the request has. Counters of keys start behind them. After the rows, the counters of the database are moved behind the largest keys, the references are checked, and ANALYZE runs.',
    'With --from and --until, tables with lives that have the rows as of the first moment get those as of the second one: rows are added, changed by their keys and deleted, in one transaction. Tables without lives stay as they are.',
    'A password in --to is shown in the list of processes until the command has started. DATABASE_URL is not.',
  ],
  examples: [
    'tablewright load orders.json --to postgres://localhost/shop',
    'tablewright load orders.json --to sqlite:shop.db --table orders --rows 100000',
    'tablewright load customers.json --to sqlite:shop.db --upsert --key email --yes',
    'tablewright load shop.json --from 2026-03-03 --until 2026-03-04',
  ],
};

/** Another seed has other rows, which would take the place of those that are there. */
const NO_SEED =
  '--from: changes are those of the rows that are there, so they need their seed: --seed, or a seed in the request';

interface Options extends FillOptions, EngineOptions, LexiconOption {
  readonly to?: string;
  readonly table?: string;
  readonly rows?: string;
  readonly offset?: string;
  readonly seed?: string;
  readonly now?: string;
  readonly asOf?: string;
  readonly from?: string;
  readonly until?: string;
}

export const defineLoad: Define = (command, surroundings) => {
  const taking = command
    .description('Load the rows of a request into a table of a database.')
    .argument('<request>', 'file with the request as JSON; - reads standard input')
    .option('--to <url>', `the database: ${URL_FORMS}; by default DATABASE_URL`)
    .option('--table <name>', 'table or schema.table; by default table_name of the request')
    .option('--rows <number>', 'number of rows')
    .option('--offset <number>', 'number of the first row, counted from 0')
    .option('--seed <seed>', 'seed of the values')
    .option(...NOW_OPTION)
    .option(...AS_OF_OPTION)
    .option(...FROM_OPTION)
    .option(...UNTIL_OPTION)
    .option(...LEXICON_OPTION)
    .option('--truncate', 'delete the rows of the tables first')
    .option(
      '--upsert',
      'change the rows that are there, known by the primary key, and add the others',
    )
    .option(
      '--key <columns>',
      'with --upsert: match by a unique key, as email or customers=email; may be repeated',
      collected,
    )
    .option('--resume', 'load in windows, and continue a load that was interrupted')
    .option('--skip-refused', 'leave out the rows that the database refuses, and report them')
    .option('--yes', 'do not ask before rows are deleted or another machine is written to')
    .option('--quiet', 'print no plan, no progress and no summary');
  addNotes(takeExtensions(taking), NOTES).action((path, options) =>
    run(path, options, surroundings),
  );
};

async function run(path: string, options: Options, surroundings: Surroundings): Promise<void> {
  const reason = contradiction(options);
  if (reason !== undefined) throw new Ending(exitCode.refused, [reason]);
  const target = databaseTarget(options.to, '--to');
  const { rows, offset, seed, now, asOf, from, until } = options;
  const appliesChanges = from !== undefined;
  const { engine } = await engineOf(options, surroundings, [{ formats: databaseFormats }]);
  const read = await withLexicon(await readRequest(path), options, engine);
  const { as_of: _, ...timeless } = read;
  const given = withOptions(appliesChanges ? timeless : read, {
    ...(rows !== undefined && { rows }),
    ...(offset !== undefined && { offset }),
    ...(seed !== undefined && { seed }),
    ...(now !== undefined && { now }),
    ...(asOf !== undefined && { asOf }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  });
  if (appliesChanges && given.seed === undefined) throw new Ending(exitCode.refused, [NO_SEED]);
  const request = { members: given, path, table: options.table, appliesChanges };
  await loadInto(target, request, engine, appliesChanges ? { ...options, upsert: true } : options);
}

/** Why options cannot be combined; undefined if they can. */
function contradiction(options: Options): string | undefined {
  const { resume, skipRefused, truncate, upsert, key, from, until, asOf } = options;
  if ((from === undefined) !== (until === undefined)) {
    return '--from and --until: changes are those between both; name both';
  }
  const other = Object.entries({
    '--as-of': asOf,
    '--truncate': truncate,
    '--resume': resume,
    '--skip-refused': skipRefused,
  }).find(([, value]) => value !== undefined);
  if (from !== undefined && other !== undefined) {
    return `${other[0]}: changes are all applied to rows that are there; leave it out`;
  }
  if (resume === true && skipRefused === true) {
    return '--skip-refused: a load that can be resumed has all rows; leave out --resume';
  }
  if (upsert === true && truncate === true) {
    return '--upsert changes rows that are there, --truncate deletes them: leave one of them out';
  }
  if (upsert === true && resume === true) {
    return '--upsert: repeat the command after an interruption; leave out --resume';
  }
  if (upsert !== true && from === undefined && key !== undefined)
    return '--key says which rows --upsert changes: add it';
  return undefined;
}
