import type { FillStep } from './fill-step.js';
import type { Vector } from './vectors.js';

/** The different vectors that these steps and those inside them fill. */
export function vectorsOf(steps: readonly FillStep[]): ReadonlySet<Vector> {
  const vectors = new Set<Vector>();
  // Nested lists would take longer than all else in the plan of a small table.
  for (const step of withInner(steps)) for (const vector of step.vectors) vectors.add(vector);
  return vectors;
}

/** The different lists that the kernel keeps for these steps and those inside them. */
export function listsOf(steps: readonly FillStep[]): ReadonlySet<Int32Array | Uint32Array> {
  const lists = new Set<Int32Array | Uint32Array>();
  for (const step of withInner(steps)) for (const list of step.lists ?? []) lists.add(list);
  return lists;
}

/** Whether one of these steps, or of those inside them, takes rows before the window. */
export function takeEarlier(steps: readonly FillStep[]): boolean {
  for (const step of withInner(steps)) if (step.takesEarlier) return true;
  return false;
}

/** These steps and all inside them, each once. */
function withInner(steps: readonly FillStep[]): ReadonlySet<FillStep> {
  const all = new Set(steps);
  // The loop also takes the steps that it adds.
  for (const { inner, parts } of all) {
    for (const step of inner ?? []) all.add(step);
    for (const step of parts ?? []) all.add(step);
  }
  return all;
}
