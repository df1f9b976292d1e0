import { type FileMetaData, parquetSchema, type SchemaElement, type SchemaTree } from 'hyparquet';

/** A column of a table: a leaf of the schema, or a tree of them. */
export interface ParquetColumn {
  readonly name: string;
  /** The leaf's own element; undefined where the column is nested. */
  readonly element: SchemaElement | undefined;
  /** Whether a row holds any number of values. */
  readonly repeated: boolean;
}

function isRepeated({ element, children }: SchemaTree): boolean {
  return element.repetition_type === 'REPEATED' || children.some(isRepeated);
}

/** The columns of a file, in its order. */
export function columnsOf(metadata: FileMetaData): readonly ParquetColumn[] {
  return parquetSchema(metadata).children.map((child) => {
    const repeated = isRepeated(child);
    const isLeaf = child.children.length === 0 && !repeated;
    return { name: child.element.name, element: isLeaf ? child.element : undefined, repeated };
  });
}

/** Whether the numbers of a leaf are decimals of a scale. */
export function isDecimal({ converted_type, logical_type }: SchemaElement): boolean {
  return converted_type === 'DECIMAL' || logical_type?.type === 'DECIMAL';
}
