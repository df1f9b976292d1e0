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
import type { HubTask } from './hub-task.js';
import { publicLookup } from './public-lookup.js';
import { type HttpRequest, sendRequest } from './send-request.js';
import { type RefusedAnswer, statusFailure } from './status-failure.js';

export interface Answer {
  /** 200, 206 or 416. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The URL after all redirects. It may be signed, and is then as secret as a credential. */
  readonly url: URL;
  /** Whether the request to that URL had the credentials. */
  readonly authorized: boolean;
  /** The body as sent, not decompressed. Ends early at the byte limit of the task. Leaving the loop ends it too. */
  body(): AsyncGenerator<Uint8Array, void, undefined>;
  /** Ends the transfer without reading the body. */
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
 * The only code that contacts other hosts: only allowed origins, at checked addresses, and within the limits of the
 * task on time and bytes. Credentials are sent only to the first origin, and not again after a redirect has left it.
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

  /** Sends a request and follows redirects. Throws a `HubFault` for any status other than 200, 206 or 416. */
  async exchange(request: HttpRequest, task: HubTask): Promise<Answer> {
    let hop = request;
    let trusted = task.authorization !== undefined;
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const message = await this.#send(hop, task, trusted);
      const target = redirectOf(message, hop.url);
      if (target === undefined) return this.#answer(message, hop.url, task, trusted);
      message.destroy();
      trusted &&= target.origin === hop.url.origin;
      // A redirect leads to a download, which is a GET without a body, whatever the status of the redirect.
      hop = { method: 'GET', url: target, headers: request.headers };
    }
    throw this.#logged(unreadable('redirects too often'), hop.url);
  }

  /** The fault for an answer that reports an error by its status, or in its body. */
  refusal(
    { url, ...answer }: RefusedAnswer & { readonly url: URL },
    { subject }: HubTask,
  ): HubFault {
    return this.#logged(new HubFault(statusFailure(answer, subject, this.#clock.now())), url);
  }

  async #send(
    request: HttpRequest,
    { authorization, signal }: HubTask,
    trusted: boolean,
  ): Promise<IncomingMessage> {
    const reach = this.#origins.reachOf(request.url);
    if (reach === undefined) {
      throw this.#logged(unreadable('redirects to an origin that is not allowed'), request.url);
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
      throw this.#logged(faultOf(error, signal), request.url, error);
    }
  }

  #answer(message: IncomingMessage, url: URL, task: HubTask, authorized: boolean): Answer {
    const { statusCode: status = 0, headers } = message;
    if (!ANSWERED.includes(status)) {
      message.destroy();
      throw this.refusal({ status, headers, url, authorized }, task);
    }
    return {
      status,
      headers,
      url,
      authorized,
      body: () => this.#metered(message, url, task),
      discard: () => void message.destroy(),
    };
  }

  async *#metered(
    message: IncomingMessage,
    url: URL,
    { budget, signal }: HubTask,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for await (const chunk of message as AsyncIterable<Uint8Array>) {
        const granted = budget.take(chunk.length);
        yield granted < chunk.length ? chunk.subarray(0, granted) : chunk;
        if (budget.left === 0) return;
      }
    } catch (error) {
      throw this.#logged(faultOf(error, signal), url, error);
    }
  }

  /** Logs a fault and returns it. */
  #logged(fault: HubFault, url: URL, cause?: unknown): HubFault {
    this.#log.warn('hub_fault', logged(fault.failure, url, cause));
    return fault;
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | undefined {
  if (!REDIRECT_STATUSES.includes(statusCode) || headers.location === undefined) return undefined;
  return URL.canParse(headers.location, base.href) ? new URL(headers.location, base) : undefined;
}
