/**
 * A rule that every part of a kind must keep.
 *
 * @example
 * const law: Law = { title: 'has a name', check: async () => {} };
 * law.title; // => 'has a name'
 */
export interface Law {
  /** The rule, as a sentence whose subject is the name of the part. */
  readonly title: string;
  /** Throws an error, or rejects with one, if the rule does not hold. */
  readonly check: () => void | Promise<void>;
}

/**
 * A law that is checked synchronously.
 *
 * @example
 * const law: ImmediateLaw = { title: 'has a name', check: () => {} };
 * law.check();
 */
export interface ImmediateLaw extends Law {
  readonly check: () => void;
}

/** Throws an error with this message unless `holds`. */
export function assert(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Returns a value as it appears in a message. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
