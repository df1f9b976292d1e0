import type { PartialUnique } from '../../../domain/databases/model/database-schema.js';
import type { SqlRow } from '../sql-link.js';

/** A unique index that belongs to no constraint. */
export interface UniqueIndex extends PartialUnique {
  readonly isWhole: boolean;
  readonly definition: string;
}

/** Reads a row of `uniqueIndexesQuery` without its table. `known` are the columns of the table. */
export function uniqueIndex(
  [columns, expressions, where, definition]: SqlRow,
  known: readonly string[],
): UniqueIndex {
  const texts = expressions as readonly string[];
  const inside = known.filter((name) => texts.some((text) => wordsOf(text).includes(name)));
  return {
    columns: [...new Set([...(columns as readonly string[]), ...inside])],
    expressions: texts,
    ...(where === null ? {} : { where: String(where) }),
    isWhole: texts.length === 0 && where === null,
    definition: String(definition),
  };
}

/** An exclusion constraint as a unique index over the columns that it compares by =: then no rows exclude each other. */
export function exclusion(
  columns: readonly string[],
  definition: string,
): PartialUnique | undefined {
  const isEqual = (name: string): boolean =>
    ['(', ', '].some((start) =>
      [',', ')'].some((end) => definition.includes(`${start}${name} WITH =${end}`)),
    );
  const compared = columns.filter((name) =>
    [name, `"${name.replaceAll('"', '""')}"`].some(isEqual),
  );
  return compared.length === 0 ? undefined : { columns: compared, expressions: [] };
}

/** The names in an expression, with or without quotes. */
function wordsOf(expression: string): readonly string[] {
  return expression.match(/"[^"]*"|\w+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
}
