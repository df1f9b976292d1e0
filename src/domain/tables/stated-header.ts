/** What a caller says about the first record of a text: `yes` if it names the columns, `no` if it is a row. */
export type StatedHeader = 'yes' | 'no';

export function isStatedHeader(value: unknown): value is StatedHeader {
  return value === 'yes' || value === 'no';
}
