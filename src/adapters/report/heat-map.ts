import type { PairChart } from '../../domain/report/index.js';
import { edgeText } from './histogram.js';
import { fixed, percent, plot, rect, text } from './plot.js';
import { shortened } from './shortened.js';

const WIDTH = 340;
const LEFT = 116;
const TOP = 22;
/** The height of a slanted label: a part for each character. */
const BELOW = { least: 24, character: 4.4 };
const MOST_CHARACTERS = 13;
const CELL_HEIGHT = 24;

/** One side of a chart of two columns: a cell for each pair of groups, in a stronger colour for more rows. */
export function heatMap(
  { columns, labels: [down, across] }: Pick<PairChart, 'columns' | 'labels'>,
  cells: PairChart['sampled'],
  { side, most }: { readonly side: string; readonly most: number },
): string {
  const cellWidth = (WIDTH - LEFT - 8) / across.length;
  const bottom = TOP + down.length * CELL_HEIGHT;
  const squares = cells.flatMap((row, i) =>
    row.map((share, j) =>
      rect(
        [LEFT + j * cellWidth, TOP + i * CELL_HEIGHT, cellWidth, CELL_HEIGHT],
        share === null ? 'gap' : 'heat',
        share === null ? '' : ` fill-opacity="${opacity(share, most)}"`,
      ),
    ),
  );
  const rows = down.map((label, i) =>
    text(LEFT - 6, TOP + i * CELL_HEIGHT + 16, shortened(groupText(label), 15), 'end'),
  );
  const longest = Math.min(
    MOST_CHARACTERS,
    Math.max(...across.map((label) => groupText(label).length)),
  );
  const below = across.map((label, j) => {
    const x = fixed(LEFT + (j + 0.5) * cellWidth + 4);
    return `<text x="${x}" y="${bottom + 13}" class="end" transform="rotate(-38 ${x} ${bottom + 13})">${shortened(groupText(label), MOST_CHARACTERS)}</text>`;
  });
  return plot(
    WIDTH,
    Math.ceil(bottom + BELOW.least + longest * BELOW.character),
    `${side}: rows by ${columns[0]} and ${columns[1]}. ${largest([down, across], cells)}`,
    text(LEFT, 14, shortened(side, 30), 'soft') + squares.join('') + rows.join('') + below.join(''),
  );
}

/** The square root makes small shares visible. */
function opacity(share: number, most: number): string {
  return (0.08 + 0.92 * Math.sqrt(share / most)).toFixed(2);
}

/** A group for people. */
export function groupText(label: string): string {
  return label.replace(
    /^([<≥]) (.+)$/,
    (_, sign: string, edge: string) => `${sign} ${edgeText(edge)}`,
  );
}

const MOST_TOLD = 5;

/** The largest cells in words. */
function largest(
  [down, across]: readonly [readonly string[], readonly string[]],
  cells: PairChart['sampled'],
): string {
  return cells
    .flatMap((row, i) => row.flatMap((share, j) => (share === null ? [] : [{ share, i, j }])))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_TOLD)
    .map(
      ({ share, i, j }) =>
        `${groupText(down[i] ?? '')} with ${groupText(across[j] ?? '')}: ${percent(share)}`,
    )
    .join('; ');
}

/** The greatest share of a cell in both sides, which has the strongest colour. */
export function greatestCell({ sampled, made }: Pick<PairChart, 'sampled' | 'made'>): number {
  return Math.max(...[...sampled, ...made].flat().map((share) => share ?? 0), 0.0001);
}
