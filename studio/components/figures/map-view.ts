import type { Place } from '../../engine/places-in.js';

/** A part of the world on a picture. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Where a place is in the picture; it may lie outside. */
  readonly at: (place: Place) => readonly [x: number, y: number];
  /** The path of the lines of longitude and latitude. */
  readonly graticule: string;
  /** The width of a dot of land, whose neighbours are half a degree away. */
  readonly landWidth: number;
}

const WIDTH = 288;
/** The height, as a share of the width. */
const LOWEST = 0.4;
const HIGHEST = 0.9;
/** The smallest part that is shown, in degrees. */
const SMALLEST = 6;
/** The distances of the lines, in degrees. */
const STEPS = [30, 10, 5, 2, 1];

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The view of the part of the world that has these places. A degree has its true proportions in the middle of the picture. */
export function mapView(places: readonly Place[]): View {
  const longitudes = widened(rangeOf(places.map(([longitude]) => longitude)), 180);
  const latitudes = widened(rangeOf(places.map(([, latitude]) => latitude)), 90);
  const middle = (latitudes.from + latitudes.to) / 2;
  const narrow = Math.max(0.2, Math.cos((middle * Math.PI) / 180));
  const wanted = sizeOf(latitudes) / (sizeOf(longitudes) * narrow);
  const share = Math.min(HIGHEST, Math.max(LOWEST, wanted));
  // What does not have the shape of the picture is shown smaller, in its middle.
  const perDegree = WIDTH * Math.min(1 / (sizeOf(longitudes) * narrow), share / sizeOf(latitudes));
  const height = WIDTH * share;
  const centre = (longitudes.from + longitudes.to) / 2;
  const at = ([longitude, latitude]: Place): readonly [number, number] => [
    WIDTH / 2 + (longitude - centre) * narrow * perDegree,
    height / 2 - (latitude - middle) * perDegree,
  ];
  return {
    width: WIDTH,
    height,
    at,
    graticule: linesOf(Math.max(sizeOf(longitudes), sizeOf(latitudes)), at, height),
    landWidth: Math.max(1, 0.5 * perDegree),
  };
}

function rangeOf(values: readonly number[]): Range {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/** A range with a margin, that ends where the world ends. */
function widened({ from, to }: Range, end: number): Range {
  const margin = Math.max((to - from) * 0.08, (SMALLEST - (to - from)) / 2);
  return { from: Math.max(-end, from - margin), to: Math.min(end, to + margin) };
}

function sizeOf({ from, to }: Range): number {
  return to - from;
}

function linesOf(size: number, at: View['at'], height: number): string {
  const step = STEPS.find((one) => size / one >= 3) ?? 1;
  const lines: string[] = [];
  for (let degree = -180; degree <= 180; degree += step) {
    const [x] = at([degree, 0]);
    if (x >= 0 && x <= WIDTH) lines.push(`M${x.toFixed(1)} 0V${height.toFixed(1)}`);
    const [, y] = at([0, degree]);
    if (Math.abs(degree) <= 90 && y >= 0 && y <= height) {
      lines.push(`M0 ${y.toFixed(1)}H${WIDTH}`);
    }
  }
  return lines.join('');
}
