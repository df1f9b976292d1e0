/** A text of a request that is not checked yet; the empty one if it is none, since an object may have no text at all. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
