import { literal, textColumn, whole, words } from '../columns/pieces.js';
import { hostName } from '../constraints/hosts.js';
import { list } from '../constraints/lists.js';
import { withDefault } from '../constraints/param.js';
import { fieldType } from './field-type.js';
import { UNIQUE_NUMBERS, uniqueNumber } from './unique-number.js';

const MAX_ENDING_LENGTH = 128;

export const domain = fieldType({
  name: 'domain',
  synonyms: ['hostname', 'host', 'fqdn'],
  category: 'internet',
  description:
    'Host name of the company, by default under a domain that is reserved for documentation; agrees with url and with addresses at work.',
  constraints: {
    // RFC 2606, section 3, reserves this domain: nobody owns a host under it.
    tlds: withDefault(
      list(
        'endings of the hosts, such as "test" or "co.uk"; hosts may exist unless the ending is reserved',
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
    const { host } = company;
    const ending = company.facet('tld', tlds.length);
    const number = uniqueNumber(context);
    return textColumn(
      [...host.steps, ...ending.steps, ...(number?.steps ?? [])],
      ...host.pieces,
      ...(number === undefined ? [] : [literal('-'), whole(number.values, 0, UNIQUE_NUMBERS - 1)]),
      literal('.'),
      words(tlds, ending.indices),
    );
  },
});
