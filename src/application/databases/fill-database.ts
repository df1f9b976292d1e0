import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import type { Concern, Confirm, PlannedWriting } from '../ports/confirm.js';
import type { OnProgress } from '../ports/on-progress.js';
import { type FillFailure, orFailure } from './fill-failure.js';
import { keepingOthers } from './keeping-others.js';
import { loadTables } from './load-tables.js';
import type { LoadedRows } from './load-task.js';
import { type Filling, type FillPlan, planFill } from './plan-fill.js';
import { resumeTables } from './resume-tables.js';

/** On which terms a database is filled. */
export interface FillTerms extends Filling {
  /** Whether the database is on another machine. */
  readonly isElsewhere: boolean;
  readonly confirm: Confirm;
  readonly onProgress: OnProgress;
  /** Ends the load between two batches, and rejects with its reason. */
  readonly signal: AbortSignal;
}

/** What has been written now. */
export interface FilledTables extends LoadedRows {
  readonly seed: Seed;
  /** The number of tables that were filled. */
  readonly tables: number;
}

/**
 * Fills tables of a database with the rows of a request, in one transaction or in batches that can be resumed. Fails if a
 * person does not agree.
 */
export function fillDatabase(terms: FillTerms): TE.TaskEither<FillFailure, FilledTables> {
  return pipe(
    planFill(terms),
    TE.chainFirst((plan) => agreement(plan, terms)),
    TE.chain((plan) => orFailure(async () => E.right(await filled(plan, terms)))),
  );
}

function agreement(
  plan: FillPlan,
  { truncates, isElsewhere, confirm, signal }: FillTerms,
): TE.TaskEither<FillFailure, void> {
  const { order, rows, leaving = new Map(), present, upsertKeys, hasBegun } = plan;
  const there = [...present.values()].reduce((sum, count) => sum + count, 0);
  const deletes = truncates && !hasBegun && there > 0;
  const changes = upsertKeys !== undefined && there > 0;
  const left = [...leaving.values()].reduce((sum, table) => sum + table.rows, 0);
  const concerns: readonly Concern[] = [
    ...(deletes ? [{ code: 'deletes_rows', rows: there } as const] : []),
    ...(left > 0 && there > 0 ? [{ code: 'deletes_rows', rows: left } as const] : []),
    ...(changes ? [{ code: 'changes_rows', rows: there } as const] : []),
    ...(isElsewhere ? [{ code: 'other_machine' } as const] : []),
  ];
  const names = new Set([...order.tables.map(({ name }) => name), ...present.keys()]);
  const tables = [...names].map((name) => {
    const matchedBy = upsertKeys?.get(name);
    const gone = leaving.get(name)?.rows ?? 0;
    return {
      name,
      rows: rows.get(name)?.rows ?? 0,
      present: present.get(name) ?? 0,
      ...(matchedBy !== undefined && { matchedBy }),
      ...(gone > 0 && { leaving: gone }),
    };
  });
  const writing: PlannedWriting = { tables, hasBegun, concerns };
  return pipe(
    TE.fromTask<boolean, FillFailure>(confirm(writing, signal)),
    TE.filterOrElse(
      (isAgreed) => isAgreed,
      (): FillFailure => ({ code: 'not_agreed', concerns }),
    ),
    TE.map(() => undefined),
  );
}

async function filled(plan: FillPlan, terms: FillTerms): Promise<FilledTables> {
  const { rows, seed, refused } = plan;
  const loaded = await loadedRows(plan, terms);
  return {
    ...loaded,
    seed,
    tables: rows.size - loaded.refused.length,
    refused: [...refused, ...loaded.refused],
  };
}

async function loadedRows(plan: FillPlan, terms: FillTerms): Promise<LoadedRows> {
  const { order, rows, leaving, births, unsafe, present, starts, upsertKeys, load } = plan;
  const { hasBegun, hasTriggers, keysOfTriggers } = plan;
  const { link, truncates, leavesOut, filledByTriggers, onProgress, signal } = terms;
  const all = truncates ? [...order.tables.map(({ name }) => name), ...filledByTriggers] : [];
  const emptied = all.filter((name) => !unsafe.has(name));
  const kept = [...present].flatMap(([name, count]) =>
    count > 0 && !emptied.includes(name) ? [name] : [],
  );
  const task = {
    link,
    order,
    rows,
    present: new Set(kept),
    hasTriggers,
    keysOfTriggers,
    written: new Set(present.keys()),
    onProgress,
    leavesOut,
    upsertKeys,
    leaving,
    births,
    signal,
  };
  if (load === undefined) return await loadTables(task, emptied);
  if (!hasBegun) {
    await link.ledger.create();
    await keepingOthers(task, async () => {
      if (emptied.length > 0) await link.empty(emptied);
      await link.ledger.begin(load, starts);
    });
  }
  return await resumeTables(task, load);
}
