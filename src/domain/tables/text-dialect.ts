/** The syntax of a delimited text. */
export interface TextDialect {
  /** One character; undefined: every line is one cell. */
  readonly delimiter: string | undefined;
  /** One character; undefined: quotes are text like any other. */
  readonly quote: string | undefined;
  /** How a quote is escaped inside quotes. */
  readonly escape: 'doubled' | 'backslash';
  /** The prefix of comment lines; undefined: the text has none. */
  readonly comment: string | undefined;
  /** The character that ends a record: a carriage return only in a text without line feeds. */
  readonly newline: '\n' | '\r';
}
