import { type Measurement, median } from './harness.js';

const MEGABYTE = 1e6;

/** Rows of texts in columns: the first ones to the left, numbers to the right. */
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

/** How many times faster, round by round: both ran within a second of each other. */
function ratio(measured: Measurement, base: Measurement): number {
  return median(measured.rowsPerSecond.map((rate, i) => rate / (base.rowsPerSecond[i] ?? 0)));
}

/** Contestants as they ran, each with its ratio to the one named `base` in the same format. */
export function comparison(measurements: readonly Measurement[], base: string): string {
  const lines = measurements.map((measured) => {
    const { name, format } = measured.contestant;
    const rival = measurements.find(
      ({ contestant }) => contestant.name === base && contestant.format === format,
    );
    return [
      name,
      format,
      whole(median(measured.rowsPerSecond)),
      (median(measured.bytesPerSecond) / MEGABYTE).toFixed(1),
      rival === undefined ? '-' : `${ratio(measured, rival).toFixed(1)}x`,
    ];
  });
  return aligned([['contestant', 'format', 'rows/s', 'MB/s', `to ${base}`], ...lines], 2);
}

/** How the rate follows the size of the table. */
export function growth(
  measurements: readonly (Measurement & { readonly columns: number })[],
): string {
  const lines = measurements.map(({ contestant, columns, rowsPerSecond, bytesPerSecond }) => [
    whole(contestant.rows),
    whole(columns),
    whole(median(rowsPerSecond)),
    whole(median(rowsPerSecond) * columns),
    (median(bytesPerSecond) / MEGABYTE).toFixed(1),
  ]);
  return aligned([['rows', 'columns', 'rows/s', 'cells/s', 'MB/s'], ...lines], 0);
}
