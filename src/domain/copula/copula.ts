import { type DrawnNumbers, evenPlaces } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { NumberVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import type { Matrix } from './correlation-matrix.js';
import {
  fillCorrelatedPlaces,
  fillScores,
  fillScoresOfPlaces,
  scoreTables,
} from './normal-scores.js';

/**
 * A Gaussian copula: for each of some columns a place in its distribution, above 0 and below 1. The places of a column
 * are uniform, and their normal scores have the given correlations.
 */
export class Copula {
  readonly #lower: Matrix;
  readonly #drawn: readonly DrawnNumbers[];

  /**
   * Row i of `lower` turns independent scores of the columns 0 to i into the score of column i; `keys` draws them, from
   * even places on request.
   */
  constructor(lower: Matrix, keys: readonly Key[], isEven: boolean) {
    this.#lower = lower;
    this.#drawn = keys.map(isEven ? evenScores : independentScores);
  }

  places(column: number): DrawnNumbers {
    const values = new NumberVector();
    const sources = this.#drawn
      .slice(0, column + 1)
      .map((drawn, i) => ({ drawn, factor: this.#lower[column]?.[i] as number }))
      .filter(({ factor }) => factor !== 0);
    const fill = (_row: number, count: number): void => {
      const terms = sources.map(({ drawn, factor }) => ({ factor, scores: drawn.values.data }));
      fillCorrelatedPlaces(values.data, terms, count);
    };
    const step: FillStep = { vectors: [values], fill, preparation: scoreTables };
    return { values, steps: [...sources.flatMap(({ drawn }) => drawn.steps), step] };
  }
}

function independentScores(key: Key): DrawnNumbers {
  const values = new NumberVector();
  const fill = (row: number, count: number): void => fillScores(values.data, key, row, count);
  return { values, steps: [{ vectors: [values], fill, preparation: scoreTables }] };
}

function evenScores(key: Key): DrawnNumbers {
  const places = evenPlaces(key);
  const values = new NumberVector();
  const fill = (_row: number, count: number): void =>
    fillScoresOfPlaces(values.data, places.values.data, count);
  return {
    values,
    steps: [...places.steps, { vectors: [values], fill, preparation: scoreTables }],
  };
}
