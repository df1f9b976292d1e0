import { expect } from 'chai';
import {
  countedNoun,
  namesAmountOfThings,
  namesThings,
} from '../../../src/domain/meanings/counted-nouns.js';

const words = (name: string): readonly string[] => name.split('_');

describe('what a name counts', () => {
  it('is the noun before what was done to it, or the unit before what it measures', () => {
    for (const [name, noun] of [
      ['miles_driven', 'mile'],
      ['questions_asked', 'question'],
      ['training_hours_spent', 'training hour'],
      ['sales_orders_shipped', 'sales order'],
      ['hours_present', 'hour'],
      ['miles_to_go', 'mile'],
      ['days_left', 'day'],
    ] as const) {
      expect(countedNoun(words(name))?.join(' '), name).to.equal(noun);
    }
  });

  it('is nothing for a noun alone, a key, or a name that begins with what was done', () => {
    for (const name of ['hours', 'miles', 'questions', 'paid', 'sent_messages', 'hours_id']) {
      expect(countedNoun(words(name)), name).to.equal(undefined);
    }
  });
});

describe('names of things', () => {
  it('are plurals, also before what was done to them', () => {
    for (const name of ['students', 'expected_students', 'recipients_paid', 'seats_left']) {
      expect(namesThings(words(name)), name).to.equal(true);
    }
    for (const name of ['student', 'gas', 'permissions', 'paid', 'students_id', 'orders_status']) {
      expect(namesThings(words(name)), name).to.equal(false);
    }
  });

  it('say an amount if the noun before it is a plural of things, and not of money', () => {
    for (const name of ['questions_amount', 'open_questions_number', 'rooms_total']) {
      expect(namesAmountOfThings(words(name)), name).to.equal(true);
    }
    for (const name of ['sales_amount', 'gas_amount', 'question_amount', 'amount', 'flags_total']) {
      expect(namesAmountOfThings(words(name)), name).to.equal(false);
    }
  });
});
