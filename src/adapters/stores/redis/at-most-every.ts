/** True when asked for the first time, and then once in every so many milliseconds. */
export function atMostEvery(interval: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}
