/** Returns a CSV file whose rows are given by a function. */
export function csv(header: string, rows: number, row: (i: number) => string): string {
  return `${header}\n${Array.from({ length: rows }, (_, i) => `${row(i)}\n`).join('')}`;
}
