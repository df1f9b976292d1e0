import type { Piece } from '../columns/column-plan.js';
import { evenNumbers } from '../columns/drawn.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { StringShape } from '../columns/random-strings.js';
import { IndexVector } from '../columns/vectors.js';
import { hostName } from '../constraints/hosts.js';
import { list } from '../constraints/lists.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { NAME_LISTS } from '../entities/name-words.js';
import { slugsOf } from '../entities/word-forms.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

/** Hosts that are reserved for documentation (RFC 2606, section 3): mail to them reaches nobody. */
const HOSTS = Object.freeze(['example.com', 'example.org', 'example.net']);

const RANDOM = { characters: 'abcdefghijklmnopqrstuvwxyz0123456789', min: 9, max: 9 };

interface LocalPart {
  readonly steps: readonly FillStep[];
  readonly pieces: readonly Piece[];
}

/** A local part made of the name of the row's person, such as "ada.lovelace". */
function namePart({ entities, link, lexicon }: ColumnContext): LocalPart {
  const { firstName, lastName } = entities.person(link);
  return {
    steps: [...firstName.steps, ...lastName.steps],
    pieces: [
      words(slugsOf(firstName.words, lexicon), firstName.indices),
      literal('.'),
      words(slugsOf(lastName.words, lexicon), lastName.indices),
      words(slugsOf(lastName.tails, lexicon), lastName.tailIndices),
    ],
  };
}

/** A local part of random letters and digits, which reveals nothing about the person. */
function randomPart(context: ColumnContext): LocalPart {
  const shape = new StringShape({ ...RANDOM, prefix: 'u', suffix: '' });
  return {
    steps: shape.steps({ key: (purpose) => context.key(`local ${purpose}`), unique: false }),
    pieces: [shape.piece],
  };
}

export const email = fieldType({
  name: 'email',
  synonyms: ['mail', 'e_mail', 'email_address'],
  category: 'person',
  description:
    'E-mail address, by default at a host reserved for documentation; agrees with the name.',
  constraints: {
    domains: list(
      'hosts to draw from; by default hosts that are reserved for documentation',
      hostName('a host'),
    ),
    style: withDefault(
      oneOf('name uses the name of the person, random uses letters and digits', ['name', 'random']),
      'name',
    ),
  },
  facet: {
    entity: 'person',
    words: ['email_address', 'e_mail_address', 'e_mail', 'email', 'mail'],
    agreesWhenUnique: true,
  },
  wordLists: NAME_LISTS,
  capacity: () => UNIQUE_NUMBERS,
  plan: ({ domains = HOSTS, style }, context) => {
    const person = context.entities.person(context.link);
    const local = style === 'name' ? namePart(context) : randomPart(context);
    const digits = { min: 0, step: 1, n: 100 };
    const numbers = uniqueNumber(context) ?? evenNumbers(person.key('email_digits'), digits);
    const number = context.unique
      ? whole(numbers.values, 0, UNIQUE_NUMBERS - 1)
      : whole(numbers.values, 0, 99, 2);
    const hostKey = person.key('email_host');
    const host = new IndexVector();
    const fill: Fill = (row, count, kernel) => {
      kernel.drawIndices(host.data, hostKey, row, count, domains.length);
    };
    return textColumn(
      [...local.steps, ...numbers.steps, { vectors: [host], fill }],
      ...local.pieces,
      // A random part may end in a digit; the dot separates it from the unique number.
      ...(style === 'random' && context.unique ? [literal('.')] : []),
      number,
      literal('@'),
      words(domains, host),
    );
  },
});
