import { expect } from 'chai';
import { defaultLink, type Facet, ROW_LINK } from '../../../src/domain/entities/link.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { fieldTypes } from '../../support/tables.js';

const person: Facet = { entity: 'person', words: ['full_name', 'name'] };
const mail: Facet = { entity: 'person', words: ['email_address', 'e_mail', 'email', 'mail'] };
const city: Facet = { entity: 'place', words: ['city'] };

describe('the default link', () => {
  const rows: readonly (readonly [string, Facet, string])[] = [
    ['name', person, 'row'],
    ['agent_name', person, 'agent'],
    ['agentName', person, 'agent'],
    ['AgentName', person, 'agent'],
    ['AGENT_NAME', person, 'agent'],
    ['Agent Name', person, 'agent'],
    ['agent-name', person, 'agent'],
    ['agent.name', person, 'agent'],
    ['  agent   name  ', person, 'agent'],
    ['agent_name_2', person, 'agent'],
    ['agent2Name', person, 'agent2'],
    ['sales_agent_name', person, 'sales_agent'],
    ['agent_full_name', person, 'agent'],
    ['Full Name', person, 'row'],
    ['full_name', person, 'row'],
    ['name_of_agent', person, 'row'],
    ['name_name', person, 'name'],
    ['billing_city', city, 'billing'],
    ['billingCity', city, 'billing'],
    ['city', city, 'row'],
    ['cityscape', city, 'row'],
    ['capacity', city, 'row'],
    ['velo_city_km', city, 'velo'],
    ['customerEmail', mail, 'customer'],
    ['customer_email_address', mail, 'customer'],
    ['customer e-mail', mail, 'customer'],
    ['eMail', mail, 'row'],
    ['gmail', mail, 'row'],
    ['unrelated', person, 'row'],
    ['rename', person, 'row'],
    ['', person, 'row'],
    ['_', person, 'row'],
    ['__name__', person, 'row'],
    ['__proto__', person, 'row'],
    ['größe_name', person, 'größe'],
    ['顧客_name', person, '顧客'],
    ['😀 name', person, '😀'],
  ];
  for (const [name, facet, link] of rows) {
    it(`of ${JSON.stringify(name)} for ${facet.words.at(-1)} is ${JSON.stringify(link)}`, () => {
      expect(defaultLink(name, facet)).to.equal(link);
    });
  }

  for (const type of FIELD_TYPE_NAMES) {
    const facet = fieldTypes.get(type)?.facet;
    if (facet === undefined) continue;
    it(`is the part of the name before any word of ${type}`, () => {
      for (const words of facet.words) {
        expect(defaultLink(`agent_${words}`, facet)).to.equal('agent');
        expect(defaultLink(words, facet)).to.equal(ROW_LINK);
      }
    });
  }
});
