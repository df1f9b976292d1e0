import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { evenFacet } from '../entities/facet.js';
import { catalogueOf } from '../entities/product-catalogue.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredWords } from '../lexicon/required-words.js';
import { countRules, drawsOf, ruleColumn } from '../prose/rule-column.js';
import { TextRules } from '../prose/text-rules.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

/** The number of an order or an invoice in both texts of a ticket, in halves of three digits. */
const HIGH = Object.freeze(Array.from({ length: 900 }, (_, i) => String(100 + i)));
const LOW = Object.freeze(Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0')));
const NUMBER = 'number = {high}{low}';

/** The topics of tickets in a language, and the rules of their subjects and descriptions. */
const ticketRules = oncePer((lexicon: Lexicon) => {
  const slots = { product: catalogueOf(lexicon).goods, high: HIGH, low: LOW };
  const rules = new TextRules([...requiredWords(lexicon, 'ticket'), NUMBER], lexicon, slots);
  const topics = rules.formsOf('topics');
  const of = (rule: string) => ({
    rules: topics.map((topic) => rules.rule(rule, topic)),
    get alphabet() {
      return rules.alphabet;
    },
  });
  return { topics, subject: of('subject'), description: of('description') };
});

/** The part of the record of both types. Both show the topic and the product of one ticket. */
function ofTickets(part: 'subject' | 'description') {
  return {
    constraints: {},
    wordLists: ['ticket'],
    capacity: (_: object, lexicon: Lexicon): number => countRules(ticketRules(lexicon)[part].rules),
    plan: (_: object, context: ColumnContext): ColumnPlan => {
      const { entities, link, lexicon } = context;
      const product = entities.product(link);
      const { topics, [part]: texts } = ticketRules(lexicon);
      const topic = evenFacet(product.key('ticket'), 'topic', topics.length);
      const high = evenFacet(product.key('ticket'), 'high', HIGH.length);
      const low = evenFacet(product.key('ticket'), 'low', LOW.length);
      const { item } = product;
      return ruleColumn(
        {
          ...texts,
          ofRows: topic.indices,
          slots: [item.indices, high.indices, low.indices],
          steps: [topic, item, high, low].flatMap(({ steps }) => steps),
        },
        drawsOf(context, product, `ticket ${part}`),
      );
    },
  } as const;
}

export const ticketSubject = fieldType({
  name: 'ticket_subject',
  synonyms: ['issue_title', 'subject'],
  category: 'text and choices',
  description:
    'Subject of a support ticket; agrees with its description and the name of the product.',
  facet: { entity: 'product', words: ['ticket_subject', 'ticket_title', 'subject'] },
  ...ofTickets('subject'),
});

export const ticketDescription = fieldType({
  name: 'ticket_description',
  synonyms: ['ticket', 'complaint', 'issue_description'],
  category: 'text and choices',
  description: 'Text of a support ticket; agrees with its subject and the name of the product.',
  facet: {
    entity: 'product',
    words: ['ticket_description', 'ticket_text', 'ticket_body', 'ticket'],
  },
  ...ofTickets('description'),
});
