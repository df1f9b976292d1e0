/**
 * Loads a result on the first call and keeps it. Calls during a load share that load. A failed load is not kept, so
 * the next call tries again.
 */
export function lazyPromise<A>(load: () => Promise<A>): () => Promise<A> {
  let kept: Promise<A> | undefined;
  return () => {
    if (kept === undefined) {
      kept = load();
      kept.catch(() => {
        kept = undefined;
      });
    }
    return kept;
  };
}
