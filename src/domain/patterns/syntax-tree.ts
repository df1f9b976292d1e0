import { type CharacterSet, characterSet } from './character-set.js';

interface Lengths {
  /** The number of characters of the shortest and of the longest text. */
  readonly shortest: number;
  readonly longest: number;
}

export interface Characters extends Lengths {
  readonly kind: 'characters';
  readonly set: CharacterSet;
}

export interface Sequence extends Lengths {
  readonly kind: 'sequence';
  readonly parts: readonly Node[];
}

export interface Choice extends Lengths {
  readonly kind: 'choice';
  readonly options: readonly Node[];
}

/** `of` never matches the empty text: an empty repetition equals one repetition fewer. */
export interface Repeat extends Lengths {
  readonly kind: 'repeat';
  readonly of: Node;
  readonly min: number;
  readonly max: number;
}

/** The syntax tree of a pattern. Every node matches at least one text. */
export type Node = Characters | Sequence | Choice | Repeat;

export function characters(set: CharacterSet): Node {
  return { kind: 'characters', set, shortest: 1, longest: 1 };
}

export function sequence(parts: readonly Node[]): Node {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const shortest = parts.reduce((sum, part) => sum + part.shortest, 0);
  const longest = parts.reduce((sum, part) => sum + part.longest, 0);
  return { kind: 'sequence', parts, shortest, longest };
}

export const EMPTY = sequence([]);

/** A choice. Single characters are merged: `a|b|c` becomes `[a-c]`. */
export function choice(options: readonly Node[]): Node {
  const singles = options.filter((option) => option.kind === 'characters');
  const others = options.filter((option) => option.kind !== 'characters');
  const merged =
    singles.length > 0 ? [characters(characterSet(singles.flatMap(({ set }) => set)))] : [];
  const branches = [...merged, ...others];
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return only;
  const shortest = branches.reduce((least, option) => Math.min(least, option.shortest), Infinity);
  const longest = branches.reduce((most, option) => Math.max(most, option.longest), 0);
  return { kind: 'choice', options: branches, shortest, longest };
}

export function repeat(repeated: Node, min: number, max: number): Node {
  if (max === 0 || repeated.longest === 0) return EMPTY;
  if (min === 1 && max === 1) return repeated;
  if (repeated.shortest === 0) return repeat(nonEmpty(repeated), 0, max);
  const shortest = repeated.shortest * min;
  return { kind: 'repeat', of: repeated, min, max, shortest, longest: repeated.longest * max };
}

/** A node for the non-empty texts of another node, which must have some: its `longest` is above 0. */
function nonEmpty(node: Node): Node {
  if (node.shortest > 0) return node;
  switch (node.kind) {
    case 'characters':
      return node;
    case 'repeat':
      return repeat(node.of, 1, node.max);
    case 'choice':
      return choice(node.options.filter(({ longest }) => longest > 0).map(nonEmpty));
    case 'sequence':
      return nonEmptySequence(node.parts.filter(({ longest }) => longest > 0));
  }
}

/** For parts that may all be empty: an option for each part that can be the first non-empty one. They share the rest. */
function nonEmptySequence(parts: readonly Node[]): Node {
  const options: Node[] = [];
  let after = EMPTY;
  for (const part of parts.toReversed()) {
    options.push(sequence([nonEmpty(part), after]));
    after = sequence([part, after]);
  }
  return choice(options);
}

/** The rest of a repeat after one repetition; cached, so it is always the same node. */
const remainders = new WeakMap<Repeat, Node>();

export function oneRoundLess(node: Repeat): Node {
  let remainder = remainders.get(node);
  if (remainder === undefined) {
    remainder = repeat(node.of, Math.max(0, node.min - 1), node.max - 1);
    remainders.set(node, remainder);
  }
  return remainder;
}
