import { own } from '../../basics/own.js';
import type { DdlDialect } from '../ddl/ddl-dialect.js';
import type { RubyOptions } from './ruby-statements.js';

/** The types that Rails writes in another way than the databases. Others have the same name there. */
const TYPES: Readonly<Record<DdlDialect, Readonly<Record<string, string>>>> = {
  postgresql: {
    string: 'character varying',
    datetime: 'timestamp',
    float: 'double precision',
    binary: 'bytea',
    primary_key: 'bigserial',
  },
  mysql: {
    string: 'varchar',
    float: 'double',
    boolean: 'tinyint',
    binary: 'blob',
    primary_key: 'bigint auto_increment',
    timestamptz: 'timestamp',
    jsonb: 'json',
  },
  sqlite: { string: 'varchar', binary: 'blob', primary_key: 'integer', jsonb: 'json' },
  sqlserver: {
    string: 'nvarchar',
    text: 'nvarchar',
    datetime: 'datetime2',
    boolean: 'bit',
    binary: 'varbinary',
    primary_key: 'bigint identity',
  },
};

/** Bytes of whole numbers, and their types. MySQL has two more. */
const INTEGERS: Readonly<Record<number, string>> = { 1: 'smallint', 2: 'smallint', 8: 'bigint' };
const MYSQL_INTEGERS: Readonly<Record<number, string>> = {
  ...INTEGERS,
  1: 'tinyint',
  3: 'mediumint',
};
/** Characters of a text without a limit. */
const USUAL_LENGTH: Partial<Readonly<Record<DdlDialect, number>>> = { mysql: 255, sqlserver: 4000 };

/** A type as SQL writes it, with its length, its precision and its sign. */
export function railsType(name: string, options: RubyOptions, dialect: DdlDialect): string {
  if (name === 'integer' || name === 'bigint') return wholeType(name, options, dialect);
  const size = options.get('size');
  if (dialect === 'mysql' && typeof size === 'string' && SIZES.includes(size)) {
    return `${size}${name === 'binary' ? 'blob' : name}`;
  }
  const type = own(TYPES[dialect], name) ?? name;
  return type === 'bytea' ? type : type + lengthOf(name, options, dialect);
}

function wholeType(name: string, options: RubyOptions, dialect: DdlDialect): string {
  const sizes = dialect === 'mysql' ? MYSQL_INTEGERS : INTEGERS;
  const type = name === 'bigint' ? name : (sizes[numberOf(options, 'limit') ?? 0] ?? name);
  return options.get('unsigned') === true ? `${type} unsigned` : type;
}

const SIZES = ['tiny', 'medium', 'long'];
const TEXTS = ['string', 'binary', 'bit', 'bit_varying', 'char', 'varbinary', 'blob'];

function lengthOf(name: string, options: RubyOptions, dialect: DdlDialect): string {
  if (name === 'boolean' && dialect === 'mysql') return '(1)';
  if (name === 'decimal' || name === 'numeric' || name === 'money') {
    const precision = numberOf(options, 'precision');
    return precision === undefined ? '' : `(${precision}, ${numberOf(options, 'scale') ?? 0})`;
  }
  if (!TEXTS.includes(name)) return '';
  const limit =
    numberOf(options, 'limit') ?? (name === 'string' ? USUAL_LENGTH[dialect] : undefined);
  return limit === undefined ? '' : `(${limit})`;
}

function numberOf(options: RubyOptions, name: string): number | undefined {
  const value = options.get(name);
  return typeof value === 'number' ? value : undefined;
}
