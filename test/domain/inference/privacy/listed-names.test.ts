import { expect } from 'chai';
import { cycle, inferOne } from '../samples.js';

const NAMES = [
  'Robert Miller',
  'Linda Wilson',
  'Karen Davis',
  'Thomas Anderson',
  'Susan Garcia',
  'Daniel Johnson',
  'Patricia Taylor',
  'Michael Thompson',
];

const notations: Readonly<Record<string, (name: string) => string>> = {
  'with a title': (name) => `Dr. ${name}`,
  'with a title of two words': (name) => `Dr. med. ${name}`,
  'without capitals': (name) => name.toLowerCase(),
  'as logins': (name) => name.toLowerCase().replace(' ', '.'),
  'with an underscore': (name) => name.toLowerCase().replace(' ', '_'),
  'with the family name first': (name) => {
    const [first = '', last = ''] = name.split(' ');
    return `${last.toUpperCase()} ${first}`;
  },
  'with a space that does not break': (name) => name.replace(' ', '\u00a0'),
  'of two people': (name) => `${name} / Mark Baker`,
  'in JSON': (name) => JSON.stringify({ owner: name }),
  'in quotes': (name) => `"${name}"`,
  'in XML': (name) => `<owner name='${name}'/>`,
};

const things: Readonly<Record<string, readonly string[]>> = {
  states: ['in progress', 'on hold', 'not started', 'sent back', 'grant given', 'will wait'],
  cities: ['salt lake city', 'santa monica', 'long beach', 'san diego', 'los angeles'],
  companies: ['Morgan Stanley Bank', 'Wells Fargo Bank', 'Baker Hughes Inc', 'Johnson & Johnson'],
  hosts: ['web.north', 'web.south', 'db.north', 'db.south', 'cache.west', 'mail.east'],
  keys: ['user.created', 'user.deleted', 'order.paid', 'order.sent', 'invoice.due'],
};

describe('names on lists in other notations than that of a name alone', () => {
  for (const [notation, written] of Object.entries(notations)) {
    it(`are names ${notation} under any header`, () => {
      const values = NAMES.map(written);

      const { field, summary } = inferOne('x1', cycle(400, values));

      expect(summary.kind).to.be.oneOf(['name', 'username']);
      const shown = (field as { constraints?: { choices?: readonly string[] } }).constraints;
      expect(values.filter((value) => shown?.choices?.includes(value))).to.deep.equal([]);
    });
  }

  for (const [what, values] of Object.entries(things)) {
    it(`are not found in ${what}`, () => {
      expect(inferOne('x1', cycle(400, values)).summary.kind).not.to.equal('name');
    });
  }
});
