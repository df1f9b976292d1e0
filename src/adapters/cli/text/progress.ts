import { beforeSignal } from '../endings/before-signal.js';
import { grouped } from './readable-count.js';

/** The part of a terminal that `Progress` uses. */
export interface Terminal {
  readonly columns?: number;
  write(text: string): unknown;
}

/** Milliseconds between two updates, and before the first one: short work shows nothing. */
const INTERVAL = 200;
/** In characters. */
const BAR_WIDTH = 16;
const USUAL_COLUMNS = 80;
const CLEAR = '\r\u001b[K';

/** A progress line on a terminal, overwritten as rows are made, or other things are done, and cleared at the end. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #all: number;
  readonly #now: () => number;
  readonly #label: string;
  readonly #noun: string;
  readonly #begun: number;
  #drawn: number;
  #interrupted = false;
  /** Is defined while a line is on the terminal. */
  #forgetSignals: (() => void) | undefined;

  /** `label` begins the line, such as the name of a table; `noun` names the things that are counted. */
  constructor(
    terminal: Terminal,
    all: number,
    now: () => number = () => performance.now(),
    label = '',
    noun = 'rows',
  ) {
    this.#terminal = terminal;
    this.#all = all;
    this.#now = now;
    this.#label = label;
    this.#noun = noun;
    this.#begun = now();
    this.#drawn = this.#begun;
  }

  /** Shows that `done` of them are made or done. There is no timer: between two chunks the thread is busy and nothing changes. */
  update(done: number): void {
    const now = this.#now();
    if (this.#interrupted || now - this.#drawn < INTERVAL) return;
    this.#drawn = now;
    this.#forgetSignals ??= beforeSignal(() => this.#interrupt());
    const percent = `${this.#label}${bar(done / this.#all)}`;
    const pace = Math.round((done / (now - this.#begun)) * 1000);
    const left = pace > 0 ? `  ${duration((this.#all - done) / pace)} left` : '';
    const counts = `  ${grouped(done)} of ${grouped(this.#all)} ${this.#noun}`;
    const speed = `  ${grouped(pace)} ${this.#noun}/s`;
    const lines = [percent + counts + speed + left, percent + counts + left, percent + left];
    this.#terminal.write(CLEAR + this.#fitting([...lines, percent]));
  }

  clear(): void {
    this.#forgetSignals?.();
    if (this.#forgetSignals !== undefined && !this.#interrupted) this.#terminal.write(CLEAR);
    this.#forgetSignals = undefined;
  }

  /** The first of the lines that fits. A line that wraps could not be overwritten. */
  #fitting(lines: readonly string[]): string {
    // A terminal that does not know its width reports 0 columns.
    const width = (this.#terminal.columns || USUAL_COLUMNS) - 1;
    return lines.find((line) => line.length <= width) ?? (lines.at(-1) ?? '').slice(0, width);
  }

  /** Leaves the line as it is, and begins another for the prompt or a message. */
  #interrupt(): void {
    this.#interrupted = true;
    this.#terminal.write('\n');
  }
}

/** The share that is done, as a bar and in percent. */
function bar(share: number): string {
  const full = Math.min(BAR_WIDTH, Math.floor(share * BAR_WIDTH));
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${Math.floor(share * 100)}%`;
}

/** As `1 h 05 min`, `3 min 20 s`, `8 s`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  if (hours > 0) return `${grouped(hours)} h ${two(minutes)} min`;
  return minutes > 0 ? `${minutes} min ${two(whole % 60)} s` : `${whole} s`;
}
