import { generateSet } from '../../src/adapters/library/index.js';
import { picture } from '../../src/adapters/report/picture.js';
import { fixed, plot, text } from '../../src/adapters/report/plot.js';

const WIDTH = 720;
const HEIGHT = 200;
const BASE = 172;
const TOP = 8;
const SIDE = 36;
const COLOURS = ['#3366cc', '#cc6633', '#2f8f5b'];

export type SetRequest = Parameters<typeof generateSet>[0];

interface Reading {
  readonly sensor_id: number;
  readonly at: string;
  readonly celsius: number;
}

/** The readings of each sensor of a set as a line over time. */
export function seriesPicture(request: SetRequest): string {
  const rows = [
    ...(generateSet(request).tables.get('readings')?.rows() ?? []),
  ] as unknown as Reading[];
  const values = rows.map(({ celsius }) => celsius);
  const [least, most] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const sensors = [...new Set(rows.map(({ sensor_id: id }) => id))];
  const lines = sensors.map((id, i) => {
    const own = rows.filter((row) => row.sensor_id === id);
    const points = own.map(({ celsius }, k) => {
      const x = SIDE + (k / (own.length - 1)) * (WIDTH - SIDE - 8);
      const y = BASE - ((celsius - least) / (most - least)) * (BASE - TOP);
      return `${fixed(x)},${fixed(y)}`;
    });
    return `<polyline fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="1.2" points="${points.join(' ')}"/>`;
  });
  const labels = [
    text(SIDE - 6, BASE, String(least), 'end soft'),
    text(SIDE - 6, TOP + 10, String(most), 'end soft'),
    text(SIDE, HEIGHT - 6, (rows[0]?.at ?? '').slice(0, 10)),
    text(WIDTH - 8, HEIGHT - 6, (rows.at(-1)?.at ?? '').slice(0, 10), 'end'),
  ];
  const axis = `<line class="axis" x1="${SIDE}" x2="${WIDTH - 8}" y1="${BASE}" y2="${BASE}"/>`;
  const title = 'Hourly temperatures of three sensors over two weeks';
  return picture(title, [plot(WIDTH, HEIGHT, title, lines.join('') + axis + labels.join(''))]);
}
