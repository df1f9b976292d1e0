import { type InferenceOptions, type InferredField, leafFields } from '../inference/index.js';
import type { ComparedColumn } from './compared-columns.js';
import type { ComparedTables } from './compared-tables.js';
import { disclosableScore } from './disclosable-score.js';
import { isDisclosable } from './disclosed-categories.js';
import { pairChart } from './pair-chart.js';
import { reasonOf } from './pair-reason.js';
import { pairKey, type Trend } from './pair-trends.js';
import type { PairReport, QualityReport } from './quality-report.js';

const MOST_WORST = 10;
const MOST_STRONGEST = 20;
const MOST_CHARTS = 6;
/** A column is in at most this many charts, so that one column does not hide all others. */
const MOST_OF_COLUMN = 2;

interface Found {
  readonly trends: readonly Trend[];
  readonly halfTrends: readonly Trend[];
  /** The trends of made columns that do not depend on each other. */
  readonly independentTrends: readonly Trend[];
  readonly shapes: readonly (number | undefined)[];
}

/** The pairs with the lowest scores, and those with the strongest links in the sample. */
export function pairReports(
  { schema, compared: columns, rows }: ComparedTables,
  { trends, halfTrends, independentTrends, shapes }: Found,
  options: InferenceOptions,
): QualityReport['pairs'] {
  const { k } = options;
  const halves = scoresByPair(halfTrends);
  const independent = scoresByPair(independentTrends);
  const reportOf = (trend: Trend): PairReport => {
    const twoHalves = rows < 2 * k ? undefined : halves.get(pairKey(trend));
    const { correlation } = trend;
    return {
      columns: namesOf(trend, columns),
      measure: correlation ? 'CorrelationSimilarity' : 'ContingencySimilarity',
      score: trend.score,
      two_halves: twoHalves ?? null,
      strength: trend.strength,
      linked: trend.isLinked,
      correlation: correlation
        ? {
            sampled: disclosableScore(correlation[0], rows, k),
            made: Number(correlation[1].toFixed(2)),
          }
        : null,
      reason: reasonOf(trend, {
        columns,
        shapes,
        twoHalves,
        independent: independent.get(pairKey(trend)),
        k,
      }),
    };
  };
  const linked = trends.filter(({ isLinked }) => isLinked);
  const strongest = linked.sort((a, b) => b.strength - a.strength);
  const mayShow = ({ name }: ComparedColumn, category: string): boolean =>
    leafFields(schema).some(
      (field: InferredField) => field.name === name && isDisclosable(field, category, options),
    );
  return {
    compared: trends.length,
    linked: linked.length,
    worst: [...trends]
      .sort((a, b) => a.score - b.score)
      .slice(0, MOST_WORST)
      .map(reportOf),
    strongest: strongest.slice(0, MOST_STRONGEST).map(reportOf),
    charts: charted(strongest).flatMap(({ a, b, score }) => {
      const [one, other] = [columns[a], columns[b]] as [ComparedColumn, ComparedColumn];
      return pairChart(one, other, { k, isDisclosable: mayShow, score }) ?? [];
    }),
  };
}

function scoresByPair(trends: readonly Trend[]): ReadonlyMap<string, number> {
  return new Map(trends.map((trend) => [pairKey(trend), trend.score]));
}

function namesOf({ a, b }: Trend, columns: readonly ComparedColumn[]): readonly [string, string] {
  return [columns[a]?.name ?? '', columns[b]?.name ?? ''];
}

/** The strongest pairs, without those of columns that are in two of them already. */
function charted(strongest: readonly Trend[]): readonly Trend[] {
  const uses = new Map<number, number>();
  const kept: Trend[] = [];
  for (const trend of strongest) {
    const isUsed = [trend.a, trend.b].some((i) => (uses.get(i) ?? 0) >= MOST_OF_COLUMN);
    if (isUsed || kept.length === MOST_CHARTS) continue;
    kept.push(trend);
    for (const i of [trend.a, trend.b]) uses.set(i, (uses.get(i) ?? 0) + 1);
  }
  return kept;
}
