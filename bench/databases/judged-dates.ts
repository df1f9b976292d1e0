import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../src/domain/databases/model/database-schema.js';
import { columnsByName } from '../../src/domain/databases/model/table-index.js';

const isMoment = ({ type }: DatabaseColumn): boolean => /^(?:date|timestamp|datetime)/.test(type);

/** The column with the moment in which a row began to be. */
export function createdOf(table: DatabaseTable): string | undefined {
  return table.columns.find(
    (column) =>
      isMoment(column) &&
      /^(?:created_?(?:at|on|date)|creation_date|inserted_at|created)$/i.test(column.name),
  )?.name;
}

const PAIRS = [
  [/^start/i, /^end/i],
  [/^begin/i, /^end/i],
  [/^valid_?from/i, /^valid_?(?:to|until|till)/i],
  [/^from/i, /^(?:to|until|till)/i],
] as const;

/** Columns of moments of a row, the first of which comes before the second by their names. */
export function datePairs(table: DatabaseTable): readonly (readonly [string, string])[] {
  const moments = [...columnsByName(table).values()].filter(isMoment).map(({ name }) => name);
  const created = createdOf(table);
  const later = moments.filter(
    (name) =>
      name !== created &&
      /^(?:updated|modified|deleted|last_\w+|cancel\w+|finished|completed|closed|confirmed|approved|paid|sent|archived|accepted|revoked|published)_?(?:at|on)?$/i.test(
        name,
      ),
  );
  const around = PAIRS.flatMap(([before, after]) =>
    moments.flatMap((first) => {
      if (!before.test(first)) return [];
      const rest = first.replace(before, '').replace(/^(?:s|ed|ing|ning)(?=_)/i, '');
      const second = moments.find(
        (name) =>
          after.test(name) && name.replace(after, '').replace(/^(?:s|ed|ing)(?=_)/i, '') === rest,
      );
      return second === undefined ? [] : [[first, second] as const];
    }),
  );
  return [
    ...later.map((name) => [created ?? '', name] as const).filter(([first]) => first !== ''),
    ...around,
  ];
}
