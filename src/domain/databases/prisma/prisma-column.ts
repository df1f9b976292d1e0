import type { DatabaseColumn } from '../model/database-schema.js';
import { argument, attribute, type PrismaArgument, type PrismaField } from './prisma-blocks.js';
import type { PrismaSchema } from './prisma-schema.js';
import { type PrismaType, prismaType } from './prisma-types.js';

/** The column of a field that is no relation; undefined if its type is not known. */
export function prismaColumn(field: PrismaField, schema: PrismaSchema): DatabaseColumn | undefined {
  const values = valuesOf(field.type, schema);
  const type = values === undefined ? typeOf(field, schema) : ENUM;
  if (type === undefined) return undefined;
  const value = argument(attribute(field, 'default'), 'value');
  const text = value === undefined ? undefined : defaultOf(value);
  return {
    name: argument(attribute(field, 'map'), 'name')?.value ?? field.name,
    ...type,
    isArray: field.isList,
    isNullable: field.isOptional,
    ...(values !== undefined && { values }),
    ...(text !== undefined && { default: text }),
    ...(isNumbered(value) && { generated: 'default' as const }),
    ...(field.comment !== undefined && { comment: field.comment }),
  };
}

const ENUM: PrismaType = { type: 'enum', args: [], isUnsigned: false };

function valuesOf(name: string, { enums }: PrismaSchema): readonly string[] | undefined {
  return enums
    .get(name)
    ?.fields.map((value) => argument(attribute(value, 'map'), 'name')?.value ?? value.name);
}

function typeOf(field: PrismaField, { dialect, others }: PrismaSchema): PrismaType | undefined {
  if (field.unsupported !== undefined) {
    return { type: field.unsupported, args: [], isUnsigned: false };
  }
  // A composite type is stored as an object.
  if (others.has(field.type)) return prismaType('Json', undefined, dialect);
  const native = field.attributes.find(({ name }) => name.startsWith('db.'));
  return prismaType(field.type, native, dialect);
}

function isNumbered(value: PrismaArgument | undefined): boolean {
  return value?.call !== undefined && /^(?:autoincrement|sequence)$/.test(value.value);
}

/** The default as SQL writes it. Prisma itself makes uuid() and the like, so the column has no default. */
function defaultOf({ value, isText, call }: PrismaArgument): string | undefined {
  if (call !== undefined) {
    if (value === 'now') return 'CURRENT_TIMESTAMP';
    return value === 'dbgenerated' && call[0] !== undefined ? call[0].value : undefined;
  }
  if (value === '') return undefined;
  const isLiteral = !isText && /^(?:true|false|-?\d[\d.]*)$/.test(value);
  return isLiteral ? value : `'${value.replaceAll("'", "''")}'`;
}
