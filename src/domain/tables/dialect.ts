/** How a delimited text parts its cells. */
export interface Dialect {
  /** One character; undefined: every line is one cell. */
  readonly delimiter: string | undefined;
  /** One character; undefined: quotes are text like any other. */
  readonly quote: string | undefined;
  /** How a quote stands inside quotes. */
  readonly escape: 'doubled' | 'backslash';
  /** What a line begins with that is no record. */
  readonly comment: string | undefined;
  /** A carriage return ends a record only where no line feed does. */
  readonly newline: '\n' | '\r';
}
