import { quote } from '../../../domain/errors/quote.js';

/** How COPY, and an INSERT of texts, name a value that a column does not take, between the row, a file that is gone and advice. */
const FORMS = [
  /Error when converting column "(?<column>.*?)"\. Could not convert string "(?<value>[\s\S]*?)" to '(?<type>.*)'$/m,
  /(?:with value|convert string) '(?<value>[\s\S]*?)' (?:can't be cast to the destination type|to) (?<type>.*) when casting from source column (?<column>.*)$/m,
];

/** What an error of DuckDB says of the value of a column; undefined if it is about something else. */
export function refusedValue(message: string): string | undefined {
  for (const form of FORMS) {
    const { column, value, type } = form.exec(message)?.groups ?? {};
    if (column !== undefined) return `${column} (${type}) does not take ${quote(value)}`;
  }
  return undefined;
}
