import type { ListColumn, NestedColumn, StructColumn } from '../encoding/binary-file.js';
import { PHYSICAL } from './column-type.js';
import { type ColumnPlace, type Layer, type StoredColumn, storedColumn } from './stored-column.js';
import type { Thrift } from './thrift-writer.js';

const REPETITION = { required: 0, optional: 1, repeated: 2 } as const;

/** Marks a group as an array, in the older form and as a member of a union. */
const LIST = [
  [6, { i32: 3 }],
  [10, { record: [[3, { record: [] }]] }],
] as const;

/** The schema of a file. */
export interface ParquetSchema {
  /** The root, and then each group before its members. */
  readonly elements: readonly Thrift[];
  /** The columns of values in the order of the elements. */
  readonly columns: readonly StoredColumn[];
}

export function parquetSchema(columns: readonly NestedColumn[]): ParquetSchema {
  const root = {
    record: [
      [4, { binary: 'schema' }],
      [5, { i32: columns.length }],
    ],
  } satisfies Thrift;
  const schema = joined(columns.map((column) => schemaOf(column, TOP)));
  return { ...schema, elements: [root, ...schema.elements] };
}

const TOP: ColumnPlace = { path: [], layers: [], most: 1 };

function joined(schemas: readonly ParquetSchema[]): ParquetSchema {
  return {
    elements: schemas.flatMap(({ elements }) => elements),
    columns: schemas.flatMap(({ columns }) => columns),
  };
}

function schemaOf(column: NestedColumn, around: ColumnPlace): ParquetSchema {
  if ('members' in column) return structSchema(column, around);
  if ('item' in column) return listSchema(column, around);
  const { name, values } = column;
  const { present } = values;
  const stored = storedColumn(values, inside(around, name, optional(present)));
  const { physical, length, annotation } = stored.type;
  const element: Thrift = {
    record: [
      [1, { i32: PHYSICAL[physical] }],
      [2, length === undefined ? undefined : { i32: length }],
      [3, { i32: repetition(present) }],
      [4, { binary: name }],
      ...annotation,
    ],
  };
  return { elements: [element], columns: [stored] };
}

function structSchema({ name, present, members }: StructColumn, around: ColumnPlace) {
  const place = inside(around, name, optional(present));
  const schema = joined(members.map((member) => schemaOf(member, place)));
  const element = group(name, repetition(present), members.length);
  return { ...schema, elements: [element, ...schema.elements] };
}

/** An array has three levels: the array, its repeated group `list`, and the item in it, which is named `element`. */
function listSchema({ name, present, rows, item }: ListColumn, around: ColumnPlace) {
  const array = inside(around, name, optional(present));
  const repeated = inside(array, 'list', [{ kind: 'list', rows }]);
  const place = { ...repeated, most: around.most * Math.max(1, rows.most) };
  const schema = schemaOf({ ...item, name: 'element' }, place);
  const elements = [
    group(name, repetition(present), 1, LIST),
    group('list', REPETITION.repeated, 1),
    ...schema.elements,
  ];
  return { ...schema, elements };
}

type Present = StructColumn['present'];

function optional(present: Present): readonly Layer[] {
  return present === undefined ? [] : [{ kind: 'optional', present }];
}

function repetition(present: Present): number {
  return present === undefined ? REPETITION.required : REPETITION.optional;
}

function inside(around: ColumnPlace, name: string, layers: readonly Layer[]): ColumnPlace {
  return { ...around, path: [...around.path, name], layers: [...around.layers, ...layers] };
}

function group(
  name: string,
  kind: number,
  members: number,
  annotation: readonly (readonly [id: number, value: Thrift])[] = [],
): Thrift {
  const [converted, logical] = annotation;
  return {
    record: [
      [3, { i32: kind }],
      [4, { binary: name }],
      [5, { i32: members }],
      ...(converted === undefined ? [] : [converted]),
      ...(logical === undefined ? [] : [logical]),
    ],
  };
}
