import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lazy } from '../../domain/basics/lazy.js';

const collector = lazy(() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (options?: { readonly type: 'minor' }) => void;
});

/**
 * Collects all garbage of this thread at once, which blocks it for some tens of milliseconds. An idle V8 does not
 * collect garbage by itself, and would keep that of the last work.
 */
export function collectGarbage(): void {
  collector()();
}

/**
 * Collects what became garbage since the last collection, which takes about a millisecond. V8 sees memory outside of its
 * heap too late, such as the pages of a file.
 */
export function collectRecentGarbage(): void {
  collector()({ type: 'minor' });
}
