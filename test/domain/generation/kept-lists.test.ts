import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { planOf, request } from '../../support/tables.js';

type Lists = Set<Int32Array | Uint32Array>;

/** The TypeScript kernel, which records the lists that it reads. */
class RecordingKernel extends TypescriptKernel {
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

describe('the lists that the kernel reads', () => {
  it('are declared by the steps that pass them, for every field type', () => {
    const kernel = new RecordingKernel();
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

    const declared: Lists = new Set(plan.steps.flatMap(({ lists }) => lists ?? []));
    expect(kernel.lists.size).to.be.above(4);
    expect([...kernel.lists].filter((list) => !declared.has(list))).to.deep.equal([]);
  });
});
