const LONGEST = 80;

/** A short text for a value of a request, for messages: strings are cut, lists and objects are not expanded. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    const cut = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
    return JSON.stringify(cut);
  }
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return String(value);
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return value === undefined ? 'nothing' : 'an object';
}
