import { own } from '../../../domain/basics/own.js';
import type { DatabaseColumn } from '../../../domain/databases/model/database-schema.js';
import { columnType } from './column-type.js';

/** A domain, an enumeration, a range or an array in the catalogue. */
interface UserType {
  readonly kind: string;
  readonly element: number;
  readonly base: number;
  /** The base type of a domain, or the type of the ends of a range. */
  readonly formatted: string | null;
  readonly isNotNull: boolean;
  readonly default: string | null;
  readonly labels: readonly string[];
  readonly checks: readonly string[];
}

export type UserTypes = ReadonlyMap<number, UserType>;

type TypeRow = readonly [
  number,
  string,
  number,
  number,
  string | null,
  boolean,
  string | null,
  readonly string[],
  readonly string[],
];

export function userTypes(rows: readonly TypeRow[]): UserTypes {
  return new Map(
    rows.map(([oid, kind, element, base, formatted, isNotNull, fallback, labels, checks]) => [
      oid,
      { kind, element, base, formatted, isNotNull, default: fallback, labels, checks },
    ]),
  );
}

/** What the type of a column says, with the rules of its domains. */
export interface ResolvedType extends Pick<DatabaseColumn, 'type' | 'args' | 'isArray' | 'values'> {
  readonly isNotNull: boolean;
  readonly default: string | null;
  /** The checks of domains, with VALUE for the column. */
  readonly checks: readonly string[];
}

/** The ranges that have ends of a type. A range of a user is written like them. */
const RANGES: Readonly<Record<string, string>> = {
  integer: 'int4range',
  bigint: 'int8range',
  numeric: 'numrange',
  'double precision': 'numrange',
  real: 'numrange',
  date: 'daterange',
  'timestamp without time zone': 'tsrange',
  'timestamp with time zone': 'tstzrange',
  'time without time zone': 'timerange',
  uuid: 'uuidrange',
};

/** Follows domains, arrays and enumerations to the base type. `formatted` is the text of `format_type`. */
export function resolvedType(oid: number, formatted: string, types: UserTypes): ResolvedType {
  const found = types.get(oid);
  if (found?.kind === 'd') {
    const base = resolvedType(found.base, found.formatted ?? formatted, types);
    return {
      ...base,
      isNotNull: base.isNotNull || found.isNotNull,
      default: found.default ?? base.default,
      checks: [...base.checks, ...found.checks],
    };
  }
  if (found?.kind === 'e') return { ...plain('enum'), values: found.labels };
  const range = found?.kind === 'r' ? own(RANGES, found.formatted ?? '') : undefined;
  if (range !== undefined) return plain(range);
  if (found !== undefined && found.element !== 0) {
    const element = resolvedType(found.element, formatted.replace(/(?:\[\])+$/, ''), types);
    // The rules of an element are not rules of the column.
    return { ...element, isArray: true, isNotNull: false, default: null, checks: [] };
  }
  return { ...plain(''), ...columnType(formatted) };
}

function plain(type: string): ResolvedType {
  return { type, args: [], isArray: false, isNotNull: false, default: null, checks: [] };
}
