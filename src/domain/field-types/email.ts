import { evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { Person } from '../entities/person.js';
import { slugsOf } from '../entities/word-forms.js';
import { fillIndices } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** Hosts set aside for documentation (RFC 2606, section 3): no mail to them reaches anybody. */
const HOSTS = Object.freeze(['example.com', 'example.org', 'example.net']);

/** A `unique` address ends in a number below this, a different one in every row. */
const UNIQUE_NUMBERS = 1_000_000_000;

export const email = fieldType({
  name: 'email',
  category: 'person',
  description: 'E-mail address at a host that is reserved for documentation; agrees with the name.',
  constraints: {},
  facet: {
    entity: 'person',
    words: ['email_address', 'e_mail_address', 'e_mail', 'email', 'mail'],
  },
  wordLists: ['first_name_female', 'first_name_male', 'last_name'],
  capacity: () => UNIQUE_NUMBERS,
  plan: (_, context) => {
    const person = context.entities.person(context.link);
    const { firstName, lastName } = person;
    const numbers = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: UNIQUE_NUMBERS })
      : evenNumbers(person.key('email_digits'), { min: 0, step: 1, n: 100 });
    const hostKey = person.key('email_host');
    const host = new IndexVector();
    const fill = (row: number, count: number): void => {
      fillIndices(host.data, hostKey, row, count, HOSTS.length);
    };
    const firsts = slugsOf(Person.firstNames(context.lexicon));
    const lasts = slugsOf(Person.lastNames(context.lexicon));
    const number = context.unique
      ? whole(numbers.values, 0, UNIQUE_NUMBERS - 1)
      : whole(numbers.values, 0, 99, 2);
    return textColumn(
      [...firstName.steps, ...lastName.steps, ...numbers.steps, { vectors: [host], fill }],
      words(firsts, firstName.indices),
      literal('.'),
      words(lasts, lastName.indices),
      number,
      literal('@'),
      words(HOSTS, host),
    );
  },
});
