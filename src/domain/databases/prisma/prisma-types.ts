import { own } from '../../basics/own.js';
import type { DdlDialect } from '../ddl/ddl-dialect.js';
import type { PrismaAttribute } from './prisma-blocks.js';

export interface PrismaType {
  readonly type: string;
  readonly args: readonly number[];
  readonly isUnsigned: boolean;
}

type Types = Readonly<Record<string, readonly [type: string, ...args: number[]]>>;

/** The types that Prisma gives to fields without an attribute of their own. */
const defaults: Readonly<Record<DdlDialect, Types>> = {
  postgresql: {
    String: ['text'],
    Boolean: ['boolean'],
    Int: ['integer'],
    BigInt: ['bigint'],
    Float: ['double precision'],
    Decimal: ['numeric', 65, 30],
    DateTime: ['timestamp without time zone', 3],
    Json: ['jsonb'],
    Bytes: ['bytea'],
  },
  mysql: {
    String: ['varchar', 191],
    Boolean: ['tinyint', 1],
    Int: ['int'],
    BigInt: ['bigint'],
    Float: ['double'],
    Decimal: ['decimal', 65, 30],
    DateTime: ['datetime', 3],
    Json: ['json'],
    Bytes: ['longblob'],
  },
  sqlite: {
    String: ['text'],
    Boolean: ['boolean'],
    Int: ['integer'],
    BigInt: ['bigint'],
    Float: ['real'],
    Decimal: ['decimal'],
    DateTime: ['datetime'],
    Json: ['jsonb'],
    Bytes: ['blob'],
  },
  sqlserver: {
    String: ['nvarchar', 1000],
    Boolean: ['bit'],
    Int: ['int'],
    BigInt: ['bigint'],
    Float: ['float', 53],
    Decimal: ['decimal', 32, 16],
    DateTime: ['datetime2'],
    Json: ['nvarchar'],
    Bytes: ['varbinary'],
  },
};

/** The attributes of PostgreSQL whose types have other names. */
const renamed: Readonly<Record<string, string>> = {
  char: 'character',
  varchar: 'character varying',
  varbit: 'bit varying',
  doubleprecision: 'double precision',
  decimal: 'numeric',
  timestamp: 'timestamp without time zone',
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
  timetz: 'time with time zone',
};

/** The type of a scalar field; undefined if Prisma has no such type. */
export function prismaType(
  type: string,
  native: PrismaAttribute | undefined,
  dialect: DdlDialect,
): PrismaType | undefined {
  const usual = own(defaults[dialect], type);
  if (usual === undefined) return undefined;
  if (native === undefined) {
    const [name, ...args] = usual;
    return { type: name, args, isUnsigned: false };
  }
  const written = native.name.slice('db.'.length).toLowerCase();
  const isUnsigned = written.startsWith('unsigned');
  const name = isUnsigned ? written.slice('unsigned'.length) : written;
  const numbers = native.args.map(({ value }) => Number(value));
  return {
    type: (dialect === 'postgresql' ? own(renamed, name) : undefined) ?? name,
    args: numbers.every((number) => Number.isSafeInteger(number)) ? numbers : [],
    isUnsigned,
  };
}
