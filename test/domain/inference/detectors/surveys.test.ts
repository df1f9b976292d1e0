import { expect } from 'chai';
import { cycle, inferOne, many } from '../samples.js';
import { itInfers } from './kind-cases.js';

const OFFERED = [
  'Everyone in the row should have some say in the matter',
  'The person in the window seat should decide about it',
];

describe('the columns of a survey', () => {
  itInfers([
    {
      what: 'long answers that were offered',
      name: 'Who should decide about the window shade?',
      cells: cycle(200, OFFERED),
      kind: 'choice',
    },
    {
      what: 'descriptions of the categories of a table',
      name: 'Group Description',
      cells: cycle(200, ['Heart failure and shock', 'Simple pneumonia and pleurisy']),
      kind: 'choice',
    },
    {
      what: 'answers of the form of names to a question about people',
      name: 'Is it rude to wake a passenger up if you are trying to go to the bathroom?',
      cells: cycle(210, ['No, not at all rude', 'Yes, somewhat rude', 'Yes, very rude']),
      kind: 'choice',
    },
    {
      what: 'names in answer to a question about people',
      name: 'Which other passenger of the flight did you talk to for the longest time?',
      cells: many(
        200,
        (i) => `${['Mary', 'James', 'Linda', 'Robert'][i % 4]} M${'aeiou'[i % 5]}rl`,
      ),
      kind: 'name',
      type: 'choice',
    },
    {
      what: 'free answers of which some are equal',
      name: 'What should be done?',
      cells: many(200, (i) =>
        i % 5 === 0 ? `I do not know what should be done about case ${i}` : (OFFERED[i % 2] ?? ''),
      ),
      kind: 'text',
    },
  ]);

  it('lists no text that is rare among answers that were offered', () => {
    const cells = [...cycle(300, OFFERED), 'Ask my neighbour John, who lives in the blue house'];

    expect(inferOne('What should be done?', cells).field.constraints.choices).to.have.members(
      OFFERED,
    );
  });
});

describe('the columns of places and months', () => {
  itInfers([
    {
      what: 'cities that have the form of names',
      name: 'city',
      cells: cycle(200, ['Long Beach', 'Beverly Hills', 'Santa Monica', 'Westwood']),
      kind: 'city',
      type: 'choice',
    },
    {
      what: 'months after their years',
      cells: many(200, (i) => `${1960 + (i % 50)}, ${['May', 'October', 'January'][i % 3]}`),
      kind: 'date',
      constraints: { format: '%Y, %B' },
    },
    {
      what: 'months in digits before their years',
      cells: many(200, (i) => `${1 + (i % 12)}/${2001 + (i % 20)}`),
      kind: 'date',
      constraints: { format: '%-m/%Y' },
    },
  ]);
});
