import { correlation } from '../../basics/correlation.js';
import { lazy } from '../../basics/lazy.js';
import { last, nth } from '../../basics/nth.js';
import { identity, lowerTriangle, type Matrix } from '../../copula/correlation-matrix.js';
import { nearestCorrelation } from '../../copula/nearest-correlation.js';
import { fillCorrelatedPlaces, fillScores, scoreOfPlace } from '../../copula/normal-scores.js';
import { spreadWithin } from '../../distributions/histogram.js';
import { deriveKey, seedKey } from '../../random/key.js';
import { fillQuantiles, quantiles } from '../../random/quantiles.js';
import type { Stratum } from '../../random/strata.js';
import type { InferredCorrelation } from '../inferred-schema.js';
import type { Bins } from '../numbers/infer-bins.js';
import { disclosableCorrelation } from '../privacy/privacy.js';
import { histogramOf } from './axis-of-field.js';
import type { GivenTable } from './given-table.js';
import type { Node } from './node.js';
import { winsorised } from './winsorised.js';

/** A column of numbers, and its table of conditions if it has one. */
export interface NumberColumn {
  readonly node: Node & { readonly numbers: Float64Array };
  readonly table: GivenTable | undefined;
}

const CALIBRATIONS = 4;
/** The share of an error in a coefficient that a calibration takes away. */
const CORRECTION = 0.9;
const MOST_ROWS = 20_000;
/** Weaker correlations are not disclosed. */
const LEAST = 0.03;
const PRECISION = 100;

/** The scores of evenly spaced places: finer ones would not change a correlation. */
const SCORES = 4096;
const evenScores = lazy(() => {
  const scores = new Float64Array(SCORES);
  for (let i = 0; i < SCORES / 2; i++) {
    const score = scoreOfPlace((i + 0.5) / SCORES);
    scores[i] = score;
    scores[SCORES - 1 - i] = -score;
  }
  return scores;
});

/** Ascending whole numbers of the axis, in runs that are equally likely. */
type Places = readonly Stratum[];

/**
 * Bins of the states of a column, and the state of each row: the table's rows from 1 on, and 0 for the others. At most
 * `MOST_ROWS` rows, evenly spread over all.
 */
interface Margins {
  readonly name: string;
  readonly numbers: Float64Array;
  readonly states: Int32Array;
  readonly bins: readonly Places[];
}

/**
 * Returns the coefficients of a Gaussian copula of the columns: the correlations of the normal scores of the values'
 * places in the distributions that their rows select. They are then moved until numbers that are made have the
 * correlations of the sample, whose k least and k greatest values count like the k-th (the method NORTA: M. C. Cario and
 * B. L. Nelson, 1997).
 */
export function correlations(
  columns: readonly NumberColumn[],
  k: number,
): readonly InferredCorrelation[] {
  const all = columns.map(marginsOf);
  const scores = all.map(scoresOf);
  const matrix = matrixOf(all.length, (i, j) => disclosed(scores[i], scores[j], k));
  const linked = all
    .map((_, i) => i)
    .filter((i) => matrix[i]?.some((r, j) => j !== i && Math.abs(r) >= LEAST));
  const kept = linked.map((i) => nth(all, i));
  if (kept.length < 2) return [];
  const own = matrixOf(kept.length, (i, j) => matrix[nth(linked, i)]?.[nth(linked, j)]);
  const coefficients = calibrated(kept, own, k);
  return kept.flatMap((a, i) =>
    kept.slice(i + 1).map(
      (b, at): InferredCorrelation => ({
        columns: [a.name, b.name],
        coefficient: coefficients[i]?.[i + 1 + at] as number,
      }),
    ),
  );
}

/** The correlation of two columns, rounded for disclosure; undefined if fewer than 2k rows have both. */
function disclosed(
  a: Float64Array | undefined,
  b: Float64Array | undefined,
  k: number,
): number | undefined {
  const found = a && b && correlation(a, b, 2 * k);
  return found && disclosableCorrelation(found.r, found.rows, k);
}

function matrixOf(size: number, of: (i: number, j: number) => number | undefined): Float64Array[] {
  const matrix = identity(size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) {
      const value = of(i, j) ?? 0;
      nth(matrix, i)[j] = value;
      nth(matrix, j)[i] = value;
    }
  }
  return matrix;
}

