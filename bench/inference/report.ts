import type { Fidelity } from './fidelity.js';
import type { Verdict } from './judge.js';
import type { TableLabel } from './labels.js';

/** The scores of tables generated from the inferred fields, and of resampled real values, by seed. */
export interface ClonedTable {
  readonly runs: readonly { readonly ours: Fidelity; readonly base: Fidelity }[];
}

export interface JudgedTable extends Verdict {
  readonly file: string;
  readonly label: TableLabel;
  readonly rows: number;
  /** Whether our reader reads the file as its label says. */
  readonly readingIsRight: boolean;
  readonly cloned?: ClonedTable;
}

/** Names of places are public and come from our own lists: some of them equal real ones on purpose. */
const PUBLIC = new Set(['city', 'country', 'state']);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function cells(table: JudgedTable): readonly string[] {
  const { file, columns, right, readingIsRight, headerIsRight, nullError, cloned } = table;
  const types = [
    file,
    `${right}/${columns}`,
    readingIsRight && headerIsRight ? 'right' : 'WRONG',
    nullError.toFixed(4),
  ];
  if (cloned === undefined) return [...types, '-', '-', '-', '-', '-', '-'];
  const base = mean(cloned.runs.map((run) => run.base.overall));
  return [
    ...types,
    ...(['overall', 'linked', 'strongError', 'distance'] as const).map((name) => {
      const score = scoreOf(table, name);
      return score === undefined ? '-' : score.toFixed(3);
    }),
    base.toFixed(3),
    `${copies(table)}`,
  ];
}

/** The mean of a score over the seeds; undefined if the table has none. */
function scoreOf(
  { cloned }: JudgedTable,
  name: 'overall' | 'linked' | 'strongError' | 'distance',
): number | undefined {
  const scores = (cloned?.runs ?? []).flatMap(({ ours }) => ours[name] ?? []);
  return scores.length === 0 ? undefined : mean(scores);
}

/** Tables of fewer rows are judged apart: k rows are a large share of them. */
const LARGE = 1300;

/** A line with the mean scores of some tables. */
function meansOf(title: string, tables: readonly JudgedTable[]): string {
  const all = (name: Parameters<typeof scoreOf>[1]): string => {
    const scores = tables.flatMap((table) => scoreOf(table, name) ?? []);
    return scores.length === 0 ? '-' : mean(scores).toFixed(3);
  };
  return `${title}: clone ${all('overall')}, linked ${all('linked')}, error of strong correlations ${all('strongError')}`;
}

/** The largest share of real values among the generated values of an identifying column. */
function copies({ cloned, label }: JudgedTable): number {
  const shares = (cloned?.runs ?? []).flatMap(({ ours }) =>
    Object.entries(ours.copied)
      .filter(([name]) => !PUBLIC.has(label.columns[name]?.type ?? ''))
      .map(([, share]) => share),
  );
  return Math.max(0, ...shares);
}

const HEAD = [
  ...['table', 'types', 'reading', 'null error'],
  ...['clone', 'linked', 'strong error', 'distance', 'resample', 'copied'],
];

export function inferenceReport(tables: readonly JudgedTable[], isVerbose: boolean): string {
  const lines = [HEAD, ...tables.map(cells)];
  const widths = HEAD.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const rows = lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  '),
  );
  const right = tables.reduce((sum, table) => sum + table.right, 0);
  const all = tables.reduce((sum, table) => sum + table.columns, 0);
  const types = `${right} of ${all} columns (${((100 * right) / all).toFixed(1)} %) have the right type.`;
  const details = isVerbose ? tables.map(detailsOf) : [];
  const means = [
    meansOf('Mean of all tables', tables),
    meansOf(
      `Mean of the tables with ${LARGE} rows or more`,
      tables.filter(({ rows: count }) => count >= LARGE),
    ),
  ];
  return `${[...rows, '', types, ...means, ...details].join('\n')}\n`;
}

function detailsOf({ file, wrong, cloned, label }: JudgedTable): string {
  const [run] = cloned?.runs ?? [];
  const shapes = Object.entries(run?.ours.columns ?? {}).flatMap(([name, { shape }]) => {
    const base = run?.base.columns[name]?.shape;
    if (typeof shape !== 'number' || typeof base !== 'number' || shape > 0.97 * base) return [];
    return [`  shape of ${name}: ${shape.toFixed(3)}, resampled ${base.toFixed(3)}`];
  });
  const copied = Object.entries(run?.ours.copied ?? {})
    .filter(([, share]) => share > 0)
    .map(([name, share]) => `  copied of ${name} (${label.columns[name]?.type}): ${share}`);
  return [`${file}:`, ...wrong.map((one) => `  ${one}`), ...shapes, ...copied].join('\n');
}
