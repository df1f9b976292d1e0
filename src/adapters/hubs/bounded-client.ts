import dns from 'node:dns';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Clock } from '../../application/ports/clock.js';
import { HubFault } from '../../application/ports/hub-fault.js';
import type { Log } from '../../application/ports/log.js';
import type { AllowedOrigins, Reach } from './allowed-origins.js';
import { faultOf, logged } from './exchange-fault.js';
import { unreadable } from './faults.js';
import { CONNECT_TIMEOUT, REDIRECTS } from './hub-limits.js';
import type { Operation } from './operation.js';
import { publicLookup } from './public-lookup.js';
import { type HttpRequest, sendRequest } from './send-request.js';
import { type RefusedAnswer, statusFailure } from './status-failure.js';

export interface Answer {
  /** 200, 206 or 416. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Where the redirects ended. It may be signed: as secret as a credential. */
  readonly url: URL;
  /** Whether the request to that place bore the credentials. */
  readonly authorized: boolean;
  /** As sent; ends early where the operation may take no more. Leaving the loop ends the transfer. */
  body(): AsyncGenerator<Uint8Array, void, undefined>;
  /** Ends the transfer unread. */
  discard(): void;
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
const ANSWERED = [200, 206, 416];

export interface ClientParts {
  readonly origins: AllowedOrigins;
  readonly clock: Clock;
  readonly log: Log;
  readonly lookup?: LookupFunction;
  readonly connectTimeout?: number;
}

/**
 * The one place that speaks to the outside: to allowed origins only, at checked addresses, within the
 * operation's time and bytes. Credentials go to the first origin and to no other, nor back to it later.
 */
export class BoundedClient {
  readonly #origins: AllowedOrigins;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #lookups: Readonly<Record<Reach, LookupFunction>>;
  readonly #connectTimeout: number;

  constructor(parts: ClientParts) {
    const lookup = parts.lookup ?? dns.lookup;
    this.#origins = parts.origins;
    this.#clock = parts.clock;
    this.#log = parts.log;
    this.#lookups = { any: lookup, public: publicLookup(lookup) };
    this.#connectTimeout = parts.connectTimeout ?? CONNECT_TIMEOUT;
  }

  /** The answer at the end of all redirects. */
  async exchange(request: HttpRequest, operation: Operation): Promise<Answer> {
    let hop = request;
    let trusted = operation.authorization !== undefined;
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const message = await this.#send(hop, operation, trusted);
      const target = redirectOf(message, hop.url);
      if (target === undefined) return this.#answer(message, hop.url, operation, trusted);
      message.destroy();
      trusted &&= target.origin === hop.url.origin;
      // A body is for the API alone, and a download is a GET whatever the redirect's status.
      hop = { method: 'GET', url: target, headers: request.headers };
    }
    throw this.#told(unreadable('redirects in circles'), hop.url);
  }

  /** What an answer means that is no success, or says so in its body. */
  refusal(
    { url, ...answer }: RefusedAnswer & { readonly url: URL },
    { subject }: Operation,
  ): HubFault {
    return this.#told(new HubFault(statusFailure(answer, subject, this.#clock.now())), url);
  }

  async #send(
    request: HttpRequest,
    { authorization, signal }: Operation,
    trusted: boolean,
  ): Promise<IncomingMessage> {
    const reach = this.#origins.reachOf(request.url);
    if (reach === undefined) {
      throw this.#told(unreadable('leads to a place that is not allowed'), request.url);
    }
    const headers = {
      'user-agent': 'tablewright',
      ...request.headers,
      ...(request.json !== undefined && { 'content-type': 'application/json' }),
      ...(trusted && authorization !== undefined && { authorization }),
    };
    const rules = { lookup: this.#lookups[reach], signal, connectTimeout: this.#connectTimeout };
    try {
      return await sendRequest({ ...request, headers }, rules);
    } catch (error) {
      throw this.#told(faultOf(error, signal), request.url, error);
    }
  }

  #answer(message: IncomingMessage, url: URL, operation: Operation, authorized: boolean): Answer {
    const { statusCode: status = 0, headers } = message;
    if (!ANSWERED.includes(status)) {
      message.destroy();
      throw this.refusal({ status, headers, url, authorized }, operation);
    }
    return {
      status,
      headers,
      url,
      authorized,
      body: () => this.#metered(message, url, operation),
      discard: () => void message.destroy(),
    };
  }

  async *#metered(
    message: IncomingMessage,
    url: URL,
    { budget, signal }: Operation,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for await (const chunk of message as AsyncIterable<Uint8Array>) {
        const granted = budget.take(chunk.length);
        yield granted < chunk.length ? chunk.subarray(0, granted) : chunk;
        if (budget.left === 0) return;
      }
    } catch (error) {
      throw this.#told(faultOf(error, signal), url, error);
    }
  }

  #told(fault: HubFault, url: URL, cause?: unknown): HubFault {
    this.#log.warn('hub_fault', logged(fault.failure, url, cause));
    return fault;
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | undefined {
  if (!REDIRECT_STATUSES.includes(statusCode) || headers.location === undefined) return undefined;
  return URL.canParse(headers.location, base.href) ? new URL(headers.location, base) : undefined;
}
