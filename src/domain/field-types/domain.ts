import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { hostName } from '../constraints/hosts.js';
import { list } from '../constraints/lists.js';
import { withDefault } from '../constraints/param.js';
import { slugsOf } from '../entities/word-forms.js';
import { fieldType } from './field-type.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

const MAX_ENDING_LENGTH = 128;

export const domain = fieldType({
  name: 'domain',
  synonyms: ['hostname', 'host', 'fqdn'],
  category: 'internet',
  description:
    'Host name of the company, by default under one that is reserved for documentation; agrees with its web address.',
  constraints: {
    // Reserved by RFC 2606, section 3: such a host is nobody's.
    tlds: withDefault(
      list(
        'what hosts end in, such as "test" or "co.uk"; others than reserved ones may be real',
        hostName('an ending', MAX_ENDING_LENGTH),
      ),
      ['example.com'],
    ),
  },
  facet: {
    entity: 'company',
    words: ['domain_name', 'domain', 'host_name', 'hostname', 'host'],
    agreesWhenUnique: true,
  },
  wordLists: ['last_name', 'company_suffix'],
  capacity: () => UNIQUE_NUMBERS,
  plan: ({ tlds }, context) => {
    const company = context.entities.company(context.link);
    const { founder } = company;
    const ending = company.facet('tld', tlds.length);
    const number = uniqueNumber(context);
    return textColumn(
      [...founder.steps, ...ending.steps, ...(number?.steps ?? [])],
      words(slugsOf(company.names, context.lexicon), founder.indices),
      ...(number === undefined ? [] : [literal('-'), whole(number.values, 0, UNIQUE_NUMBERS - 1)]),
      literal('.'),
      words(tlds, ending.indices),
    );
  },
});
