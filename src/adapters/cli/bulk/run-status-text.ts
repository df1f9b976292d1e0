import type { RunStatus, RunTrouble } from '../../../application/bulk/run-status.js';
import { printable } from '../text/printable.js';
import { grouped, readableCount } from '../text/readable-count.js';

/** The most failures that are listed. */
const MOST_FAILURES = 10;
/** In characters. */
const BAR_WIDTH = 24;

/** The status as lines for people. */
export function statusLines(status: RunStatus): readonly string[] {
  const { run, state, parts, rows, failures } = status;
  const more = failures.length - MOST_FAILURES;
  return [
    `${run.id}  ${state}  ${printable(run.place)}`,
    `parts    ${grouped(parts)} of ${grouped(run.parts)}`,
    `${`${run.unit}s`.padEnd(9)}${grouped(rows)} of ${grouped(run.rows)}${pace(status)}`,
    `workers  ${workersText(status)}`,
    ...failures.slice(0, MOST_FAILURES).map(failureText),
    ...(more > 0 ? [`and ${readableCount(more, 'more failure')}`] : []),
    ...(state === 'failed' || state === 'cancelled'
      ? [`continue it with: tablewright bulk resume ${run.id}`]
      : []),
  ];
}

/** One line of at most `width` characters with a bar. */
export function barLine(status: RunStatus, width: number): string {
  const { run, parts, rows, failures, state } = status;
  const share = rows / run.rows;
  const filled = Math.floor(share * BAR_WIDTH);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${Math.floor(share * 100)}%`;
  const failed = failures.length === 0 ? '' : `  ${readableCount(failures.length, 'failure')}`;
  const made = `${grouped(parts)}/${grouped(run.parts)} parts  ${grouped(rows)} ${run.unit}s`;
  const waiting = state === 'sealing' ? '  sealing' : pace(status);
  return `${bar}  ${made}${waiting}${failed}`.slice(0, width);
}

/** The status as the JSON that `--json` prints. */
export function statusJson({ run, ...status }: RunStatus): unknown {
  const { state, parts, rows, rowsPerSecond, secondsLeft, failures, workers, otherWorkers } =
    status;
  return {
    id: run.id,
    state,
    place: run.place,
    release: run.release,
    parts: { made: parts, all: run.parts },
    unit: run.unit,
    rows: { made: rows, all: run.rows },
    rows_per_second: rowsPerSecond,
    seconds_left: secondsLeft ?? null,
    workers,
    other_workers: otherWorkers,
    failures: failures.map(({ parts: numbers, reason, isRetried }) => ({
      parts: numbers ?? null,
      reason,
      is_retried: isRetried,
    })),
  };
}

function pace({ run, rowsPerSecond, secondsLeft }: RunStatus): string {
  if (secondsLeft === undefined) return '';
  return `, ${grouped(rowsPerSecond)} ${run.unit}s/s, ${duration(secondsLeft)} left`;
}

/** As `42 s`, `3 min`, `5 h 20 min`. */
function duration(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function workersText({ run, state, workers, otherWorkers }: RunStatus): string {
  const others = Object.entries(otherWorkers).map(
    ([release, count]) => `${readableCount(count, 'worker')} of release ${release}`,
  );
  const refusal =
    others.length === 0
      ? ''
      : `; ${others.join(' and ')} leave${others.length === 1 && Object.values(otherWorkers)[0] === 1 ? 's' : ''} it alone`;
  const isOver = state === 'sealed' || state === 'cancelled';
  const own =
    workers === 0 && !isOver
      ? `none of release ${run.release}, so nobody makes parts: start tablewright worker`
      : String(workers);
  return `${own}${isOver ? '' : refusal}`;
}

function failureText({ parts, reason, isRetried }: RunTrouble): string {
  const next = isRetried ? ' (tried again)' : '';
  return `${subject(parts)}: ${printable(reason)}${next}`;
}

function subject(parts: RunTrouble['parts']): string {
  if (parts === undefined) return 'seal';
  const [first, last] = parts;
  return first === last ? `part ${first}` : `parts ${first} to ${last}`;
}
