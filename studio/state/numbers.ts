const grouped = new Intl.NumberFormat('en');

/** A number with all of its digits: 12345 is 12,345. */
export function groupedNumber(value: number): string {
  return grouped.format(value);
}

const compact = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** A number for people: 12,345.6789 is 12,350. */
export function shortNumber(value: number): string {
  return compact.format(value);
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size for people, in powers of 1000. */
export function shortBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}

/** A share for people: "5 %", or "<1 %". */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '<1 %';
  return `${Math.round(share * 100)} %`;
}
