/** The error of a promise that exceeded its time limit. */
export class NotInTime extends Error {
  constructor(limit: number) {
    super(`no answer within ${limit} ms`);
  }
}

/** The number of parts into which a time limit is divided. */
const PARTS = 5;

/**
 * A promise with a time limit in milliseconds: it rejects with `NotInTime` if `answer` takes longer. Each part of the
 * limit takes at least one turn of the event loop. A process that was busy with other work therefore reads the answers
 * to a command of several steps before the limit is over.
 */
export function inTime<A>(answer: Promise<A>, limit: number): Promise<A> {
  return new Promise((resolve, reject) => {
    let left = PARTS;
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      // In a turn of the event loop, timers run before the sockets are read and immediates after it.
      timer = setTimeout(() => setImmediate(judge), limit / PARTS);
    };
    const judge = (): void => {
      left -= 1;
      if (left > 0 && timer !== undefined) wait();
      else reject(new NotInTime(limit));
    };
    wait();
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      timer = undefined;
    });
  });
}
