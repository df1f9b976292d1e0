/** How long an unlocked profile stays open without a key or a pointer, in milliseconds. */
export const IDLE = 10 * 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls `act` once when nobody has used the page for `IDLE`. Returns a function that stops the wait. */
export function whenIdle(act: () => void): () => void {
  let timer = setTimeout(act, IDLE);
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(act, IDLE);
  };
  for (const sign of SIGNS) addEventListener(sign, restart, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, restart);
  };
}
