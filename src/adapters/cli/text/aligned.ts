/** In characters. Text that wraps in a narrower last column is harder to read than one long line. */
const LEAST_WIDTH = 24;
const GAP = '  ';

/**
 * Rows as lines, with aligned columns. If a `width` in characters is given, such as that of a terminal, the text of
 * the last column wraps between words and stays in its column.
 */
export function aligned(
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((cells) => cells[i]?.length ?? 0)),
  );
  const indent = widths.slice(0, -1).reduce((sum, own) => sum + own + GAP.length, 0);
  const room = width - indent < LEAST_WIDTH ? Number.POSITIVE_INFINITY : width - indent;
  return rows.flatMap((cells) => {
    const head = cells.slice(0, -1).map((cell, i) => cell.padEnd(widths[i] ?? 0) + GAP);
    return wrapped(cells.at(-1) ?? '', room).map((line, i) =>
      `${i === 0 ? head.join('') : ' '.repeat(indent)}${line}`.trimEnd(),
    );
  });
}

/** Breaks text into lines of at most `width` characters; a longer word gets its own line. */
function wrapped(text: string, width: number): readonly string[] {
  if (text.length <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
