import type { ColumnPlan } from '../../columns/column-plan.js';
import type { FillStep } from '../../columns/fill-step.js';
import type { ItemRows } from '../../columns/item-rows.js';
import { literal } from '../../columns/pieces.js';
import { IndexVector } from '../../columns/vectors.js';
import { WordsSegment } from '../../encoding/segments.js';
import type { PlannedColumn } from '../../formats/format.js';
import { encodeTexts } from '../../kernel/encoded-table.js';
import { withObjectTexts } from './object-texts.js';
import { jsonSegments, RowTexts } from './row-texts.js';

/** An array as its JSON text: each item is a row, and the rows of one array follow each other. */
export function itemTexts(rows: ItemRows, columns: readonly PlannedColumn[]): ColumnPlan {
  const separators = new IndexVector();
  const separator = new WordsSegment(encodeTexts(['', ',']), separators);
  const { segments, steps, longest, alphabet } = jsonSegments(itemColumns(columns), [separator]);
  const texts = new RowTexts(segments, longest, rows.most);
  const separate: FillStep = {
    vectors: [separators],
    fill: () => {
      const { data } = separators;
      data.fill(1, 0, rows.count);
      let item = 0;
      for (let i = 0; item < rows.count; i++) {
        const length = rows.lengths.data[i] as number;
        if (length > 0) data[item] = 0;
        item += length;
      }
    },
  };
  const encode: FillStep = {
    vectors: [texts],
    fill: (_row, count) => texts.encode(rows.count, count, rows.lengths.data),
  };
  return {
    type: { kind: 'array' },
    steps: [...rows.steps([...steps, separate]), encode],
    cell: [literal('['), texts.piece(alphabet), literal(']')],
  };
}

/** The columns of an item; those of an item that is an object, and never null, without the object itself. */
function itemColumns(planned: readonly PlannedColumn[]): readonly PlannedColumn[] {
  const columns = withObjectTexts(planned);
  const isObject = columns.every(({ parents }) => parents.length > 0);
  return isObject
    ? columns.map((column) => ({ ...column, parents: column.parents.slice(1) }))
    : columns;
}
