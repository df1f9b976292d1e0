import type { Decoded } from '../../constraints/param.js';
import { nameWords } from '../../entities/name-words.js';
import type { KnownPerson } from '../../entities/named-person.js';
import { GENDERS } from '../../entities/person.js';
import { firstName } from '../../field-types/first-name.js';
import { gender } from '../../field-types/gender.js';
import { lastName } from '../../field-types/last-name.js';
import { name } from '../../field-types/name.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Field } from '../generate-request.js';

/** What a value of a field tells of the person of its row; undefined if nothing. */
export function knownPerson(
  { type, constraints, unique }: Field,
  value: string,
  lexicon: Lexicon,
): KnownPerson | undefined {
  if (unique || value === '') return undefined;
  switch (type) {
    case name:
      return nameParts(value, constraints as Decoded<typeof name.constraints>, lexicon);
    case firstName:
      return { first: value };
    case lastName:
      return { last: value };
    case gender: {
      if (constraints.choices !== undefined || constraints.weights !== undefined) return undefined;
      const known = GENDERS.find((one) =>
        constraints.format === 'letter' ? value === one[0]?.toUpperCase() : value === one,
      );
      return known && { gender: known };
    }
    default:
      return undefined;
  }
}

/**
 * The given and the family name of a full name, in the order of the field. The first word is one, and all further words are
 * the other. A name of one word is a given name.
 */
function nameParts(
  value: string,
  { format, prefix }: Decoded<typeof name.constraints>,
  lexicon: Lexicon,
): KnownPerson | undefined {
  const text = prefix ? withoutTitle(value, lexicon) : value;
  if (format === 'last_first') {
    const [last, first] = halves(text, ', ');
    return first === undefined ? undefined : { first, last };
  }
  const { familyFirst, separator } = lexicon.nameOrder;
  if (format === 'first_last' || !familyFirst) {
    const [first, last] = halves(text, format === 'full' ? separator : ' ');
    return last === undefined ? { first } : { first, last };
  }
  const [last, first] = separator === '' ? unseparated(text, lexicon) : halves(text, separator);
  return first === undefined ? undefined : { first, last };
}

function withoutTitle(value: string, lexicon: Lexicon): string {
  const [first, rest] = halves(value, ' ');
  const isTitle = first.endsWith('.') || nameWords(lexicon, 'name_prefix').includes(first);
  return isTitle && rest !== undefined ? rest : value;
}

function halves(text: string, separator: string): readonly [string, string | undefined] {
  const at = text.indexOf(separator, 1);
  const rest = at < 0 ? '' : text.slice(at + separator.length);
  return rest === '' ? [text, undefined] : [text.slice(0, at), rest];
}

/** The longest family name of the locale with which a text begins, and the rest. */
function unseparated(text: string, lexicon: Lexicon): readonly [string, string | undefined] {
  let family = '';
  for (const word of nameWords(lexicon, 'last_name')) {
    const isLonger = word.length > family.length && word.length < text.length;
    if (isLonger && text.startsWith(word)) family = word;
  }
  return family === '' ? [text, undefined] : [family, text.slice(family.length)];
}
