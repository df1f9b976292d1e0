import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { encodeTable } from '../../../src/domain/generation/encode-table.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { planOf, request } from '../../support/tables.js';

type Lists = Set<Int32Array | Uint32Array>;

/** The reference, which notes the lists that it reads. */
class NotingKernel extends TypescriptKernel {
  readonly lists: Lists = new Set();

  override readonly drawWeighted: Kernel['drawWeighted'] = (out, key, row, count, table) => {
    this.lists.add(table.pairs);
    new TypescriptKernel().drawWeighted(out, key, row, count, table);
  };

  override lookUp(out: Int32Array, list: Int32Array, indices: Int32Array, count: number): void {
    this.lists.add(list);
    super.lookUp(out, list, indices, count);
  }
}

describe('lists that the kernel keeps', () => {
  it('are told by the steps that have it read them, of every type', () => {
    const kernel = new NotingKernel();
    const weighted = { choices: ['a', 'b'], weights: [1, 2] };
    const plan = planOf(
      request({
        rows: 10,
        fields: [
          ...FIELD_TYPE_NAMES.map((type) => ({ name: type, type })),
          { name: 'weighted', type: 'choice', constraints: weighted },
        ],
      }),
    );

    for (const _ of encodeTable(plan, { kernel }));

    const told: Lists = new Set(plan.steps.flatMap(({ lists }) => lists ?? []));
    expect(kernel.lists.size).to.be.above(4);
    expect([...kernel.lists].filter((list) => !told.has(list))).to.deep.equal([]);
  });
});
