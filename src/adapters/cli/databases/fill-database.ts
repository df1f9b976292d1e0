import { fillTables } from '../../../application/databases/fill-tables.js';
import type { LoadRequest } from '../../../application/databases/load-request.js';
import { type FillPlan, planFill } from '../../../application/databases/plan-fill.js';
import type { DatabaseLink } from '../../../application/ports/database-link.js';
import type { DatabaseSchema } from '../../../domain/databases/model/database-schema.js';
import type { DatabaseUrl } from '../../databases/database-url.js';
import { systemDigest } from '../../system/system-digest.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { interruptible } from '../endings/interruptible.js';
import { aligned } from '../text/aligned.js';
import { counted } from '../text/counted.js';
import { printable } from '../text/printable.js';
import { confirm } from './confirm.js';
import { orFillEnding } from './fill-ending.js';
import { loadWatch } from './load-watch.js';

/** Options of the commands that fill a database. */
export interface FillOptions {
  readonly truncate?: true;
  readonly yes?: true;
  readonly resume?: true;
  readonly quiet?: true;
}

/** What is filled, and with what. */
interface Filling {
  readonly link: DatabaseLink;
  readonly target: DatabaseUrl;
  readonly schema: DatabaseSchema;
  readonly request: LoadRequest;
  /** The file of the request, for messages. */
  readonly path: string;
  /** Whether a table whose rows are refused is left out, instead of ending the command. Default: false. */
  readonly leavesOut?: boolean;
  /** Further tables whose rows --truncate deletes. Default: none. */
  readonly filledByTriggers?: readonly string[];
}

/**
 * Shows what will be written, asks where the rules say so, and loads the tables. Returns the number of rows. Throws
 * `Ending` for a refusal.
 */
export async function fillDatabase(
  { target, path, leavesOut = false, filledByTriggers = [], ...filling }: Filling,
  options: FillOptions,
): Promise<number> {
  const { link } = filling;
  const { quiet = false, truncate: truncates = false, resume: resumes = false } = options;
  const terms = { ...filling, leavesOut, truncates, resumes, digest: systemDigest };
  const plan = orFillEnding(await planFill(terms)(), path);
  await announce(plan, link, target, options);
  const refused = [...plan.refused];
  const watch = loadWatch(quiet, refused);
  const written = await interruptible(
    (signal) => fillTables(plan, { link, truncates, leavesOut, filledByTriggers, watch, signal }),
    resumes
      ? 'interrupted; the same command with --resume continues'
      : 'interrupted; everything was rolled back',
  ).finally(() => watch.clear());
  if (!quiet) {
    const filled = counted(plan.rows.size + plan.refused.length - refused.length, 'table');
    process.stderr.write(
      `loaded ${counted(written, 'row')} in ${filled}, seed ${printable(String(plan.seed))}\n`,
    );
  }
  if (refused.length === 0) return written;
  const left = counted(refused.length, 'table');
  throw new Ending(exitCode.failed, [`${left} not filled:`], refused);
}

/** Prints the plan, and asks before rows are deleted or another machine is written to. */
async function announce(
  { order, rows, present, hasBegun }: FillPlan,
  { product }: DatabaseLink,
  target: DatabaseUrl,
  { truncate, quiet, yes, resume }: FillOptions,
): Promise<void> {
  const deletes = truncate === true && !hasBegun;
  const deleted = deletes ? [...present.values()].reduce((sum, count) => sum + count, 0) : 0;
  if (quiet !== true) {
    const lines = order.tables.map(({ name }) => [
      name,
      counted(rows.get(name)?.rows ?? 0, 'row'),
      presentRows(present.get(name) ?? 0, truncate, hasBegun),
    ]);
    const form = resume === true ? 'in transactions that can be resumed' : 'in one transaction';
    const shown = aligned(lines).map((line) => `  ${printable(line)}\n`);
    process.stderr.write(`${printable(target.shown)} (${product}), ${form}:\n${shown.join('')}`);
  }
  const questions = [
    ...(deleted > 0 ? [`This deletes ${counted(deleted, 'row')} of ${target.shown}.`] : []),
    ...(target.isLocal ? [] : [`This writes to another machine, ${target.shown}.`]),
  ];
  if (questions.length > 0) await confirm(questions.join(' '), yes === true);
}

function presentRows(present: number, truncate: true | undefined, hasBegun: boolean): string {
  if (present === 0) return '';
  if (hasBegun) return `continues; ${counted(present, 'row')} present`;
  return `${counted(present, 'row')} ${truncate === true ? 'are deleted first' : 'stay'}`;
}
