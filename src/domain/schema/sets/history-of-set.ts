import type { Stepwise } from '../../basics/stepwise.js';
import type { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import type { GenerateRequest, Living } from '../../generation/generate-request.js';
import { arrivalOf, type LivingTable, LivingTables } from '../../histories/living-tables.js';
import { shownAt } from '../../histories/shown-at.js';
import { livingRows } from '../../lives/living-rows.js';
import { checkLives } from '../checks/check-lives.js';
import { checkLivingReferences } from '../checks/check-living-references.js';
import { checkVersions } from '../checks/check-versions.js';
import type { DecodeContext } from '../decode-context.js';
import { livesOfSet } from './lives-of-set.js';
import type { Drafts } from './set-draft.js';

/** The tables of a set over time. */
export interface HistoryOfSet {
  /** The rows to which others can refer. */
  readonly living: Living;
  /** The end of the first table whose arrivals end, in milliseconds since 1970: what happens later is not known. */
  readonly end: number;
  /** The tables as they stood at a moment, in milliseconds since 1970. Adds a fault if it lies after the end of a history. */
  at(moment: number, faults: FaultList): Stepwise<ReadonlyMap<string, GenerateRequest>>;
  /**
   * The tables whose rows come over time. Adds a fault if `until`, the member with the end of a time, lies after the end of a
   * history.
   */
  until(moment: number, faults: FaultList): Stepwise<readonly LivingTable[]>;
}

/**
 * Checks the lives of the tables of a set; undefined if none has some. The requests for all tables are in `requests`, at the latest
 * when the tables of a moment are asked for.
 */
export function historyOfSet(
  drafts: Drafts,
  requests: ReadonlyMap<string, GenerateRequest>,
  { vocabulary, limits }: Pick<DecodeContext, 'vocabulary' | 'limits'>,
): HistoryOfSet | undefined {
  const lives = livesOfSet(drafts);
  checkLives(drafts, lives, limits);
  checkLivingReferences(drafts, lives);
  if (lives.size === 0) return undefined;
  const tables = new LivingTables(requests, lives, vocabulary);
  function* check(moment: number, path: string, faults: FaultList): Stepwise<void> {
    if (faults.count > 0) return;
    yield* checkVersions(drafts, lives, tables, vocabulary);
    checkMoment(drafts, [...lives.keys()], { moment, path }, faults);
  }
  return {
    get end() {
      return [...lives.keys()].reduce(
        (least, name) => Math.min(least, endOf(drafts, name) ?? least),
        Number.POSITIVE_INFINITY,
      );
    },
    living: {
      rowsFor: (key, from, to) => {
        const [own, others] = [tables.of(from), tables.of(to)];
        return own && others && livingRows(key, own.existence, others.existence);
      },
    },
    *at(moment, faults) {
      yield* check(moment, '/as_of', faults);
      return faults.count > 0 ? requests : yield* shownAt(requests, tables, moment, vocabulary);
    },
    *until(moment, faults) {
      yield* check(moment, '/until', faults);
      if (faults.count > 0) return [];
      return [...requests.keys()].flatMap((name) => tables.of(name) ?? []);
    },
  };
}

/** The end of the arrivals of a table; undefined if it has none. */
function endOf(drafts: Drafts, name: string): number | undefined {
  const { fields = [], decoded } = drafts.get(name) ?? {};
  const field = fields.find((one) => one?.name === decoded?.lives?.born);
  const last = field && arrivalOf(field)?.days.to;
  return last === undefined ? undefined : last + 1;
}

/** No row comes after the last day of arrivals, so a history ends there. */
function checkMoment(
  drafts: Drafts,
  names: readonly string[],
  { moment, path }: { readonly moment: number; readonly path: string },
  faults: FaultList,
): void {
  for (const name of names) {
    const end = endOf(drafts, name);
    if (end === undefined || moment <= end) continue;
    const message = `expected a moment up to ${new Date(end).toISOString()}, the end of the arrivals of ${quote(name)}: ask for an earlier one, or give them a later end`;
    faults.add(() => ({ path, message }));
    return;
  }
}
