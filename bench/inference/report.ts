import type { Attack } from './attack.js';
import type { ToldApart } from './discriminator.js';
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
  readonly attack: Attack;
  /** Undefined: no column is compared. */
  readonly told: ToldApart | undefined;
  readonly cloned?: ClonedTable;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function cells(table: JudgedTable): readonly string[] {
  const { file, columns, right, readingIsRight, headerIsRight, nullError, attack, told, cloned } =
    table;
  const { membership, copied } = attack;
  const base = (cloned?.runs ?? []).map((run) => run.base.overall);
  return [
    file,
    `${right}/${columns}`,
    readingIsRight && headerIsRight ? 'right' : 'WRONG',
    nullError.toFixed(4),
    ...(['overall', 'linked', 'strongError', 'distance'] as const).map((name) => {
      const score = scoreOf(table, name);
      return score === undefined ? '-' : score.toFixed(3);
    }),
    base.length === 0 ? '-' : mean(base).toFixed(3),
    membership.toFixed(3),
    told === undefined ? '-' : told.area.toFixed(3),
    copied === undefined ? '-' : `${copied.own.toFixed(3)} / ${copied.other.toFixed(3)}`,
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

const HEAD = [
  ...['table', 'types', 'reading', 'null error'],
  ...[
    'clone',
    'linked',
    'strong error',
    'distance',
    'resample',
    'membership',
    'told apart',
    'copied / by chance',
  ],
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
    `The attack on membership has an area under the curve of ${mean(tables.map(({ attack }) => attack.membership)).toFixed(3)} in the mean.`,
    `A forest tells made rows from sampled ones with an area under the curve of ${mean(tables.flatMap(({ told }) => told?.area ?? [])).toFixed(3)} in the mean.`,
  ];
  return `${[...rows, '', types, ...means, ...details].join('\n')}\n`;
}

function detailsOf({ file, wrong, cloned, told, attack: { copied } }: JudgedTable): string {
  const [run] = cloned?.runs ?? [];
  const shapes = Object.entries(run?.ours.columns ?? {}).flatMap(([name, { shape }]) => {
    const base = run?.base.columns[name]?.shape;
    if (typeof shape !== 'number' || typeof base !== 'number' || shape > 0.97 * base) return [];
    return [`  shape of ${name}: ${shape.toFixed(3)}, resampled ${base.toFixed(3)}`];
  });
  const most = copied === undefined ? [] : [`  copied most beyond chance: ${copied.name}`];
  const apart = told === undefined ? [] : [`  told apart most by: ${told.column}`];
  return [`${file}:`, ...wrong.map((one) => `  ${one}`), ...shapes, ...most, ...apart].join('\n');
}
