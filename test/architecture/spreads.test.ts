import { expect } from 'chai';
import { codeOnly } from './support/code-only.js';
import { sourceFiles } from './support/tree.js';

/** The folders whose lists a request, a sample or a hub makes long. */
const FOLDERS = [
  'src/adapters/hubs',
  ...[
    'columns',
    'conditions',
    'constraints',
    'copula',
    'databases',
    'encoding',
    'entities',
    'field-types',
    'formulas',
    'generation',
    'inference',
    'patterns',
    'random',
    'relations',
    'report',
    'schema',
  ].map((folder) => `src/domain/${folder}`),
];

/** A call that takes a number or an element in each argument, with a list spread into its arguments, also behind a first one. */
const SPREAD =
  /(?:\bMath\.(?:max|min|hypot)|\bString\.from(?:CharCode|CodePoint)|\.(?:push|unshift))\((?:[\w\s]+,)?\s*\.\.\./;

describe('calls in the domain and in the hubs', () => {
  it('spread no list whose length a request decides: a long one overflows the stack', () => {
    const found = FOLDERS.flatMap((folder) =>
      sourceFiles(folder).filter(({ text }) => SPREAD.test(codeOnly(text))),
    );

    expect(found.map(({ path }) => path)).to.deep.equal([]);
  });
});
