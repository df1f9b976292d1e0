import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Clock } from '../../../application/ports/clock.js';
import type { CounterStore } from '../../../application/ports/counter-store.js';
import type { Admission, Limits } from '../../../domain/access/admission.js';
import { admitOne } from '../../../domain/access/usage.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { admitScript } from './admit-script.js';
import type { RedisConnection } from './redis-connection.js';
import { redisNames } from './redis-names.js';

/** A year: the lifetime of the last use of a key, and of the counts of a key that is no longer used. */
const KEPT_SECONDS = 366 * 86_400;

/** Counts shared by all servers on one Redis. An admission is one script in one round trip, by the clock of Redis. */
export class RedisCounterStore implements CounterStore {
  readonly #connection: RedisConnection;
  readonly #clock: Clock | undefined;

  /** Only tests pass a `clock` to replace that of Redis: they cannot wait for midnight. */
  constructor(connection: RedisConnection, clock?: Clock) {
    this.#connection = connection;
    this.#clock = clock;
  }

  admit(keyId: string, limits: Limits): TE.TaskEither<StoreUnavailable, Admission> {
    const args = [limits.daily, limits.fair, KEPT_SECONDS, this.#clock?.now() ?? ''];
    return pipe(
      this.#connection.run((redis) => admitScript.run(redis, redisNames.use(keyId), args)),
      TE.map((found) => {
        const [day, used, missing, at, now] = found as [number, number, number, number, number];
        return admitOne({ day: { day, used }, bucket: { missing, at } }, limits, now).admission;
      }),
    );
  }
}
