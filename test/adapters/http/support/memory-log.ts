import type { Log } from '../../../../src/application/ports/log.js';

export interface LogLine {
  readonly level: keyof Log;
  readonly event: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A log that keeps its lines in memory, in order. */
export class MemoryLog implements Log {
  readonly lines: LogLine[] = [];

  info(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level: 'info', event, facts });
  }

  warn(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level: 'warn', event, facts });
  }

  error(event: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.lines.push({ level: 'error', event, facts });
  }

  of(event: string): readonly Readonly<Record<string, unknown>>[] {
    return this.lines.filter((line) => line.event === event).map(({ facts }) => facts);
  }
}
