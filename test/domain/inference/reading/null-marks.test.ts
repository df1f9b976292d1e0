import { expect } from 'chai';
import { nullMarks } from '../../../../src/domain/inference/reading/null-marks.js';
import { cycle, infer, inferOne, many, sampleOf } from '../samples.js';

const marksOf = (...columns: readonly (readonly string[])[]) =>
  nullMarks(columns).map((marks) => [...marks].sort());

const numbers = many(40, (i) => i * 3);
const figures = many(65, (i) => `${i}.5`);
const words = cycle(40, ['minor', 'substantial', 'destroyed']);
const codes = cycle(40, ['AF', 'EU', 'AS', 'OC']);

const cases: readonly (readonly [
  title: string,
  column: readonly string[],
  marks: readonly string[],
])[] = [
  ['NA among numbers is null', [...numbers, 'NA'], ['NA']],
  ['NA among words is null', [...words, 'NA'], ['NA']],
  ['NA among codes of two capitals is a value', [...codes, 'NA'], []],
  ['NA among YES and NO is null', [...cycle(40, ['YES', 'NO']), 'NA'], ['NA']],
  ['N/A among codes is null', [...codes, 'N/A'], ['N/A']],
  ['a hyphen among numbers is null', [...numbers, '-'], ['-']],
  ['a hyphen among signs is a value', [...cycle(40, ['+', '++']), '-'], []],
  ['None among numbers is null', [...numbers, 'None'], ['None']],
  ['None among words is a value', [...words, 'None'], []],
  ['Unknown is a value', [...numbers, 'Unknown'], []],
  ['words among 65 different figures are null', [...figures, 'ERR', 'OFF', 'ERR'], ['ERR', 'OFF']],
  ['words among fewer different figures are values', [...figures.slice(1), 'ERR'], []],
  ['six different words among figures are values', [...figures, ...'ABCDEF'], []],
  [
    'words in a tenth of the rows or less are null',
    [...many(90, (i) => i), ...cycle(10, ['ERR'])],
    ['ERR'],
  ],
  ['words in more rows are values', [...many(90, (i) => i), ...cycle(11, ['ERR'])], []],
  ['NaN and null among numbers are null', [...numbers, 'NaN', 'null'], ['NaN', 'null']],
  ['(blank) is null', [...words, '(blank)'], ['(blank)']],
  ['marks are null if there are no other values', ['NA', 'NA', 'N/A'], ['N/A', 'NA']],
  ['None is a value if there are no other values', ['None', 'None'], []],
];

describe('nullMarks', () => {
  for (const [title, column, marks] of cases) {
    it(`decides that ${title}`, () => {
      expect(marksOf(column)).to.deep.equal([marks]);
    });
  }

  it('treats NA among codes as null if another column uses it as null', () => {
    expect(marksOf([...codes, 'NA'], [...words, 'NA'])).to.deep.equal([['NA'], ['NA']]);
  });
});

describe('the share of nulls', () => {
  it('counts empty cells, blanks, marks and the null of the format', () => {
    const { field } = inferOne('n', [
      ...many(90, (i) => i),
      '',
      '  ',
      '\u00a0',
      ' NA ',
      null,
      '',
      '',
      '',
      '',
      '',
    ]);

    expect(field.constraints.null_rate).to.equal(0.1);
  });

  it('counts words among numbers, so that the column stays one of numbers', () => {
    const { field } = inferOne('n', [...many(97, (i) => `${i % 70}.25`), 'ERR', 'ERR', 'ERR']);
    const { field: often } = inferOne('n', [
      ...many(180, (i) => `${i % 70}.25`),
      ...cycle(20, ['ERR']),
    ]);

    expect(field.type).to.equal('float');
    expect(often).to.deep.include({ type: 'float' });
    expect(often.constraints.null_rate).to.equal(0.1);
  });

  it('is omitted if there are no nulls', () => {
    expect(infer(sampleOf({ n: numbers })).fields[0]?.constraints).to.not.have.property(
      'null_rate',
    );
  });
});
