const LONGEST = 60;

/** A name as messages and buttons show it: the beginning of a long one, which would hide everything else. */
export function shortName(name: string): string {
  if (name === '') return '(no name)';
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}
