import { signal } from '@preact/signals';
import type { FieldSketch } from '../engine/messages.js';
import { engine } from './engine.js';
import { catalogue } from './store.js';

/** Values that are shown beside a type. */
const COUNT = 3;

const known = signal<ReadonlyMap<string, readonly string[]>>(new Map());
const asked = new Set<string>();

function keyOf({ type, constraints = {} }: FieldSketch): string {
  return JSON.stringify([type, constraints]);
}

/** Some values of a field; until the engine has made them, the example of the catalogue. */
export function examplesOf(field: FieldSketch): readonly string[] {
  const made = known.value.get(keyOf(field)) ?? [];
  if (made.length > 0) return made;
  const example = catalogue.value.find(({ type }) => type === field.type)?.example;
  if (example === undefined) return [];
  return [typeof example === 'object' ? JSON.stringify(example) : String(example)];
}

/** Makes the values of these fields, unless they have been made before. */
export function wantExamples(fields: readonly FieldSketch[]): void {
  const missing = fields.filter((field) => !asked.has(keyOf(field)));
  if (missing.length === 0) return;
  for (const field of missing) asked.add(keyOf(field));
  engine
    .examples(missing, COUNT)
    .then((values) => {
      const more = missing.map((field, i) => [keyOf(field), values[i] ?? []] as const);
      known.value = new Map([...known.value, ...more]);
    })
    .catch(() => {
      for (const field of missing) asked.delete(keyOf(field));
    });
}
