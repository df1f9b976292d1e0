/** The slugs of a given name and of a last name, such as `['ada', 'lovelace']`. */
export type Slugs = readonly [first: string, last: string];

/** Returns the local parts that an address can have without its number: one for each style of the type `email`. */
function localParts([first, last]: Slugs): readonly string[] {
  const initial = first.slice(0, 1);
  return [
    `${first}.${last}`,
    `${first}${last}`,
    `${initial}${last}`,
    `${initial}.${last}`,
    `${first}_${last}`,
  ];
}

/** Returns the pattern of a person's addresses, in any style, with or without a number. */
export function addressOf(person: Slugs): RegExp {
  return new RegExp(`^(?:${localParts(person).join('|').replaceAll('.', '\\.')})\\d*@`);
}

/**
 * Returns the address of `owner` as that of `person`, with its style, number and host. Throws an error for an address
 * that no style makes of the owner's name.
 */
export function renamed(address: string, owner: Slugs, person: Slugs): string {
  const ending = /\d*@.*$/.exec(address)?.[0] ?? '';
  const style = localParts(owner).indexOf(address.slice(0, address.length - ending.length));
  if (style === -1) throw new Error(`${address} does not follow the name ${owner.join(' ')}`);
  return `${localParts(person)[style]}${ending}`;
}

/** Returns the slugs of a given name and a last name in letters from A to Z. */
export function slugs(first: string, last: string): Slugs {
  const slug = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return [slug(first), slug(last)];
}
