/** Calls `then` when nobody has restarted it for `milliseconds`. Does not keep the process alive. */
export class IdleTimer {
  readonly #milliseconds: number;
  readonly #then: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, then: () => void) {
    this.#milliseconds = milliseconds;
    this.#then = then;
  }

  restart(): void {
    // `refresh` also restarts a timer that has already fired.
    this.#timer ??= setTimeout(this.#then, this.#milliseconds).unref();
    this.#timer.refresh();
  }
}
