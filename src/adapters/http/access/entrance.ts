import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Clock } from '../../../application/ports/clock.js';
import type { AdmitRequest } from '../../../application/use-cases/admit-request.js';
import type { AuthenticateCaller } from '../../../application/use-cases/authenticate-caller.js';
import type { Admission } from '../../../domain/access/admission.js';
import type { Permission } from '../../../domain/access/permission.js';
import type { Failure } from '../../../domain/errors/failure.js';
import { orRefuse } from '../answers/or-refuse.js';
import { callerAddress } from '../caller-address.js';
import type { Context } from '../context.js';
import { refusalOf } from '../refusal.js';
import { addressGroup } from './address-group.js';
import { bearerKey } from './bearer-key.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

/** Who may use a route: holders of a key with a permission, anyone within fair use, or anyone at any rate. */
export type RouteAccess = Permission | 'public' | 'unmetered';

/** What the operator has chosen. */
export interface AccessPolicy {
  readonly auth: 'on' | 'off';
  readonly previewAuth: 'on' | 'off';
  /** Proxies in front that tell the caller's address. */
  readonly trustProxy: number;
}

/** Lets callers in, or throws the refusal. A request is counted once, by its key or by its address. */
export class Entrance {
  readonly #authenticate: AuthenticateCaller;
  readonly #admit: AdmitRequest;
  readonly #clock: Clock;
  readonly #policy: AccessPolicy;

  constructor(
    authenticate: AuthenticateCaller,
    admit: AdmitRequest,
    clock: Clock,
    policy: AccessPolicy,
  ) {
    this.#authenticate = authenticate;
    this.#admit = admit;
    this.#clock = clock;
    this.#policy = policy;
  }

  /** Before anything of the body is read: whose request it is, and whether it may go on. */
  async enter(ctx: Context, access: RouteAccess): Promise<void> {
    if (access === 'unmetered') {
      ctx.state.isMetered = true;
      return;
    }
    if (access === 'public' || this.#policy.auth === 'off') return this.meterAddress(ctx);
    const key = bearerKey(ctx.req);
    if (E.isRight(key)) {
      ctx.state.caller = await orRefuse(this.#authenticate.run(key.right, access));
      return;
    }
    const isOpen = access === 'preview' && this.#policy.previewAuth === 'off';
    if (!isOpen || key.left.code !== 'missing_key') throw refusalOf(key.left);
    return this.meterAddress(ctx);
  }

  /** After all that can be wrong with a request, and before the work: counts a request with a key. */
  async admit(ctx: Context): Promise<void> {
    const { caller } = ctx.state;
    if (caller !== undefined) await this.#meter(ctx, this.#admit.ofKey(caller));
  }

  /** Counts what no key answers for: a public page, or a request that is refused. */
  async meterAddress(ctx: Context): Promise<void> {
    const address = callerAddress(ctx, this.#policy.trustProxy);
    await this.#meter(ctx, this.#admit.ofAddress(addressGroup(address)));
  }

  async #meter(ctx: Context, task: TaskEither<Failure, Admission>): Promise<void> {
    ctx.state.isMetered = true;
    const result = await task();
    if (E.isRight(result)) {
      ctx.set(rateLimitHeaders(result.right, this.#clock.now()));
      return;
    }
    if ('admission' in result.left) {
      ctx.set(rateLimitHeaders(result.left.admission, this.#clock.now()));
    }
    throw refusalOf(result.left);
  }
}
