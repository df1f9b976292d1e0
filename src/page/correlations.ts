/** What the page needs to complete correlations. */

export { completed, lowerTriangle } from '../domain/copula/correlation-matrix.js';
export { coefficientsOf, nearestPairs } from '../domain/copula/correlation-pairs.js';
