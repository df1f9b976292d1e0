import { generate } from '../../src/adapters/library/index.js';
import type { TableRequest } from '../../src/adapters/library/table.js';
import { picture } from '../../src/adapters/report/picture.js';
import { fixed, plot, text } from '../../src/adapters/report/plot.js';

const WIDTH = 720;
const HEIGHT = 220;
const BASE = 148;
const TOP = 8;
const SIDE = 36;
const BAND = 22;

type Reading = Readonly<Record<string, string | number | null>>;

/** What a picture shows of the rows. */
interface Shown {
  readonly title: string;
  /** The field of the line. */
  readonly value: string;
  /** The field of the band. */
  readonly state: string;
  /** The colours of the states; the others have none. */
  readonly colours: Readonly<Record<string, string>>;
}

/** The successive numbers of rows for which `of` is the same. */
function* runsOf<A>(rows: readonly Reading[], of: (row: Reading) => A) {
  let from = 0;
  for (let to = 1; to <= rows.length; to++) {
    const [first, next] = [rows[from], rows[to]];
    if (first === undefined || (next !== undefined && of(next) === of(first))) continue;
    yield { from, to, value: of(first) };
    from = to;
  }
}

/** Numbers over time as a line with gaps, above a band of states. The rows have their moments in `at`. */
export function statesPicture(
  request: TableRequest,
  { title, value: valueField, state: stateField, colours }: Shown,
): string {
  const rows = [
    ...generate(request as Parameters<typeof generate>[0]).rows(),
  ] as unknown as Reading[];
  const shownIn = (row: Reading) => row[valueField] as number | null;
  const known = rows.flatMap((row) => shownIn(row) ?? []);
  const [least, most] = [Math.floor(Math.min(...known)), Math.ceil(Math.max(...known))];
  const xOf = (row: number): number => SIDE + (row / rows.length) * (WIDTH - SIDE - 8);
  const yOf = (value: number): number => BASE - ((value - least) / (most - least)) * (BASE - TOP);
  const lines = [...runsOf(rows, (row) => shownIn(row) === null)].map(({ from, to }) => {
    const points = rows.slice(from, to).flatMap((row, i) => {
      const value = shownIn(row);
      return value === null ? [] : `${fixed(xOf(from + i))},${fixed(yOf(value))}`;
    });
    return points.length === 0
      ? ''
      : `<polyline fill="none" stroke="#3366cc" stroke-width="1.2" points="${points.join(' ')}"/>`;
  });
  const bands = [...runsOf(rows, (row) => String(row[stateField]))].map(({ from, to, value }) => {
    const colour = colours[value];
    if (colour === undefined) return '';
    const at = `x="${fixed(xOf(from))}" y="${BASE + 8}"`;
    return `<rect fill="${colour}" ${at} width="${fixed(xOf(to) - xOf(from))}" height="${BAND}"/>`;
  });
  const legend = Object.entries(colours).map(([state, colour], i, all) => {
    const x = WIDTH / 2 + 10 + (i - all.length / 2) * 80;
    return `<rect fill="${colour}" x="${x}" y="${HEIGHT - 16}" width="10" height="10"/>${text(x + 15, HEIGHT - 6, state)}`;
  });
  const labels = [
    text(SIDE - 6, BASE, String(least), 'end soft'),
    text(SIDE - 6, TOP + 10, String(most), 'end soft'),
    text(SIDE, HEIGHT - 6, String(rows[0]?.at).slice(0, 10)),
    text(WIDTH - 8, HEIGHT - 6, String(rows.at(-1)?.at).slice(0, 10), 'end'),
  ];
  const content = [...lines, ...bands, ...legend, ...labels].join('');
  return picture(title, [plot(WIDTH, HEIGHT, title, content)]);
}
