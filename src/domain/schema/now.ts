import { defaultsOf, type Param, type Params } from '../constraints/param.js';
import { REFERENCE_MS } from '../time/reference-day.js';

/** The moment from which the relative times of a request count. */
export class Now {
  readonly #moment: number;
  readonly #isPinned: boolean;
  #isReported: boolean;

  /** `pinned` is the moment that the request names, in milliseconds since 1970. */
  constructor(pinned: number | undefined) {
    this.#moment = pinned ?? REFERENCE_MS;
    this.#isPinned = pinned !== undefined;
    this.#isReported = this.#isPinned;
  }

  /** The moment if the request names it, or a time that counts from it, so that the answer says which one it is. */
  get reported(): number | undefined {
    return this.#isReported ? this.#moment : undefined;
  }

  /** The value of a relative time; undefined for any other value. */
  valueOf({ relative }: Param<unknown>, value: unknown): unknown {
    if (relative === undefined || typeof value !== 'string') return undefined;
    const counted = relative(value, this.#moment);
    if (counted !== undefined) this.#isReported = true;
    return counted;
  }

  /** The defaults of members. Those that are relative times count from this moment. */
  defaultsOf(params: Params): Record<string, unknown> {
    const defaults = { ...defaultsOf(params) };
    if (!this.#isPinned) return defaults;
    for (const [name, { relative, schema }] of Object.entries(params)) {
      if (relative === undefined || typeof schema.default !== 'string') continue;
      defaults[name] = relative(schema.default, this.#moment) ?? defaults[name];
    }
    return defaults;
  }
}
