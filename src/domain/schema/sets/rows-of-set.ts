import { Budget } from '../../basics/budget.js';
import { nth } from '../../basics/nth.js';
import type { Fault } from '../../errors/fault.js';
import { nameChain } from '../../errors/name-chain.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import { childRows, mostChildren } from '../../relations/child-counts.js';
import { pairCount } from '../../relations/pairs.js';
import { childCountsOf, MOST_NUMBERS } from './child-counts-of.js';
import type { Drafts, TableDraft } from './set-draft.js';

/** Finds the number of rows of each table, those of parents first, and the tables that each one follows. */
export function findRows(drafts: Drafts): void {
  const way: TableDraft[] = [];
  const seen = new Set<TableDraft>();
  const numbers = new Budget(MOST_NUMBERS);
  const visit = (draft: TableDraft): void => {
    if (way.includes(draft)) refuseCircle(way.slice(way.indexOf(draft)));
    if (seen.has(draft)) return;
    seen.add(draft);
    way.push(draft);
    for (const name of followedNames(draft)) {
      const other = drafts.get(name);
      if (other !== undefined) visit(other);
    }
    way.pop();
    follow(draft, drafts, numbers);
  };
  for (const draft of drafts.values()) visit(draft);
}

function followedNames({ decoded: { per, pairs = [] } }: TableDraft): readonly string[] {
  return per === undefined ? pairs : [per.table];
}

function refuseCircle(circle: readonly TableDraft[]): void {
  const [first] = circle;
  const names = [...circle, first].map((draft) => String(draft?.decoded.name));
  const message = `the rows of these tables follow each other in a circle: ${nameChain(names)}`;
  first?.faults.add(() => ({ path: '/per', message }));
}

function follow(draft: TableDraft, drafts: Drafts, numbers: Budget): void {
  const { decoded, faulty, faults } = draft;
  const { rows, per, pairs } = decoded;
  if (['rows', 'per', 'pairs'].some((name) => faulty.has(name))) return;
  const fault = sourceFault(decoded);
  if (fault !== undefined) faults.add(() => fault);
  else if (per !== undefined) followParents(draft, per, drafts, numbers);
  else {
    draft.rows = rows;
    if (pairs !== undefined) followPairs(draft, pairs, drafts);
  }
}

/** A table has either rows, with or without pairs, or per. */
function sourceFault({ rows, per, pairs }: TableDraft['decoded']): Fault | undefined {
  if (per === undefined) {
    if (rows !== undefined) return undefined;
    const message = 'expected rows, the number of rows, or per, the table that the rows follow';
    return { path: '', message };
  }
  if (pairs !== undefined) {
    const message = 'pairs cannot be combined with per: leave one of them out';
    return { path: '/pairs', message };
  }
  if (rows === undefined) return undefined;
  const message = 'rows cannot be combined with per, from which the number of rows follows';
  return { path: '/rows', message };
}

/** Returns a table that another one names, if it exists. */
export function namedTable(
  name: string,
  path: string,
  { faults }: TableDraft,
  drafts: Drafts,
): TableDraft | undefined {
  const found = drafts.get(name);
  if (found === undefined) {
    // A table with a faulty name has none.
    const known = () => [...drafts.values()].flatMap(({ decoded }) => decoded.name ?? []);
    faults.add(() => unknownName(path, { noun: 'table', name, known }));
  }
  return found;
}

function followParents(
  draft: TableDraft,
  { table, count }: NonNullable<TableDraft['decoded']['per']>,
  drafts: Drafts,
  numbers: Budget,
): void {
  const parents = namedTable(table, '/per/table', draft, drafts);
  const counts = childCountsOf(count, '/per/count', draft.faults, numbers);
  if (parents?.rows === undefined || counts === undefined) return;
  const rows = childRows(counts, parents.rows);
  const most = Number.MAX_SAFE_INTEGER;
  if (rows === 0 || parents.rows > most / Math.max(1, mostChildren(counts))) {
    const problem = rows === 0 ? 'no parent has a row' : 'there are more than 2^53 - 1 rows';
    const message = `${problem}: ask for ${rows === 0 ? 'more' : 'fewer'} rows of ${quote(table)} or of each parent`;
    draft.faults.add(() => ({ path: '/per/count', message }));
    return;
  }
  draft.rows = rows;
  draft.followed = { kind: 'per', table, counts };
}

function followPairs(draft: TableDraft, names: readonly string[], drafts: Drafts): void {
  const [some, others] = names.map((name, i) => namedTable(name, `/pairs/${i}`, draft, drafts));
  const { rows = 0 } = draft;
  if (some?.rows === undefined || others?.rows === undefined) return;
  const most = pairCount([some.rows, others.rows], some === others);
  if (most > Number.MAX_SAFE_INTEGER) {
    const message = 'expected tables with at most 2^53 - 1 pairs of rows';
    draft.faults.add(() => ({ path: '/pairs', message }));
  } else if (rows > most) {
    const message = `there are ${most} pairs of ${some === others ? 'different rows' : `${some.rows} and ${others.rows} rows`}, but ${rows} rows: ask for fewer rows, or for more of ${names.map(quote).join(' or ')}`;
    draft.faults.add(() => ({ path: '/rows', message }));
  } else draft.followed = { kind: 'pairs', tables: [nth(names, 0), nth(names, 1)] };
}
