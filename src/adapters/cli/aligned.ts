/** Rows as lines, with the columns below each other. */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((cells) => cells[i]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
