import { expect } from 'chai';
import { allWords, singular } from '../../../src/domain/meanings/name-words.js';

/** Words that end as a key does, and are none. */
const NO_KEYS = [
  ...['valid', 'invalid', 'solid', 'rapid', 'humid', 'hybrid', 'plaid', 'candid', 'covid', 'cupid'],
  ...['fluid', 'liquid', 'timid', 'vivid', 'pyramid', 'orchid', 'squid', 'splendid', 'stupid'],
  ...['euclid', 'android', 'asteroid', 'thyroid', 'steroid', 'ovoid', 'avoid', 'tabloid', 'unpaid'],
  ...['prepaid', 'repaid', 'overpaid', 'braid', 'afraid', 'lipid', 'rigid', 'tepid', 'lucid'],
  ...['acrid', 'nanoid', 'druid', 'uuid', 'guid', 'ulid', 'acid', 'paid', 'eyelid', 'madrid'],
  ...['forbid', 'morbid', 'opioid', 'alkaloid', 'rabid', 'arid', 'fetid', 'torrid', 'pallid'],
];
/** Words that only look as if others were joined in them. */
const WHOLE = [
  ...['support', 'import', 'transport', 'report', 'weekend', 'backend', 'gender', 'language'],
  ...['context', 'notification', 'message', 'category', 'location', 'database', 'keyword'],
  ...['timestamp', 'datetime', 'timezone', 'password', 'website', 'percent', 'discount', 'admin'],
  ...['playlist', 'checklist', 'prototype', 'estate', 'statement', 'subtitle', 'summary', 'thread'],
  ...['placeholder', 'community', 'generate', 'migrate', 'corporate', 'metadata', 'validate'],
];

describe('the words of a name', () => {
  it('are the nouns that a schema joins', () => {
    expect(allWords('jobstatus')).to.deep.equal(['job', 'status']);
    expect(allWords('maxblocksize')).to.deep.equal(['max', 'block', 'size']);
    expect(allWords('orgid')).to.deep.equal(['org', 'id']);
  });

  it('are whole where they only look joined', () => {
    expect([...NO_KEYS, ...WHOLE].filter((word) => allWords(word).length > 1)).to.deep.equal([]);
  });
});

describe('an English word in the singular', () => {
  it('keeps the us of Latin nouns', () => {
    expect(['statuses', 'bonuses', 'houses', 'causes', 'status'].map(singular)).to.deep.equal([
      ...['status', 'bonus', 'house', 'cause', 'status'],
    ]);
  });

  it('keeps the e of a plural in zes', () => {
    expect(['sizes', 'prizes', 'quizzes', 'buzzes', 'quartzes'].map(singular)).to.deep.equal([
      ...['size', 'prize', 'quiz', 'buzz', 'quartz'],
    ]);
  });
});
