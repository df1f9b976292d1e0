import { generate } from '../../src/adapters/library/index.js';
import { picture } from '../../src/adapters/report/picture.js';
import { fixed, plot, text } from '../../src/adapters/report/plot.js';
import { DAY_MS, dayNumber, knownDay } from '../../src/domain/time/calendar.js';

const WIDTH = 720;
const HEIGHT = 160;
const BASE = 132;
const TOP = 8;
const SIDE = 36;

export type ArrivalsRequest = Parameters<typeof generate>[0];

/** The arrivals of each day of a December and a January as bars. Days are those of UTC. */
export function arrivalsPicture(request: ArrivalsRequest): string {
  const first = knownDay('2025-12-01');
  const counts = new Array<number>(dayNumber(2026, 2, 1) - first).fill(0);
  for (const row of generate({ ...request, rows: 25_000 }).rows()) {
    const day = Math.floor(Date.parse(String(row.ordered_at)) / DAY_MS) - first;
    if (day >= 0 && day < counts.length) counts[day] = (counts[day] as number) + 1;
  }
  const most = Math.max(...counts);
  const step = (WIDTH - SIDE - 8) / counts.length;
  const bars = counts.map((count, i) => {
    const height = (count / most) * (BASE - TOP);
    const at = `x="${fixed(SIDE + i * step + 1)}" y="${fixed(BASE - height)}"`;
    return `<rect fill="#3366cc" ${at} width="${fixed(step - 2)}" height="${fixed(height)}"/>`;
  });
  const labels = [
    text(SIDE - 6, BASE, '0', 'end soft'),
    text(SIDE - 6, TOP + 10, String(most), 'end soft'),
    text(SIDE, HEIGHT - 6, '2025-12-01'),
    text(fixedX(24, step), HEIGHT - 6, '12-25', 'middle'),
    text(fixedX(31, step), HEIGHT - 6, '01-01', 'middle'),
    text(WIDTH - 8, HEIGHT - 6, '2026-01-31', 'end'),
  ];
  const axis = `<line class="axis" x1="${SIDE}" x2="${WIDTH - 8}" y1="${BASE}" y2="${BASE}"/>`;
  const title = 'Orders by day in December and January, few on Sundays and holidays';
  return picture(title, [plot(WIDTH, HEIGHT, title, bars.join('') + axis + labels.join(''))]);
}

function fixedX(day: number, step: number): number {
  return Math.round(SIDE + (day + 0.5) * step);
}
