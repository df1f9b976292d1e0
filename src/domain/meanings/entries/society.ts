import { type Meaning, range } from '../meaning.js';

/** Events, schools, politics, polls and companies, and how people speak of them. */
export const society: readonly Meaning[] = [
  {
    names: 'col label, column label, field label, header label, axis label, column title',
    list: 'Name, Date, Amount, Category, Status, Quantity, Price, Email, Notes, Country',
  },
  {
    names: 'caption, title',
    of: 'label, button, menu, tab, link, badge',
    list: 'Important, Work, Personal, To Do, Later, Read more, Contact, Overview',
  },
  { names: 'principal, headmaster, dean, mayor, chairman, president, chairperson', type: 'name' },
  {
    names: 'party, political party, party name',
    of: 'member, politician, candidate, election, voter, vote, representative, senator, mp',
    list: 'Conservative, Labour, Liberal, Green, Independent, Democratic, Republican, Social Democratic',
  },
  { names: 'constituency, electoral district, electorate, precinct', type: 'city' },
  {
    names: 'name, title',
    of: 'committee, council, panel, commission, chamber',
    list: 'Finance Committee, Audit Committee, Education Committee, Health Committee, Planning Committee, Ethics Committee, Transport Committee',
  },
  {
    names: 'committee, committee name',
    list: 'Finance Committee, Audit Committee, Education Committee, Health Committee, Planning Committee, Ethics Committee, Transport Committee',
  },
  {
    names: 'acronym, abbreviation, abbr, abbrev, short form',
    type: 'string',
    constraints: { pattern: '[A-Z]{2,4}' },
  },
  {
    names: 'address name, address title, address label',
    list: 'Home=46, Work=26, Office=16, Parents=12',
  },
  { names: 'grade level', list: 'K, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12', numbers: range(1, 12) },
  { names: 'column, number of column, col count', numbers: range(1, 12, 3) },
  { names: 'factor, multiplier, coefficient', numbers: range(0.5, 5, 1, 2) },
  { names: 'file attached, attached', type: 'file_name' },
  { names: 'source', list: 'manual=34, import=26, api=24, web=16' },
  {
    names: 'attachment',
    of: 'webauthn, passkey, authenticator',
    list: 'platform=62, cross-platform=38',
  },
  {
    names: 'title, name, label, text',
    of: 'question',
    list: 'How satisfied are you with our service?, What could we do better?, How did you hear about us?, Would you recommend us to a friend?, How often do you use the product?, Which feature do you miss most?',
  },
  {
    names: 'value, code, number',
    of: 'barcode',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]{11}' },
  },
  {
    names: 'depth, level',
    of: 'comment, thread, tree, node, category, reply, menu, folder',
    numbers: range(0, 6),
  },
  { names: 'vote, score, value', of: 'vote, voting, ballot, upvote', numbers: range(-1, 1) },
  {
    names: 'carrier',
    beside: 'asn, ip addr, ip address, phone, phone number, imsi, sim, network',
    list: 'Vodafone, Orange, T-Mobile, Verizon, Telefonica',
  },
  { names: 'other name, given names, forenames, middle names', type: 'first_name' },
  {
    names:
      'abn, business number, company number, company registration number, trade register number',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]{10}' },
  },
  {
    names: 'issuer',
    of: 'totp, otp, authenticator, invoice, certificate, document, credential, badge, token',
    type: 'company',
  },
  {
    names: 'mission, mission statement, vision, vision statement',
    list: 'Help families in the region., Make good food affordable., Protect rivers and forests., Give young people a start., Bring neighbours together., Support research on health.',
  },
  {
    names: 'operator, comparison, comparison operator, comparator',
    of: 'condition, rule, filter, query, criteria, criterion, expression, segment, comparison, constraint, check',
    texts: ['=', '!=', '>', '<', 'contains'],
  },
  { names: 'comparison operator, comparator', texts: ['=', '!=', '>', '<', 'contains'] },
  {
    names: 'goal, objective, aim',
    list: 'Save money, Reduce costs, Grow sales, Improve health, Learn a language, Launch the product, Find a new home',
  },
  { names: 'postal code, zip code, zip, postcode', numbers: range(10_000, 99_999) },
  { names: 'from, to, base, quote', of: 'exchange rate', type: 'currency' },
  { names: 'rate', of: 'exchange, currency, fx, forex', numbers: range(0.5, 2, 1.05, 4) },
  {
    names: 'name, title',
    of: 'entry, transaction, expense, purchase, spending',
    beside: 'amount, currency',
    list: 'Grocery store, Monthly rent, Salary, Online transfer, Cash withdrawal, Restaurant, Electricity, Fuel, Insurance, Pharmacy, Train ticket, Phone bill',
  },
  {
    names: 'instruction, instructions text, guideline, direction text',
    list: 'Read the guide first., Follow the steps in order., Keep a copy of the form., Ask the manager before you start., Check the result twice., Save your work every hour.',
  },
  {
    names: 'uri',
    of: 'request, log, visit, access, hit, http, view, pageview, route',
    list: '/=20, /pricing=14, /login=16, /products=20, /api/v1/users=15, /api/v1/orders=15',
  },
  {
    names: 'name, title, short name, event name',
    of: 'event',
    beside:
      'location, venue, start ts, start time, starts at, start date, start at, available seat, address, latitude, capacity, ticket price',
    list: 'Spring Conference, Jazz Night, City Marathon, Food Market, Open Air Cinema, Startup Meetup, Photo Workshop, Charity Run, Book Fair, Winter Concert',
  },
  {
    names: 'type, kind, event type, category',
    of: 'event',
    beside:
      'location, venue, start ts, start time, starts at, start date, start at, available seat, address, latitude, capacity, ticket price',
    list: 'conference=24, workshop=24, concert=20, meetup=20, webinar=12',
  },
  { names: 'color code, colour code, hex color, hex colour, color hex', type: 'color' },
  {
    names: 'title, name',
    of: 'photo, picture, photograph, screenshot, snapshot',
    list: 'Sunset over the harbour, Team at the annual meeting, The new office, View from the bridge, First day of the market, Old town in winter, Before and after, Opening night',
  },
  { names: 'type, kind', of: 'role', list: 'member=50, leader=20, helper=16, guest=14' },
  {
    names: 'quote, citation text, testimonial quote',
    list: 'It saves us hours every week., I wish we had found it earlier., The support is excellent., We learned a lot from it., A great experience for the whole team.',
  },
  { names: 'sentence', type: 'sentence' },
  {
    names: 'house number, street number, building number',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]?[A-C]?' },
  },
  {
    names: 'vcs type, vcs, vcs provider, scm type, scm, git provider',
    list: 'github=62, gitlab=22, bitbucket=16',
  },
];
