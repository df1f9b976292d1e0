import { type DrawnNumbers, evenNumbers, uniqueNumbers } from '../columns/drawn.js';
import { IndexVector } from '../columns/vectors.js';
import { wordTable } from '../columns/words.js';
import { Person } from '../entities/person.js';
import { slugsOf } from '../entities/word-forms.js';
import { fillIndices } from '../random/uniform.js';
import { fieldType } from './field-type.js';

/** Hosts set aside for documentation (RFC 2606, section 3): no mail to them reaches anybody. */
const hosts = wordTable(Object.freeze(['example.com', 'example.org', 'example.net']));

/** A `unique` address ends in a number below this, a different one in every row. */
const UNIQUE_NUMBERS = 10 ** 9;

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
    const numbers: DrawnNumbers = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n: UNIQUE_NUMBERS })
      : evenNumbers(person.key('email_digits'), { min: 0, step: 1, n: 100 });
    const hostKey = person.key('email_host');
    const host = new IndexVector();
    const fill = (row: number, count: number): void => {
      fillIndices(host.data, hostKey, row, count, hosts.entries.length);
    };
    const firsts = slugsOf(Person.firstNames(context.lexicon));
    const lasts = slugsOf(Person.lastNames(context.lexicon));
    return {
      type: { kind: 'text' },
      steps: [...firstName.steps, ...lastName.steps, ...numbers.steps, { vectors: [host], fill }],
      cell: [
        { kind: 'words', table: wordTable(firsts), indices: firstName.indices },
        { kind: 'literal', text: '.' },
        { kind: 'words', table: wordTable(lasts), indices: lastName.indices },
        {
          kind: 'number',
          values: numbers.values,
          decimals: 0,
          minDigits: context.unique ? 1 : 2,
          min: 0,
          max: context.unique ? UNIQUE_NUMBERS - 1 : 99,
        },
        { kind: 'literal', text: '@' },
        { kind: 'words', table: hosts, indices: host },
      ],
    };
  },
});
