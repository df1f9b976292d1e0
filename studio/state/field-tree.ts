import type { Field } from './project.js';

/** A field where it is: in a table, in an object, or as the item of an array. */
export interface PlacedField {
  readonly field: Field;
  /** The number of objects and arrays around it. */
  readonly depth: number;
  /** The fields beside it, itself included, and its index among them. */
  readonly siblings: readonly Field[];
  readonly index: number;
  /** The object or array around it. */
  readonly parent: Field | undefined;
  /** The names from the table, or from the item around it, joined by dots. */
  readonly path: string;
  /** The innermost array around it, whose items have a row of their own. */
  readonly array: Field | undefined;
}

/** Whether a field is the one definition of the items of an array, which has no name. */
export function isItem({ parent }: PlacedField): boolean {
  return parent?.type === 'array';
}

/** The fields with those inside of them, each after the one around it. */
export function placedFields(fields: readonly Field[]): readonly PlacedField[] {
  return placedWithin(fields, { depth: 0, parent: undefined, path: '', array: undefined });
}

function placedWithin(
  siblings: readonly Field[],
  around: Pick<PlacedField, 'depth' | 'parent' | 'path' | 'array'>,
): readonly PlacedField[] {
  return siblings.flatMap((field, index): readonly PlacedField[] => {
    const path = around.path === '' ? field.name : `${around.path}.${field.name}`;
    const isArray = field.type === 'array';
    const inside = {
      depth: around.depth + 1,
      parent: field,
      path: isArray ? '' : path,
      array: isArray ? field : around.array,
    };
    return [
      { ...around, field, siblings, index, path },
      ...placedWithin(field.children ?? [], inside),
    ];
  });
}

/** A field by its id, wherever it is. */
export function placedField(
  fields: readonly Field[],
  id: number | undefined,
): PlacedField | undefined {
  return placedFields(fields).find(({ field }) => field.id === id);
}

/** The name of the column of a field; undefined inside an array, which is one column. */
export function columnOf({ path, array }: PlacedField): string | undefined {
  return array === undefined ? path : undefined;
}
