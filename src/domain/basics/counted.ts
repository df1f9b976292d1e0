/**
 * A number with its noun, for messages.
 *
 * @example
 * counted(1, 'row'); // => '1 row'
 * counted(2, 'row'); // => '2 rows'
 */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
