import type { Findings } from './findings.js';
import { growth, type Measured, rate } from './verdict.js';
import { percentile99, type Sample } from './watch.js';

/** One line about the progress of a soak. */
export function progressLine(
  minutes: number,
  findings: Findings,
  samples: readonly Sample[],
): string {
  const last = samples.at(-1);
  return [
    `${minutes.toFixed(0).padStart(4)} min`,
    `${findings.requests} requests`,
    `${(findings.bytes / 1e6).toFixed(0)} MB`,
    `server ${last?.serverMegabytes.toFixed(0)} MB`,
    `${last?.children} children ${last?.childrenMegabytes.toFixed(0)} MB`,
    `${last?.descriptors} descriptors`,
    `health p99 ${percentile99(samples.map(({ health }) => health)).toFixed(0)} ms`,
    `${findings.breaches.size} breaches`,
  ].join(' | ');
}

/** The summary of all measurements of a soak. */
export function summaryLines(findings: Findings, measured: Measured): readonly string[] {
  const { samples, descriptorsBefore, descriptorsAfter } = measured;
  const { server, children } = growth(samples);
  const health = samples.map((sample) => sample.health);
  const statuses = [...findings.statuses].sort(([a], [b]) => a - b);
  return [
    `requests     ${findings.requests}, ${(findings.bytes / 1e6).toFixed(0)} MB`,
    `statuses     ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
    `memory       server ${rate(server)}, children ${rate(children)}`,
    `descriptors  ${descriptorsBefore} after the warm-up, ${descriptorsAfter} at the end`,
    `health       p99 ${percentile99(health).toFixed(0)} ms, at most ${Math.max(0, ...health).toFixed(0)} ms`,
  ];
}
