import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { AdmitRequest } from '../../../application/access/admit-request.js';
import type { AuthenticateCaller } from '../../../application/access/authenticate-caller.js';
import type { Clock } from '../../../application/ports/clock.js';
import type { Admission } from '../../../domain/access/admission.js';
import type { Permission } from '../../../domain/access/permission.js';
import type { Failure } from '../../../domain/errors/failure.js';
import { orRefuse } from '../answers/or-refuse.js';
import { callerAddress } from '../caller-address.js';
import type { Context } from '../context.js';
import type { Origins } from '../middleware/cross-origin.js';
import { refusalOf } from '../refusal.js';
import { addressGroup } from './address-group.js';
import { bearerKey } from './bearer-key.js';
import { refuseForeignHost, refuseForeignOrigin } from './page-origin.js';
import { rateLimitHeaders } from './rate-limit-headers.js';

/**
 * Who can use a route: keys with this permission, every key, anyone within the rate limit, or anyone without a limit. A
 * route for every key does not use the daily limit.
 */
export type RouteAccess = Permission | 'key' | 'public' | 'unmetered';

/** The settings of the operator for access. */
export interface AccessPolicy {
  readonly auth: 'on' | 'off';
  readonly previewAuth: 'on' | 'off';
  /** The number of trusted proxies in front of the server. */
  readonly trustProxy: number;
  readonly corsOrigins: Origins;
}

/** Admits callers, or throws a `Refusal`. Each request is counted once, for its key or for its address. */
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

  /** Identifies the caller and checks the limits. Runs before any of the body is read. */
  async enter(ctx: Context, access: RouteAccess): Promise<void> {
    if (access === 'unmetered') {
      ctx.state.isMetered = true;
      return;
    }
    if (access === 'public') return this.meterAddress(ctx);
    if (this.#policy.auth === 'off') return this.#enterWithoutKey(ctx);
    const key = bearerKey(ctx.req);
    if (E.isRight(key)) {
      const caller = await orRefuse(
        this.#authenticate.run(key.right, access === 'key' ? undefined : access),
      );
      ctx.state.caller = caller;
      ctx.state.callerId = caller.id;
      // Checked here because no body should be buffered for a caller who will be refused.
      const checked = this.#admit.checkKey(caller);
      if (E.isLeft(checked)) return this.#refuse(ctx, checked.left);
      return;
    }
    const isOpen = access === 'preview' && this.#policy.previewAuth === 'off';
    if (!isOpen || key.left.code !== 'missing_key') throw refusalOf(key.left);
    return this.#enterWithoutKey(ctx);
  }

  #enterWithoutKey(ctx: Context): Promise<void> {
    refuseForeignHost(ctx, this.#policy.corsOrigins);
    return this.meterAddress(ctx);
  }

  /** Refuses pages of other sites if no key shows that the caller may use the server. */
  refuseForeignPages(ctx: Context): void {
    if (ctx.state.caller === undefined) refuseForeignOrigin(ctx, this.#policy.corsOrigins);
  }

  /** Counts a request with a key. Runs after all checks of the request and before its work. */
  async admit(ctx: Context): Promise<void> {
    const { caller } = ctx.state;
    if (caller !== undefined) await this.#meter(ctx, this.#admit.ofKey(caller));
  }

  /** Counts a request with a key against the rate limit, and not against the daily limit. */
  async admitProfile(ctx: Context): Promise<void> {
    const { caller } = ctx.state;
    if (caller !== undefined) await this.#meter(ctx, this.#admit.ofProfile(caller));
  }

  /** Counts a request for its address: one to a public page, or one that was refused before its key was counted. */
  async meterAddress(ctx: Context): Promise<void> {
    const address = addressGroup(callerAddress(ctx, this.#policy.trustProxy));
    ctx.state.callerId = address;
    await this.#meter(ctx, this.#admit.ofAddress(address));
  }

  async #meter(ctx: Context, task: TaskEither<Failure, Admission>): Promise<void> {
    ctx.state.isMetered = true;
    const result = await task();
    if (E.isRight(result)) {
      ctx.set(rateLimitHeaders(result.right, this.#clock.now()));
      return;
    }
    return this.#refuse(ctx, result.left);
  }

  /** Throws the refusal of a request over a limit. It is not counted for the address as well. */
  #refuse(ctx: Context, failure: Failure): never {
    ctx.state.isMetered = true;
    if ('admission' in failure) ctx.set(rateLimitHeaders(failure.admission, this.#clock.now()));
    throw refusalOf(failure);
  }
}
