import { nearestName } from './nearest-name.js';
import { quote } from './quote.js';

/** The end of a message about an unknown name: the known one that it may mean, or nothing. */
export function nearestHint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; did you mean ${quote(nearest)}?`;
}
