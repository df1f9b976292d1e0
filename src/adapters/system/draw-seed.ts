/** A seed for a request without one, in browsers too: a whole number from 0 to 2^53 - 1. */
export function drawSeed(): number {
  const [high = 0, low = 0] = globalThis.crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 0x1_0000_0000 + low;
}
