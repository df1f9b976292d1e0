import { type FileMetaData, parquetSchema, type SchemaElement, type SchemaTree } from 'hyparquet';
import { getTreePath } from 'hyparquet/src/schema.js';
import { unreadable } from '../unreadable.js';

/** A column of a table: a leaf of the schema, or a tree of leaves. */
export interface ParquetColumn {
  readonly name: string;
  /** The schema element of the leaf; undefined if the column is nested. */
  readonly element: SchemaElement | undefined;
  /** Whether a row can have several values. */
  readonly repeated: boolean;
  /** The schema for decoding. Decimals are plain integers in it, because the library would round them to Numbers. */
  readonly tree: SchemaTree;
  /** The schema elements from the root to a leaf of this column. */
  readonly pathTo: (leaf: readonly string[]) => SchemaTree[];
}

/** The digits of the longest decimals of any writer: the 256-bit decimals of Arrow. */
const MOST_SCALE = 76;

function isRepeated({ element, children }: SchemaTree): boolean {
  return element.repetition_type === 'REPEATED' || children.some(isRepeated);
}

/** Whether the values of a leaf are decimals. */
export function isDecimal({ converted_type, logical_type }: SchemaElement): boolean {
  return converted_type === 'DECIMAL' || logical_type?.type === 'DECIMAL';
}

function undecimal(element: SchemaElement): SchemaElement {
  if (!isDecimal(element)) return element;
  const { scale = 0 } = element;
  if (!(scale >= 0 && scale <= MOST_SCALE)) {
    throw unreadable('the parquet file has decimals of an unsupported scale');
  }
  const { converted_type: _, logical_type: __, ...raw } = element;
  return raw;
}

/** The columns of a file, in order. */
export function columnsOf(metadata: FileMetaData): readonly ParquetColumn[] {
  const root = parquetSchema({ ...metadata, schema: metadata.schema.map(undecimal) });
  return parquetSchema(metadata).children.map(({ element, children }, i) => {
    const tree = root.children[i] as SchemaTree;
    const repeated = isRepeated(tree);
    const isLeaf = children.length === 0 && !repeated;
    return {
      name: element.name,
      element: isLeaf ? element : undefined,
      repeated,
      tree,
      pathTo: (leaf) => getTreePath({ ...root, children: [tree] }, [...leaf]),
    };
  });
}
