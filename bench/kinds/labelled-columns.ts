import { type ColumnLabel, readLabels } from '../inference/labels.js';
import { labelledTable } from '../inference/real-table.js';
import type { BaseColumn, Role } from './base-column.js';

const FEW_NUMBERS = 64;
const ALL: readonly Role[] = ['invented', 'category', 'number', 'moment'];

/** The columns of labelled tables. */
export function labelledColumns(folder: string): readonly BaseColumn[] {
  return Object.entries(readLabels(folder)).flatMap(([file, label]) => {
    const { columns, decimalMark } = labelledTable(folder, file, label);
    if (decimalMark !== '.') return [];
    return Object.entries(label.columns).map(([name, column], i) => {
      const cells = (columns[i] ?? []).map((cell) => cell ?? '');
      return {
        name,
        roles: rolesOf(column, label.rows),
        cells: (rows: number) => cells.slice(0, rows),
      };
    });
  });
}

function rolesOf({ score_as: as, distinct }: ColumnLabel, rows: number): readonly Role[] {
  if (as === 'numeric') return distinct <= FEW_NUMBERS ? ['number', 'category'] : ['number'];
  if (as === 'datetime') return ['moment'];
  if (as === 'categorical') return ['category'];
  return distinct > rows / 2 ? ['invented'] : ALL;
}
