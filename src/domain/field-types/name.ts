import type { Piece } from '../columns/column-plan.js';
import { productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { FillStep } from '../columns/fill-step.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import type { IndexVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import { evenFacet, type WordFacet } from '../entities/facet.js';
import { NAME_LISTS, nameWords } from '../entities/name-words.js';
import type { Gender } from '../entities/person.js';
import { plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { genderConstraint } from './gender-constraint.js';

const PREFIX_LISTS = ['name_prefix_female', 'name_prefix_male'] as const;

type Format = 'full' | 'first_last' | 'last_first';

/** The lists that a unique column combines into names. */
function plainNames(lexicon: Lexicon, gender: Gender | undefined) {
  return {
    firsts: plainWords(nameWords(lexicon, 'first_name', gender)),
    lasts: plainWords(nameWords(lexicon, 'last_name', gender)),
  };
}

/** Returns given and family name in the order of the format; `full` uses the order of the locale. */
function ordered(
  given: readonly Piece[],
  family: readonly Piece[],
  format: Format,
  { nameOrder }: Lexicon,
): readonly Piece[] {
  if (format === 'last_first') return [...family, literal(', '), ...given];
  const familyFirst = format === 'full' && nameOrder.familyFirst;
  const separator = literals(format === 'full' ? nameOrder.separator : ' ');
  return familyFirst ? [...family, ...separator, ...given] : [...given, ...separator, ...family];
}

export const name = fieldType({
  name: 'name',
  synonyms: ['full_name', 'person'],
  category: 'person',
  description: 'Full name of a person: given name and family name, in the order of the locale.',
  constraints: {
    gender: genderConstraint,
    format: withDefault(
      oneOf('full uses the order of the locale; last_first puts a comma between the names', [
        'full',
        'first_last',
        'last_first',
      ]),
      'full',
    ),
    prefix: withDefault(
      flag(
        'whether the name has a form of address such as Ms. or Dr., before or after it as usual in the locale',
      ),
      false,
    ),
  },
  facet: { entity: 'person', words: ['full_name', 'name'] },
  wordLists: NAME_LISTS,
  moreWordLists: ({ prefix }) => (prefix ? PREFIX_LISTS : []),
  capacity: ({ gender }, lexicon) => {
    const { firsts, lasts } = plainNames(lexicon, gender);
    return firsts.length * lasts.length;
  },
  plan: ({ gender, format, prefix }, context) => {
    const name = context.unique ? countedName(context, gender) : personName(context, gender);
    const cell = ordered(name.given, name.family, format, context.lexicon);
    if (!prefix) return textColumn(name.steps, ...cell);
    const title = titleOf(context, gender);
    const { beforeTitle } = context.lexicon.nameOrder;
    const piece = words(title.words, title.indices);
    const pieces =
      beforeTitle === undefined
        ? [piece, literal(' '), ...cell]
        : [...cell, ...literals(beforeTitle), piece];
    return textColumn([...name.steps, ...title.steps], ...pieces);
  },
});

/** The piece of a text, unless it is empty. */
function literals(text: string): readonly Piece[] {
  return text === '' ? [] : [literal(text)];
}

interface NameParts {
  readonly steps: readonly FillStep[];
  readonly given: readonly Piece[];
  readonly family: readonly Piece[];
}

function personName({ entities, link }: ColumnContext, gender: Gender | undefined): NameParts {
  const { firstName, lastName } = entities.person(link, gender);
  return {
    steps: [...firstName.steps, ...lastName.steps],
    given: [words(firstName.words, firstName.indices)],
    family: [words(lastName.words, lastName.indices), words(lastName.tails, lastName.tailIndices)],
  };
}

/** The names of a unique column: row i takes pair π(i) of given and family names, where π is a permutation. */
function countedName(context: ColumnContext, gender: Gender | undefined): NameParts {
  const { firsts, lasts } = plainNames(context.lexicon, gender);
  const n = firsts.length * lasts.length;
  const elements = uniqueNumbers(context, { min: 0, step: 1, n });
  const { indices, steps } = productIndices(elements, [firsts.length, lasts.length]);
  const [first, last] = indices as [IndexVector, IndexVector];
  return { steps, given: [words(firsts, first)], family: [words(lasts, last)] };
}

/** The form of address of the person. The names of a unique column belong to no person and get a random one. */
function titleOf(context: ColumnContext, gender: Gender | undefined): WordFacet {
  if (!context.unique) return context.entities.person(context.link, gender).prefix;
  const titles = nameWords(context.lexicon, 'name_prefix', gender);
  return { ...evenFacet(context.key('prefix'), 'word', titles.length), words: titles };
}
