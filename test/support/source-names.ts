import { readFileSync } from 'node:fs';

/** The letters of a name in lower case. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** The letters of the names of a list in the table of their source. */
export function sourceNames(locale: string, list: string): ReadonlySet<string> {
  const text = readFileSync(`scripts/words/names/${locale}.txt`, 'utf8');
  const line = text.split('\n').find((each) => each.startsWith(`${list} = `)) ?? '';
  return new Set(
    line
      .slice(list.length + 3)
      .split('; ')
      .map(lettersOf),
  );
}

/** Whether an address of e-mail is made of a name: given name or its first letter, then the family name. */
export function isOwner(address: string, fullName: string): boolean {
  const [first = '', ...last] = fullName.split(' ');
  const given = lettersOf(first);
  const local = address.replace(/\d*@.*/, '').replace(/[._]/, '');
  const family = lettersOf(last.join(''));
  return local === given + family || local === given.slice(0, 1) + family;
}
