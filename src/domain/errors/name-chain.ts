import { quote } from './quote.js';

/** The most names of a chain that a message lists. */
const MOST_LISTED = 12;

/** Names that lead to each other, for messages. Of a long chain the middle is left out. */
export function nameChain(names: readonly string[]): string {
  const quoted = names.map((name) => quote(name));
  const left = quoted.length - MOST_LISTED;
  if (left > 1) quoted.splice(MOST_LISTED / 2, left, `(${left} others)`);
  return quoted.join(' → ');
}
