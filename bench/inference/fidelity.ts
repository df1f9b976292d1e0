import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The fidelity script's scores of a generated table, compared with the real one. */
export interface Fidelity {
  /** Mean of the shapes of columns and the trends of pairs, 0..1. */
  readonly overall: number;
  /** As `overall`, with the pairs alone that are related in the real table. */
  readonly linked: number;
  /** The mean error of the correlations that are strong in the real table; null if there are none. */
  readonly strongError: number | null;
  /** The median distance of a generated row to its nearest real row, as a share of that of real rows; null without numbers. */
  readonly distance: number | null;
  readonly shapes: number;
  readonly pairs: number;
  readonly columns: Readonly<Record<string, { readonly shape?: number | null }>>;
}

interface Printed extends Pick<Fidelity, 'overall' | 'shapes' | 'pairs' | 'columns'> {
  readonly overall_linked: number | null;
  readonly extra: { readonly strong_correlation_error: number | null };
  readonly privacy: { readonly dcr_median_ratio: number | null };
}

const PYTHON = '/usr/bin/python3';
const MOST_BYTES = 64 * 1024 * 1024;

/** The reason why this machine cannot score tables; undefined if it can. */
export function whyNoFidelity(script: string | undefined): string | undefined {
  if (script === undefined) return 'no script was given: use --fidelity FILE';
  if (!existsSync(script)) return `${script} does not exist`;
  const probe = spawnSync(PYTHON, ['-c', 'import pandas, scipy']);
  return probe.status === 0
    ? undefined
    : `${PYTHON} lacks pandas or scipy: run apt-get install python3-pandas python3-scipy`;
}

export function fidelity(script: string, real: string, made: string, labels: string): Fidelity {
  const run = spawnSync(PYTHON, [script, real, made, '--labels', labels], {
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  if (run.status !== 0) throw new Error(`the fidelity script failed: ${run.stderr}`);
  const printed = JSON.parse(run.stdout) as Printed;
  const { overall, shapes, pairs, columns, privacy } = printed;
  return {
    ...{ overall, shapes, pairs, columns },
    linked: printed.overall_linked ?? overall,
    strongError: printed.extra.strong_correlation_error,
    distance: privacy.dcr_median_ratio,
  };
}
