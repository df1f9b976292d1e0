/** Returns a function that returns true at its first call, and then at most once per `interval` milliseconds. */
export function atMostEvery(interval: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}
