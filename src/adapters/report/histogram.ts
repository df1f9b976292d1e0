import { last, nth } from '../../domain/basics/nth.js';
import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type { HistogramChart } from '../../domain/report/index.js';
import { DAY_MS } from '../../domain/time/calendar.js';
import { fixed, percent, plot, rect, SIDES, type Sides, text } from './plot.js';

const WIDTH = 340;
const HEIGHT = 150;
const BASE = 124;
const TOP = 8;
const SIDE = 6;

/** The position of an edge: a number, or the moment of a date or a time of day in milliseconds. */
function positionOf(edge: number | string): number {
  if (typeof edge === 'number') return edge;
  if (edge === '24:00:00') return DAY_MS;
  return Date.parse(/^\d\d:\d\d/.test(edge) ? `1970-01-01T${edge}Z` : edge);
}

/** An edge for people: moments without their seconds. */
export function edgeText(edge: number | string): string {
  if (typeof edge === 'number') return String(edge);
  const whole = edge.replace(/T00:00:00Z$/, '');
  return whole
    .replace(/:\d\dZ$/, '')
    .replace('T', ' ')
    .replace(/^(\d\d:\d\d):\d\d$/, '$1');
}

/** Bars whose areas are the shares of the sample, and an outline whose areas are those of the made rows. */
export function histogramPlot(
  { edges, sampled, made, open }: HistogramChart,
  title: string,
  sides: Sides = SIDES,
): string {
  const at = edges.map(positionOf);
  const [first, end] = [nth(at, 0), last(at)];
  const x = (value: number): number =>
    SIDE + ((value - first) / (end - first || 1)) * (WIDTH - 2 * SIDE);
  const width = (i: number): number => x(nth(at, i + 1)) - x(nth(at, i));
  const density = (shares: readonly number[]): readonly number[] =>
    shares.map((share, i) => share / width(i));
  const [ofSample, ofMade] = [density(sampled), density(made)];
  const most = Math.max(...ofSample, ...ofMade, 1e-9);
  const y = (value: number): number => BASE - (value / most) * (BASE - TOP);
  const bars = ofSample.map((value, i) =>
    rect([x(nth(at, i)), y(value), Math.max(0.5, width(i) - 0.6), BASE - y(value)], 'sampled'),
  );
  const steps = ofMade.map((value, i) => `V${fixed(y(value))}H${fixed(x(nth(at, i + 1)))}`);
  const outline = `<path class="outline" d="M${fixed(x(first))} ${BASE}${steps.join('')}V${BASE}"/>`;
  const axis = `<line class="axis" x1="${SIDE}" x2="${WIDTH - SIDE}" y1="${BASE}" y2="${BASE}"/>`;
  const middle = nearestEdge(at, (first + end) / 2);
  const label = (i: number, place: string, sign = ''): string =>
    text(x(nth(at, i)), HEIGHT - 8, sign + escapeHtml(edgeText(nth(edges, i))), place);
  const labels = [
    label(0, '', open[0] ? '≤ ' : ''),
    edges.length > 2 ? label(middle, 'middle soft') : '',
    label(edges.length - 1, 'end', open[1] ? '≥ ' : ''),
  ];
  return plot(
    WIDTH,
    HEIGHT,
    `${title}. ${summary(edges, sampled, sides.sampled)}; ${summary(edges, made, sides.made)}`,
    bars.join('') + outline + axis + labels.join(''),
  );
}

/** The inner edge nearest to a position. */
function nearestEdge(at: readonly number[], wanted: number): number {
  let best = 1;
  for (let i = 1; i < at.length - 1; i++) {
    if (Math.abs(nth(at, i) - wanted) < Math.abs(nth(at, best) - wanted)) best = i;
  }
  return best;
}

/** The interval of the middle half of the values, in words. */
function summary(
  edges: readonly (number | string)[],
  shares: readonly number[],
  side: string,
): string {
  const indexAt = (wanted: number): number => {
    let sum = 0;
    const found = shares.findIndex((share) => {
      sum += share;
      return sum >= wanted;
    });
    return found < 0 ? shares.length - 1 : found;
  };
  const [low, high] = [indexAt(0.25), indexAt(0.75)];
  const inside = shares.slice(low, high + 1).reduce((sum, share) => sum + share, 0);
  return `${side}: ${percent(inside)} of the values from ${edgeText(nth(edges, low))} to ${edgeText(nth(edges, high + 1))}`;
}
