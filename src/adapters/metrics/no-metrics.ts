import type { Metrics } from '../../application/ports/metrics.js';

export const noMetrics: Metrics = { answered: () => {}, storeCalled: () => {} };
