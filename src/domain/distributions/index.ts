import { beta } from './beta.js';
import { binomial } from './binomial.js';
import type { DistributionKind } from './distribution-kind.js';
import { exponential } from './exponential.js';
import { gamma } from './gamma.js';
import { histogram } from './histogram.js';
import { logNormal } from './log-normal.js';
import { normal } from './normal.js';
import { poisson } from './poisson.js';
import { uniform } from './uniform.js';
import { zipf } from './zipf.js';

const all = [
  ...[uniform, normal, logNormal, exponential, gamma, beta],
  ...[poisson, binomial, zipf, histogram],
] as const;

export type DistributionName = (typeof all)[number]['name'];

/** Every kind of distribution, by the name that requests use. */
export const distributionKinds: ReadonlyMap<string, DistributionKind> = new Map(
  all.map((kind) => [kind.name, kind]),
);

export const DISTRIBUTION_NAMES: readonly DistributionName[] = all.map(({ name }) => name);
