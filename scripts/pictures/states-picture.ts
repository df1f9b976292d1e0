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
const COLOURS: Readonly<Record<string, string>> = {
  running: '#2f8f5b',
  idle: '#c9a227',
  fault: '#b4470f',
};

interface Reading {
  readonly at: string;
  readonly state: string;
  readonly bar: number | null;
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

/** The pressure of a machine as a line with gaps, above a band of its states. */
export function statesPicture(request: TableRequest): string {
  const rows = [
    ...generate(request as Parameters<typeof generate>[0]).rows(),
  ] as unknown as Reading[];
  const known = rows.flatMap(({ bar }) => bar ?? []);
  const [least, most] = [Math.floor(Math.min(...known)), Math.ceil(Math.max(...known))];
  const xOf = (row: number): number => SIDE + (row / rows.length) * (WIDTH - SIDE - 8);
  const yOf = (bar: number): number => BASE - ((bar - least) / (most - least)) * (BASE - TOP);
  const lines = [...runsOf(rows, ({ bar }) => bar === null)].map(({ from, to }) => {
    const points = rows.slice(from, to).flatMap(({ bar }, i) => {
      return bar === null ? [] : `${fixed(xOf(from + i))},${fixed(yOf(bar))}`;
    });
    return points.length === 0
      ? ''
      : `<polyline fill="none" stroke="#3366cc" stroke-width="1.2" points="${points.join(' ')}"/>`;
  });
  const bands = [...runsOf(rows, ({ state }) => state)].map(({ from, to, value }) => {
    const at = `x="${fixed(xOf(from))}" y="${BASE + 8}"`;
    return `<rect fill="${COLOURS[value]}" ${at} width="${fixed(xOf(to) - xOf(from))}" height="${BAND}"/>`;
  });
  const legend = Object.entries(COLOURS).map(([state, colour], i) => {
    const x = WIDTH / 2 - 110 + i * 80;
    return `<rect fill="${colour}" x="${x}" y="${HEIGHT - 16}" width="10" height="10"/>${text(x + 15, HEIGHT - 6, state)}`;
  });
  const labels = [
    text(SIDE - 6, BASE, String(least), 'end soft'),
    text(SIDE - 6, TOP + 10, String(most), 'end soft'),
    text(SIDE, HEIGHT - 6, (rows[0]?.at ?? '').slice(0, 10)),
    text(WIDTH - 8, HEIGHT - 6, (rows.at(-1)?.at ?? '').slice(0, 10), 'end'),
  ];
  const title = 'Pressure and state of a machine over five days';
  const content = [...lines, ...bands, ...legend, ...labels].join('');
  return picture(title, [plot(WIDTH, HEIGHT, title, content)]);
}
