import type { Line } from './line.js';

/** Rows of texts in aligned columns: the first columns to the left, numbers to the right. */
export function aligned(lines: readonly (readonly string[])[], leftColumns: number): string {
  const widths = (lines[0] ?? []).map((_, i) =>
    Math.max(...lines.map((line) => line[i]?.length ?? 0)),
  );
  const pad = (text: string, i: number): string =>
    i < leftColumns ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

export function whole(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',');
}

export function times(value: number, of: string): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} x ${of}`;
}

/** A table as Markdown, or in aligned columns for a terminal. */
export type Print = (lines: readonly (readonly string[])[], leftColumns: number) => string;

export const markdown: Print = ([head = [], ...lines], leftColumns) => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i < leftColumns ? '---' : '---:'));
  return [head, rule, ...lines].map(row).join('\n');
};

const HEAD = ['What', 'By', 'Figure', 'Ratio', 'Aim'];

/** The table of all measurements. */
export function summary(lines: readonly Line[], print: Print): string {
  const cells = lines.map(({ what, by, figure, ratio = '', aim = '' }) => [
    what,
    by,
    figure,
    ratio,
    aim,
  ]);
  return print([HEAD, ...cells], 2);
}
