/** The observations of callers during a soak. */
export class Findings {
  requests = 0;
  bytes = 0;
  readonly statuses = new Map<number, number>();
  /** Unexpected observations, with their counts. */
  readonly breaches = new Map<string, number>();
  readonly #digests = new Map<string, string>();

  breach(what: string): void {
    this.breaches.set(what, (this.breaches.get(what) ?? 0) + 1);
  }

  /** Counts a response and checks its status. */
  answered(what: string, status: number, bytes: number, expected: readonly number[]): void {
    this.requests += 1;
    this.bytes += bytes;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (!expected.includes(status)) this.breach(`${what}: status ${status}`);
  }

  /** Checks that a response equals all earlier responses to the same request. */
  digested(request: string, digest: string): void {
    const first = this.#digests.get(request);
    if (first === undefined) this.#digests.set(request, digest);
    else if (first !== digest) this.breach(`${request}: the bytes differ from the first response`);
  }
}
