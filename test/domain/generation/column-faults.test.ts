import { expect } from 'chai';
import { generate, InvalidRequestError } from '../../../src/adapters/library/index.js';
import { textColumn } from '../../../src/domain/columns/pieces.js';
import { text } from '../../../src/domain/constraints/texts.js';
import { fieldType } from '../../../src/domain/field-types/field-type.js';

const given = { minLength: 1, maxLength: 9 };

/** A copy of another column, which must hold texts. */
const copy = fieldType({
  name: 'copy',
  category: 'text and choices',
  description: 'The text of another field.',
  constraints: { of: text('the name of the other field', given) },
  references: ({ of = '' }) => [{ field: of, path: '/of' }],
  checkColumns: ({ of = '' }, context) => {
    const { kind } = context.column(of).type;
    return kind === 'text' ? [] : [{ path: '/of', message: `expected texts, got ${kind}` }];
  },
  capacity: () => 1,
  plan: ({ of = '' }, context) => {
    const { steps, cell } = context.column(of);
    return textColumn(steps, ...cell);
  },
});

function faultsOf(fields: readonly { readonly name: string; readonly type: string }[]) {
  try {
    generate({ rows: 1, fields }, { extensions: [{ fieldTypes: [copy] }] });
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.faults;
    throw error;
  }
  return [];
}

const number = { name: 'n', type: 'integer' };
const copyOf = (of: string, name: string) => ({ name, type: 'copy', constraints: { of } });

describe('rules about the columns that a field refers to', () => {
  it('are checked before the first row, and all faults are reported in the order of the fields', () => {
    const message = 'expected texts, got integer';

    expect(faultsOf([copyOf('n', 'b'), number, copyOf('n', 'a')])).to.deep.equal([
      { path: '/fields/0/constraints/of', message },
      { path: '/fields/2/constraints/of', message },
    ]);
  });

  it('are not checked against a faulty column', () => {
    const fields = [copyOf('b', 'a'), copyOf('n', 'b'), number];

    expect(faultsOf(fields).map(({ path }) => path)).to.deep.equal(['/fields/1/constraints/of']);
  });

  it('are satisfied by columns that suit, whatever the order of the fields', () => {
    expect(
      faultsOf([copyOf('b', 'a'), copyOf('w', 'b'), { name: 'w', type: 'word' }]),
    ).to.deep.equal([]);
  });
});
