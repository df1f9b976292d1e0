import { oncePer } from '../../../src/page/index.js';
import type { Column, FaultyColumn, OpenTable } from '../../engine/messages.js';
import { groupedNumber } from '../../state/numbers.js';
import { rowAt } from '../../state/row-windows.js';
import { columnFigures } from '../../state/store.js';
import type { View } from '../controls/scroll.js';
import { ColumnHeader, FaultyHeader } from './column-header.js';

interface RowsTableProps {
  readonly table: OpenTable;
  readonly rows: number;
  readonly view: View;
}

/** A column with rows, at an index of the rows, or one with a fault. */
type ShownColumn =
  | { readonly key: string; readonly column: Column; readonly at: number }
  | { readonly key: string; readonly faulty: FaultyColumn };

/** The header and the visible rows of the table. */
export function RowsTable({ table, rows, view }: RowsTableProps) {
  const shown = shownColumns(table);
  const widths = widthsOf(table);
  const byName = new Map(columnFigures.value.map((figures) => [figures.name, figures]));
  const indices = Array.from({ length: view.end - view.first }, (_, i) => view.first + i);
  return (
    <table class="rows-table" aria-rowcount={rows + 1} aria-colcount={shown.length + 1}>
      <colgroup>
        <col class="row-number" />
        {shown.map(({ key }, i) => (
          <col key={key} style={{ width: `${widths[i]}px` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" class="row-number">
            <span class="hidden-text">Row</span>
          </th>
          {shown.map((one) =>
            'faulty' in one ? (
              <FaultyHeader key={one.key} {...one.faulty} />
            ) : (
              <ColumnHeader
                key={one.key}
                column={one.column}
                figures={byName.get(one.column.name)}
              />
            ),
          )}
        </tr>
      </thead>
      <tbody style={{ transform: `translateY(${-view.shift}px)` }}>
        {indices.map((index) => (
          <tr key={index} aria-rowindex={index + 2}>
            <th scope="row" class="row-number">
              {groupedNumber(index + 1)}
            </th>
            <Cells shown={shown} widths={widths} index={index} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The columns in the order of their fields. */
const shownColumns = oncePer(({ columns, faulty }: OpenTable): readonly ShownColumn[] => {
  const faultyBefore = (at: number): readonly ShownColumn[] =>
    faulty
      .filter(({ before }) => before === at)
      .map((one) => ({ key: `faulty ${one.field}`, faulty: one }));
  return [
    ...columns.flatMap((column, at) => [
      ...faultyBefore(at),
      { key: `column ${column.name}`, column, at },
    ]),
    ...faultyBefore(columns.length),
  ];
});

/** In pixels. */
const CHARACTER = 7.3;
const PADDING = 26;
const NARROWEST = 104;
const WIDEST = 280;

/** Room for a message. */
const FAULTY = 170;

/** The widths of the columns, from the longest of the first values. They stay while the table is scrolled. */
const widthsOf = oncePer((table: OpenTable): readonly number[] =>
  shownColumns(table).map((one) => {
    if ('faulty' in one) return FAULTY;
    const { at, column } = one;
    const longest = table.head.reduce(
      (most, row) => Math.max(most, row[at]?.length ?? 4),
      column.name.length,
    );
    return Math.round(Math.min(WIDEST, Math.max(NARROWEST, widthOf(longest))));
  }),
);

function widthOf(characters: number): number {
  return characters * CHARACTER + PADDING;
}

interface CellsProps {
  readonly shown: readonly ShownColumn[];
  readonly widths: readonly number[];
  readonly index: number;
}

function Cells({ shown, widths, index }: CellsProps) {
  const row = rowAt(index);
  return (
    <>
      {shown.map((one, i) => {
        if ('faulty' in one) return <td key={one.key} class="faulty" />;
        const value = row?.[one.at];
        if (value === null) {
          return (
            <td key={one.key} class="null">
              null
            </td>
          );
        }
        const isCut = widthOf(value?.length ?? 0) > (widths[i] ?? 0);
        return (
          <td key={one.key} class={one.column.kind} dir="auto" title={isCut ? value : undefined}>
            {value ?? '…'}
          </td>
        );
      })}
    </>
  );
}
