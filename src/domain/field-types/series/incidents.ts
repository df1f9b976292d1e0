import type { IncidentLabels } from '../../columns/column-plan.js';
import type { FillStep } from '../../columns/fill-step.js';
import { IndexVector } from '../../columns/vectors.js';
import { checkWeights } from '../../constraints/weights.js';
import type { Fault } from '../../errors/fault.js';
import { quote } from '../../errors/quote.js';
import type { Children } from '../../relations/children.js';
import { eachRun } from '../../relations/sibling-runs.js';
import { INCIDENT_KINDS, Incidents } from '../../series/incidents.js';
import type { KeyOfPart } from '../../series/series.js';
import { type SeriesConstraints, USUAL_RUN } from './constraints.js';
import { memoryOf } from './memory.js';

/** The label of a row without an incident. */
const NORMAL = 'normal';

/** Without a size, the values go so many standard deviations of their memory and noise, or this share of their level. */
const USUAL_DEVIATIONS = 5;
const USUAL_SHARE_OF_LEVEL = 0.5;

function sizeOf(given: SeriesConstraints): number {
  const memory = memoryOf(given)?.std_dev ?? 0;
  const deviation = Math.sqrt(memory * memory + given.noise * given.noise);
  const usual =
    deviation > 0 ? USUAL_DEVIATIONS * deviation : USUAL_SHARE_OF_LEVEL * Math.abs(given.level);
  return given.incidents?.size ?? usual;
}

export function incidentFaults(given: SeriesConstraints): readonly Fault[] {
  const { incidents } = given;
  if (incidents === undefined) return [];
  const { kinds = INCIDENT_KINDS, weights } = incidents;
  const again = kinds.findIndex((kind, i) => kinds.indexOf(kind) < i);
  if (again >= 0) {
    const message = `expected each kind once, got ${quote(kinds[again])} again`;
    return [{ path: `/incidents/kinds/${again}`, message }];
  }
  const faults = checkWeights(weights, kinds.length, 'kind');
  if (faults.length > 0) {
    return faults.map((fault) => ({ ...fault, path: `/incidents${fault.path}` }));
  }
  if (sizeOf(given) > 0) return [];
  const message = 'values around 0 that do not vary say no size: expected a size of incidents';
  return [{ path: '/incidents', message }];
}

export function incidentsOf(given: SeriesConstraints, keyOf: KeyOfPart): Incidents | undefined {
  const { incidents } = given;
  if (incidents === undefined) return undefined;
  const { share, longest = USUAL_RUN, kinds = INCIDENT_KINDS } = incidents;
  const weights = incidents.weights ?? kinds.map(() => 1);
  return new Incidents({ kinds, weights, share, longest, size: sizeOf(given) }, keyOf);
}

/** What happens in each row: the label of the row. */
export function incidentLabels(
  incidents: Incidents,
  siblings: Children | undefined,
): IncidentLabels {
  const indices = new IndexVector();
  const fill: FillStep['fill'] = (row, count) => {
    indices.data.fill(0, 0, count);
    eachRun(siblings, row, count, (group, first, from, to) => {
      const run = { group, first, row: row + from };
      incidents.each(run, to - from, ({ index }, start, end) => {
        indices.data.fill(index + 1, from + start, from + end);
      });
    });
  };
  return {
    labels: [NORMAL, ...incidents.kinds],
    indices,
    steps: [...(siblings?.steps ?? []), { vectors: [indices], fill }],
  };
}
