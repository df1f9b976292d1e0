/** A whole number with commas between its thousands; Intl would cost more than the rest of the line. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** As `1 row`, `2,000 rows`. */
export function readableCount(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
