import type { Findings } from './findings.js';
import { type Point, slope } from './least-squares.js';
import { percentile99, type Sample } from './watch.js';

/** The limits above which a measurement is a breach. */
export interface Limits {
  /** The growth of memory after the warm-up, in megabytes per minute. */
  readonly growth: number;
  /** The number of open descriptors at the end minus that after the warm-up, both counted without a request. */
  readonly descriptors: number;
  /** The 99th percentile of the latency of /health, in milliseconds. */
  readonly health: number;
}

export const limits: Limits = { growth: 1, descriptors: 10, health: 1000 };

/** All measurements after the warm-up. */
export interface Measured {
  readonly samples: readonly Sample[];
  readonly descriptorsBefore: number;
  readonly descriptorsAfter: number;
}

/** The growth of memory in megabytes per minute. */
export function growth(samples: readonly Sample[]): {
  readonly server: number;
  readonly children: number;
} {
  const of = (value: (sample: Sample) => number): number =>
    slope(samples.map((sample): Point => ({ at: sample.at, value: value(sample) })));
  return {
    server: of(({ serverMegabytes }) => serverMegabytes),
    children: of(({ childrenMegabytes }) => childrenMegabytes),
  };
}

/** All breaches, each as a line of text. */
export function breaches(
  findings: Findings,
  { samples, descriptorsBefore, descriptorsAfter }: Measured,
  { growth: mostGrowth, descriptors, health }: Limits,
): readonly string[] {
  const { server, children } = growth(samples);
  const late = percentile99(samples.map((sample) => sample.health));
  const found = [...findings.breaches].map(([what, times]) => `${what} (${times} times)`);
  if (findings.requests === 0) found.push('no request received a response');
  if (samples.length < 2) found.push('the server was measured fewer than two times');
  if (server > mostGrowth) found.push(`memory of the server: ${rate(server)}`);
  if (children > mostGrowth) found.push(`memory of its children: ${rate(children)}`);
  if (descriptorsAfter > descriptorsBefore + descriptors) {
    found.push(`open descriptors: ${descriptorsBefore} before, ${descriptorsAfter} after`);
  }
  if (late > health) found.push(`/health: 99 % within ${late.toFixed(0)} ms`);
  return found;
}

export function rate(megabytesAMinute: number): string {
  return `${megabytesAMinute >= 0 ? '+' : ''}${megabytesAMinute.toFixed(2)} MB/min`;
}
