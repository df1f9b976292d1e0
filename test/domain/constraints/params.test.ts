import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../../../src/domain/basics/members.js';
import { list } from '../../../src/domain/constraints/lists.js';
import { integer, number } from '../../../src/domain/constraints/numbers.js';
import { object } from '../../../src/domain/constraints/objects.js';
import {
  defaultsOf,
  optionalObject,
  parsing,
  reading,
  statedDefault,
  withDefault,
} from '../../../src/domain/constraints/param.js';
import { flag, oneOf } from '../../../src/domain/constraints/texts.js';
import { day } from '../../../src/domain/constraints/times.js';
import { refusal, shown, taken } from './decoding.js';

describe('a list param', () => {
  const weights = list('weights', number('a weight', { min: 0 }), { maxItems: 3 });

  it('accepts one item, and as many as its maximum', () => {
    expect(taken(weights, [1])).to.deep.equal([1]);
    expect(taken(weights, [1, 2.5, 0])).to.deep.equal([1, 2.5, 0]);
  });

  for (const value of [[], [1, 2, 3, 4], '1', 1, {}, { 0: 1, length: 1 }, null, undefined]) {
    it(`refuses ${shown(value)}`, () => {
      expect(refusal(weights, value)).to.deep.equal([['', 'a list of 1 to 3 items']]);
    });
  }

  it('reports each faulty item at its index', () => {
    expect(refusal(weights, [1, '2', -3])).to.deep.equal([
      ['1', 'a finite number'],
      ['2', 'a finite number'],
    ]);
  });

  it('reports a faulty item of a nested list at both indices', () => {
    const nested = list('rows', weights);

    expect(refusal(nested, [[1], [1, null]])).to.deep.equal([['1/1', 'a finite number']]);
  });

  it('reports a hole as a faulty item', () => {
    const holed = [1, 2];
    delete holed[0];

    expect(refusal(weights, holed)).to.deep.equal([['0', 'a finite number']]);
    expect(refusal(weights, new Array(2))).to.have.length(2);
  });

  it('returns its decoded items', () => {
    expect(taken(list('days', day('a day')), ['1970-01-02', '1970-01-01'])).to.deep.equal([1, 0]);
  });

  it('accepts up to 10,000 items by default', () => {
    const many = list('flags', flag('a flag'));
    const items = Array.from({ length: 10_000 }, () => true);

    expect(taken(many, items)).to.deep.equal(items);
    expect(taken(many, [...items, true])).to.equal(undefined);
    expect(many.schema).to.deep.equal({
      type: 'array',
      items: { type: 'boolean' },
      minItems: 1,
      maxItems: 10_000,
    });
  });
});

describe('an object param', () => {
  const options = object(
    'options',
    {
      header: withDefault(flag('whether there is a header'), true),
      step: integer('a step', { min: 1 }),
    },
    { required: ['step'] },
  );

  it('lists its members and their descriptions in its schema', () => {
    expect(options.schema).to.deep.equal({
      type: 'object',
      properties: {
        header: { type: 'boolean', default: true, description: 'whether there is a header' },
        step: {
          type: 'integer',
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'a step',
        },
      },
      required: ['step'],
      additionalProperties: false,
    });
    expect(options.memberNoun).to.equal('member');
  });

  for (const value of [[], [{}], 'text', 5, null, undefined]) {
    it(`refuses ${shown(value)}`, () => {
      expect(isObject(value)).to.equal(false);
      expect(refusal(options, value)).to.deep.equal([['', 'an object']]);
    });
  }

  it('defaults to the defaults of its members if it is left out', () => {
    expect(optionalObject(options).default).to.deep.equal({ header: true });
  });
});

describe('a default', () => {
  it('is decoded like a value of a request, and appears in the schema as it is written', () => {
    const param = withDefault(day('a day'), '1970-01-03');

    expect(param.default).to.equal(2);
    expect(param.schema).to.deep.include({ default: '1970-01-03' });
  });

  it('that the param refuses makes the definition throw', () => {
    expect(() => withDefault(day('a day'), '2023-02-29')).to.throw('the default is not a calendar');
  });

  it('replaces each member that is left out, even if the default is falsy', () => {
    const members = {
      zero: withDefault(integer('a number'), 0),
      no: withDefault(flag('a flag'), false),
      none: integer('without default'),
    };

    expect(defaultsOf(members)).to.deep.equal({ zero: 0, no: false });
  });
});

describe('a value that a reader decodes', () => {
  it('is refused with the expected value that its reader returns', () => {
    const decoder = reading('an even number', (value) =>
      Number(value) % 2 === 0 ? E.right(value) : E.left(`${Number(value) + 1} or so`),
    );
    const param = { ...decoder, schema: {}, description: '' };

    expect(taken(param, 4)).to.equal(4);
    expect(refusal(param, 3)).to.deep.equal([['', '4 or so']]);
  });
});

describe('a default that is only documented', () => {
  it('appears in the schema and is not filled in', () => {
    const param = statedDefault(oneOf('a name', ['a', 'b']), 'b');

    expect(param.schema).to.deep.include({ default: 'b' });
    expect(defaultsOf({ param })).to.deep.equal({});
  });
});

describe('a parsed value', () => {
  it('can be falsy', () => {
    const decoder = parsing('a zero', (value) => (value === '0' ? 0 : undefined));
    const param = { ...decoder, schema: {}, description: '' };

    expect(taken(param, '0')).to.equal(0);
    expect(refusal(param, '1')).to.deep.equal([['', 'a zero']]);
  });
});
