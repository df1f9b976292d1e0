import { useMemo } from 'preact/hooks';
import { oncePer } from '../../src/domain/basics/once-per.js';
import type { Column, OpenTable } from '../engine/messages.js';
import { rowAt } from '../state/row-windows.js';
import { profiles } from '../state/store.js';
import { ColumnHeader } from './column-header.js';
import { groupedNumber } from './numbers.js';
import type { View } from './scroll.js';

interface RowsTableProps {
  readonly table: OpenTable;
  readonly rows: number;
  readonly view: View;
}

/** The header and the visible rows of the table. */
export function RowsTable({ table, rows, view }: RowsTableProps) {
  const { columns } = table;
  const widths = widthsOf(table);
  // The plots are drawn once for each profile, and not again with every edit and every scroll.
  const names = useMemo(() => JSON.stringify(columns), [columns]);
  const headers = useMemo(
    () =>
      columns.map((column, i) => (
        <ColumnHeader key={column.name} column={column} profile={profiles.value[i]} />
      )),
    [names, profiles.value],
  );
  const indices = Array.from({ length: view.end - view.first }, (_, i) => view.first + i);
  return (
    <table class="rows-table" aria-rowcount={rows + 1} aria-colcount={columns.length + 1}>
      <colgroup>
        <col class="row-number" />
        {widths.map((width, i) => (
          <col key={columns[i]?.name} style={{ width: `${width}px` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" class="row-number">
            <span class="hidden-text">Row</span>
          </th>
          {headers}
        </tr>
      </thead>
      <tbody style={{ transform: `translateY(${-view.shift}px)` }}>
        {indices.map((index) => (
          <tr key={index} aria-rowindex={index + 2}>
            <th scope="row" class="row-number">
              {groupedNumber(index + 1)}
            </th>
            <Cells columns={columns} widths={widths} index={index} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In pixels. */
const CHARACTER = 7.3;
const PADDING = 26;
const NARROWEST = 104;
const WIDEST = 280;

/** The widths of the columns, from the longest of the first values. They stay while the table is scrolled. */
const widthsOf = oncePer(({ columns, head }: OpenTable): readonly number[] =>
  columns.map(({ name }, i) => {
    const longest = head.reduce((most, row) => Math.max(most, row[i]?.length ?? 4), name.length);
    return Math.round(Math.min(WIDEST, Math.max(NARROWEST, widthOf(longest))));
  }),
);

function widthOf(characters: number): number {
  return characters * CHARACTER + PADDING;
}

interface CellsProps {
  readonly columns: readonly Column[];
  readonly widths: readonly number[];
  readonly index: number;
}

function Cells({ columns, widths, index }: CellsProps) {
  const row = rowAt(index);
  return (
    <>
      {columns.map(({ name, kind }, i) => {
        const value = row?.[i];
        if (value === null) {
          return (
            <td key={name} class="null">
              null
            </td>
          );
        }
        const isCut = widthOf(value?.length ?? 0) > (widths[i] ?? 0);
        return (
          <td key={name} class={kind} title={isCut ? value : undefined}>
            {value ?? '…'}
          </td>
        );
      })}
    </>
  );
}
