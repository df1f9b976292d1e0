import { nearestHint } from '../../../domain/errors/nearest-hint.js';
import { quote } from '../../../domain/errors/quote.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { wholeOption } from './whole-option.js';

/** The rows of tables: a number for all, and numbers for some. */
export interface TableRowsOption {
  readonly rows: number;
  /** By the names of tables. */
  readonly rowsOf: ReadonlyMap<string, number>;
}

/** Collects the values of an option that may be given more than once. */
export function collected(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The values of `--rows`: `1000`, or `orders=5000` for one table; throws `Ending` for any other text. */
export function tableRowsOption(
  texts: readonly string[] = [],
  { usual, most }: { readonly usual: number; readonly most: number },
): TableRowsOption {
  let rows = usual;
  const rowsOf = new Map<string, number>();
  for (const text of texts) {
    const at = text.lastIndexOf('=');
    const number = wholeOption('--rows', text.slice(at + 1), 1, most);
    if (at < 0) rows = number;
    else rowsOf.set(text.slice(0, at), number);
  }
  return { rows, rowsOf };
}

/** Throws `Ending` if a table of the option is not there. */
export function checkTablesOfOption(
  { rowsOf }: TableRowsOption,
  tables: readonly { readonly name: string }[],
): void {
  const names = tables.map(({ name }) => name);
  const unknown = [...rowsOf.keys()].find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const hint = nearestHint(unknown, names);
  throw new Ending(exitCode.refused, [`--rows: there is no table ${quote(unknown)}${hint}`]);
}
