import type { LotRecord, QueuedRun, RunRecord } from '../ports/work-queue.js';

/**
 * The state of a run. `failed` means that nothing goes on by itself.
 *
 * @example
 * const isOver = (state: RunState): boolean => state === 'sealed' || state === 'cancelled';
 * isOver('running'); // => false
 */
export type RunState = 'waiting' | 'running' | 'sealing' | 'sealed' | 'failed' | 'cancelled';

/**
 * How far a run is.
 *
 * @example
 * const share = ({ rows, run }: RunStatus): number => rows / run.rows;
 */
export interface RunStatus {
  readonly run: QueuedRun;
  readonly state: RunState;
  readonly parts: number;
  readonly rows: number;
  /** Of all workers together. */
  readonly rowsPerSecond: number;
  /** Missing if nobody works. */
  readonly secondsLeft?: number;
  /** Why parts, or the seal, have failed. The seal has no parts. */
  readonly failures: readonly RunTrouble[];
  /** The workers of the release of the run, whether they work on it or not. */
  readonly workers: number;
  /** The workers of other releases, which leave the run alone, by release. */
  readonly otherWorkers: Readonly<Record<string, number>>;
}

/**
 * Why parts of a run, or its seal, have failed.
 *
 * @example
 * const trouble: RunTrouble = { parts: [3, 4], reason: 'the disk is full', isRetried: false };
 * trouble.isRetried; // => false
 */
export interface RunTrouble {
  /** The numbers of the first and of the last part, counted from 0. */
  readonly parts?: readonly [number, number];
  readonly reason: string;
  /** Whether it is tried again without `bulk resume`. */
  readonly isRetried: boolean;
}

export function runStatus(record: RunRecord, workers: ReadonlyMap<string, number>): RunStatus {
  const { run, lots } = record;
  const state = stateOf(record);
  const active = lots.filter((lot) => lot.state === 'active');
  const rows = sum(lots, ({ progress }) => progress.rows);
  const rowsPerSecond = sum(active, ({ progress }) => progress.rowsPerSecond);
  return {
    run,
    state,
    parts: sum(lots, ({ progress }) => progress.parts),
    rows,
    rowsPerSecond,
    ...(rowsPerSecond > 0 && { secondsLeft: Math.ceil((run.rows - rows) / rowsPerSecond) }),
    failures: [...lots.flatMap(lotTrouble), ...sealTrouble(record)],
    workers: workers.get(run.release) ?? 0,
    otherWorkers: Object.fromEntries(
      [...workers].filter(([release, count]) => release !== run.release && count > 0),
    ),
  };
}

export function stateOf({ run, seal, isCancelled, lots }: RunRecord): RunState {
  if (isCancelled) return 'cancelled';
  if (seal === 'done') return 'sealed';
  if (seal === 'failed') return 'failed';
  if (seal === 'active') return 'sealing';
  if (lots.length === 0) return 'waiting';
  const parts = sum(
    lots.filter(({ state }) => state === 'done' || state === 'failed'),
    ({ lot }) => lot.parts,
  );
  const hasFailed = lots.some(({ state }) => state === 'failed');
  return hasFailed && parts === run.parts ? 'failed' : 'running';
}

function lotTrouble({ lot, state, reason }: LotRecord): readonly RunTrouble[] {
  if (reason === undefined) return [];
  const parts = [lot.first, lot.first + lot.parts - 1] as const;
  return [{ parts, reason, isRetried: state !== 'failed' }];
}

function sealTrouble({ seal, reason, isCancelled }: RunRecord): readonly RunTrouble[] {
  if (seal !== 'failed' || isCancelled) return [];
  return [{ reason: reason ?? 'unknown', isRetried: false }];
}

function sum(lots: readonly LotRecord[], of: (lot: LotRecord) => number): number {
  return lots.reduce((total, lot) => total + of(lot), 0);
}
