import { expecting, type Param } from './param.js';

/** A text with words of strftime, such as %d.%m.%Y. */
export type Notation = `${string}%${string}`;

const DAY_WORDS = '-?[md]|[YybBaA]';
const CLOCK_WORDS = '-?[HI]|[MSpP]';
const DAYS_EXPLAINED =
  '%Y 2026, %y 26, %m 01, %-m 1, %b Jan, %B January, %d 09, %-d 9, %a Mon, %A Monday';
const CLOCK_EXPLAINED = '%H 09, %-H 9, %I and %-I likewise from 1 to 12, %M, %S, %p PM, %P pm';

const writtenIn = (words: string): string => `[ -$&-~]*(?:%(?:${words}|%)[ -$&-~]*)+`;

/** The words of strftime for each kind of value. A hyphen leaves out a leading zero. */
const KINDS = {
  days: { explained: DAYS_EXPLAINED, form: new RegExp(`^${writtenIn(DAY_WORDS)}$`) },
  seconds: { explained: CLOCK_EXPLAINED, form: new RegExp(`^${writtenIn(CLOCK_WORDS)}$`) },
  moments: {
    explained: `${DAYS_EXPLAINED}, ${CLOCK_EXPLAINED}`,
    form: new RegExp(`^${writtenIn(`${DAY_WORDS}|${CLOCK_WORDS}`)}$`),
  },
};
const MAX_LENGTH = 100;

/** The kind of value that a notation is for: days, seconds of a day, or both. */
export type NotationKind = keyof typeof KINDS;

/** One of some names, or a text with words of strftime. */
export function notation<const Name extends string>(
  description: string,
  kind: NotationKind,
  names: readonly Name[],
): Param<Name | Notation> {
  const { explained, form } = KINDS[kind];
  const expected = [
    ...names.map((name) => JSON.stringify(name)),
    'words of strftime such as "%d.%m.%Y %H:%M"',
  ];
  return {
    description: `${description}words of strftime in ASCII text: ${explained}`,
    schema: {
      type: 'string',
      pattern: `^(?:${[...names, form.source.slice(1, -1)].join('|')})$`,
      maxLength: MAX_LENGTH,
    },
    ...expecting(
      expected.join(' or '),
      (value): value is Name | Notation =>
        names.includes(value as Name) ||
        (typeof value === 'string' && value.length <= MAX_LENGTH && form.test(value)),
    ),
  };
}

export function isNotation(format: string): format is Notation {
  return format.includes('%');
}