function marginsOf({ node, table }: NumberColumn): Margins {
  const { axis, field, numbers } = node;
  const histogram = histogramOf(field);
  const plain = strataOf({
    edges: (histogram?.edges ?? []).map((edge) => axis?.at(edge) ?? 0),
    weights: histogram?.weights ?? [],
  });
  const step = Math.max(1, Math.ceil(numbers.length / MOST_ROWS));
  return {
    name: field.name,
    numbers: numbers.filter((_, i) => i % step === 0),
    states: Int32Array.from({ length: Math.ceil(numbers.length / step) }, (_, i) => {
      const row = table?.rowOf[i * step] ?? -1;
      return table?.bins[row] === undefined ? 0 : row + 1;
    }),
    bins: [plain, ...(table?.bins ?? []).map((bins) => placesOf(bins, plain))],
  };
}

/** The places of a row of a table of conditions: the values of its bins are spread as those of the column. */
function placesOf(bins: Bins | undefined, plain: Places): Places {
  return bins === undefined ? plain : spreadWithin(strataOf(bins), plain);
}

/** The normal score of each row's place in the distribution of its state; NaN for rows without a number. */
function scoresOf({ numbers, states, bins }: Margins): Float64Array {
  const starts = bins.map((places) => {
    let sum = 0;
    return [...places.map(({ mass }) => mass), 0].map((mass) => {
      sum += mass;
      return sum - mass;
    });
  });
  const scores = evenScores();
  return numbers.map((at, i) => {
    if (Number.isNaN(at)) return Number.NaN;
    const state = states[i] as number;
    const places = bins[state] as Places;
    const before = starts[state] as readonly number[];
    const bin = lastFrom(places, at);
    const { start, size, mass } = places[bin] as Stratum;
    const within = Math.max(0, Math.min(1, (at - start + 0.5) / size));
    const place = ((before[bin] as number) + mass * within) / last(before);
    return scores[Math.min(SCORES - 1, Math.floor(place * SCORES))] as number;
  });
}

/** The index of the last run that does not begin above a number, or 0. */
function lastFrom(places: Places, at: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] as Stratum).start <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function calibrated(all: readonly Margins[], start: readonly Float64Array[], k: number): Matrix {
  const sampled = all.map(({ numbers }) => winsorised(numbers, k));
  const tables = all.map(({ bins }) =>
    bins.map((strata) => quantiles({ strata, min: 0, step: 1 })),
  );
  const target = matrixOf(all.length, (i, j) => disclosed(sampled[i], sampled[j], k));
  const count = sampled[0]?.length ?? 0;
  const independent = all.map(({ name }) => {
    const scores = new Float64Array(count);
    fillScores(scores, deriveKey(seedKey('calibration'), name), 0, count);
    return scores;
  });
  let matrix = valid(start);
  for (let round = 0; round < CALIBRATIONS; round++) {
    const made = drawn(matrix).map((places, i) => {
      const out = new Float64Array(places.length);
      fillQuantiles(out, places, places.length, nth(all, i).states, nth(tables, i));
      return out.map((at, row) => (Number.isNaN(sampled[i]?.[row]) ? Number.NaN : at));
    });
    const before = matrix;
    matrix = valid(
      matrixOf(all.length, (i, j) => {
        const wanted = target[i]?.[j] as number;
        const is = correlation(nth(made, i), nth(made, j), 2 * k)?.r;
        const moved = (before[i]?.[j] as number) + CORRECTION * (wanted - (is ?? wanted));
        return Math.max(-1, Math.min(1, moved));
      }),
    );
  }
  return matrix;

  function drawn(of: Matrix): readonly Float64Array[] {
    const lower = lowerTriangle(of) as Matrix;
    return lower.map((factors, column) => {
      const places = new Float64Array(count);
      const terms = independent
        .slice(0, column + 1)
        .map((scores, i) => ({ factor: nth(factors, i), scores }));
      fillCorrelatedPlaces(places, terms, count);
      return places;
    });
  }
}

/** The nearest matrix of rounded coefficients that can occur together. */
function valid(matrix: Matrix): Matrix {
  const rounded = (of: Matrix, factor: number): Float64Array[] =>
    matrixOf(
      of.length,
      (i, j) => Math.round((of[i]?.[j] as number) * factor * PRECISION) / PRECISION,
    );
  const plain = rounded(matrix, 1);
  if (lowerTriangle(plain) !== undefined) return plain;
  const nearest = nearestCorrelation(matrix);
  for (let factor = 1; factor > 0; factor -= 1 / PRECISION) {
    const candidate = rounded(nearest, factor);
    if (lowerTriangle(candidate) !== undefined) return candidate;
  }
  return identity(matrix.length);
}

/** The numbers of bins, from edge i up to, but without, edge i + 1; the last bin includes its last edge. */
function strataOf({ edges, weights }: Pick<Bins, 'edges' | 'weights'>): Places {
  return weights.map((mass, i) => ({
    start: nth(edges, i),
    size: nth(edges, i + 1) - nth(edges, i) + Number(i === weights.length - 1),
    mass,
  }));
}
