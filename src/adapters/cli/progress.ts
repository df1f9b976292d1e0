import { grouped } from './counted.js';

/** The part of a terminal that `Progress` uses. */
export interface Terminal {
  readonly columns?: number;
  write(text: string): unknown;
}

/** Milliseconds between two updates, and before the first one: short work shows nothing. */
const INTERVAL = 200;
const CLEAR = '\r\u001b[K';

/** A progress line on a terminal, overwritten as rows are made and cleared at the end. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #rows: number;
  readonly #now: () => number;
  readonly #label: string;
  readonly #begun: number;
  #drawn: number;
  #shown = false;

  /** `label` begins the line, such as the name of a table. */
  constructor(
    terminal: Terminal,
    rows: number,
    now: () => number = () => performance.now(),
    label = '',
  ) {
    this.#terminal = terminal;
    this.#rows = rows;
    this.#now = now;
    this.#label = label;
    this.#begun = now();
    this.#drawn = this.#begun;
  }

  /** Shows the number of rows `made`. There is no timer: between two chunks the thread is busy and nothing changes. */
  update(made: number): void {
    const now = this.#now();
    if (now - this.#drawn < INTERVAL) return;
    this.#drawn = now;
    this.#shown = true;
    const percent = Math.floor((made / this.#rows) * 100);
    const pace = Math.round((made / (now - this.#begun)) * 1000);
    const line = `${this.#label}${percent}%  ${grouped(made)} of ${grouped(this.#rows)} rows  ${grouped(pace)} rows/s`;
    // A line that wraps could not be overwritten. Some terminals report 0 columns.
    this.#terminal.write(CLEAR + line.slice(0, (this.#terminal.columns || 80) - 1));
  }

  clear(): void {
    if (this.#shown) this.#terminal.write(CLEAR);
  }
}
