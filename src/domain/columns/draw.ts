import type { NumberRange } from '../random/uniform.js';
import type { SharedStrata } from './shared-strata.js';
import type { IndexVector, NumberVector } from './vectors.js';

/** A number of a range in each row: by the mass of strata, or evenly. */
export interface NumberDraw {
  readonly kind: 'numbers';
  readonly values: NumberVector;
  readonly range: NumberRange;
  readonly strata?: SharedStrata | undefined;
}

/** An index from 0 to n - 1 in each row: by weight, or evenly. */
export interface IndexDraw {
  readonly kind: 'indices';
  readonly indices: IndexVector;
  readonly n: number;
  readonly weights?: readonly number[] | undefined;
}

/** What a step draws if it does nothing else. Conditional and correlated columns draw the same in another way. */
export type Draw = NumberDraw | IndexDraw;
