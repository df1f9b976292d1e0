import { expect } from 'chai';
import { faultsOf, type Json, pathsOf, request } from '../../../support/tables.js';

const template = (name: string, text: string): Json => ({
  name,
  type: 'template',
  constraints: { template: text },
});

const PATH = '/fields/0/constraints/template';

describe('references to other fields', () => {
  it('are reported once for each unknown field, with the names of all other fields', () => {
    const fields = [
      template('a', '{b}{lost}{lost}{c}'),
      { name: 'b', type: 'integer' },
      { name: 'c', type: 'date' },
    ];

    expect(faultsOf(request({ fields }))).to.deep.equal([
      { path: PATH, message: 'unknown field "lost"', expected: 'one of b, c' },
    ]);
  });

  it('are refused from a field to itself', () => {
    const [fault] = faultsOf(request({ fields: [template('a', '{a}')] }));

    expect(fault).to.deep.equal({
      path: PATH,
      message: 'fields depend on each other in a circle: "a" → "a"',
    });
  });

  const circles: readonly (readonly [string, readonly Json[], readonly string[]])[] = [
    [
      'two fields that name each other, among other fields',
      [template('a', '{c}{b}'), template('b', '{c}{a}'), template('c', 'x')],
      ['"a" → "b" → "a"'],
    ],
    [
      'a circle that the first field only leads to',
      [template('a', '{b}'), template('b', '{c}'), template('c', '{b}')],
      ['"b" → "c" → "b"'],
    ],
    [
      'two circles, once each',
      [template('a', '{b}'), template('b', '{a}'), template('c', '{a}{d}'), template('d', '{c}')],
      ['"a" → "b" → "a"', '"c" → "d" → "c"'],
    ],
    [
      'circles of templates and moments together',
      [
        { name: 'd', type: 'date', constraints: { after: { field: 'd' } } },
        template('t', '{d}{t}'),
      ],
      ['"d" → "d"', '"t" → "t"'],
    ],
  ];
  for (const [title, fields, found] of circles) {
    it(`are refused in ${title}`, () => {
      const messages = faultsOf(request({ fields })).map(({ message }) => message);

      expect(messages).to.deep.equal(
        found.map((circle) => `fields depend on each other in a circle: ${circle}`),
      );
    });
  }

  it('are accepted if several ways lead to a field', () => {
    const fields = [
      template('a', '{b}{c}'),
      template('b', '{d}'),
      template('c', '{d}{b}'),
      template('d', 'x'),
    ];

    expect(pathsOf(request({ fields }))).to.deep.equal([]);
  });

  it('are refused, not expanded, if a text would double with each of many fields', () => {
    const fields = Array.from({ length: 300 }, (_, i) =>
      i === 0 ? { name: 'f0', type: 'name' } : template(`f${i}`, `{f${i - 1}}{f${i - 1}}`),
    );

    expect(pathsOf(request({ rows: 3, fields }))).to.deep.equal(['/fields']);
  });
});
