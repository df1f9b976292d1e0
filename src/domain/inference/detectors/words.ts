import type { Evidence } from './detector.js';

/** The number of words of a text, separated by space. */
export function wordCount(text: string): number {
  let count = 0;
  let isInside = false;
  for (let i = 0; i < text.length; i++) {
    const isSpace = text.charCodeAt(i) <= 0x20;
    if (!isSpace && !isInside) count++;
    isInside = !isSpace;
  }
  return count;
}

/** The mean of a measure over all rows; 0 if there are no rows. */
export function meanOf({ values }: Evidence, measure: (text: string) => number): number {
  let sum = 0;
  for (const [text, rows] of values.counts) sum += measure(text) * rows;
  return values.rows === 0 ? 0 : sum / values.rows;
}

/** Whether a text begins with a capital letter, in any script that has capital letters. */
export function isCapitalised(text: string): boolean {
  const first = text.charAt(0);
  return first === first.toUpperCase() && first !== first.toLowerCase();
}
