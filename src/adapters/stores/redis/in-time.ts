/** What a promise that took too long fails with. */
export class NotInTime extends Error {
  constructor(limit: number) {
    super(`no answer within ${limit} ms`);
  }
}

/**
 * The same promise, which fails when it takes longer than so many milliseconds. Where this process was
 * busy itself, answers may have come in that nobody read: they are read before the judgement.
 */
export function inTime<A>(answer: Promise<A>, limit: number): Promise<A> {
  return new Promise((resolve, reject) => {
    // Timers run before the sockets are read in a turn of the loop, immediates after it.
    const timer = setTimeout(() => setImmediate(() => reject(new NotInTime(limit))), limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
