import { expect } from 'chai';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { WebassemblyKernel } from '../../../src/domain/kernel/webassembly-kernel.js';
import { bytesOf, planOf, request } from '../../support/tables.js';

const requests = [
  request({
    rows: 9000,
    seed: 1,
    fields: ['name', 'email', 'string', 'uuid'].map((type) => ({ name: type, type })),
  }),
  request({
    rows: 9000,
    seed: 2,
    format: 'csv',
    fields: ['datetime', 'company', 'float'].map((type) => ({
      name: type,
      type,
      constraints: { null_rate: 0.3 },
    })),
  }),
  // Needs more memory than the requests before it, so that the memory grows while their plans run.
  request({
    rows: 2000,
    seed: 3,
    fields: [{ name: 's', type: 'string', constraints: { length: 900 } }],
  }),
];

/** Each kernel has memory for all plans above at once, with little to spare. */
const kernels = {
  TypeScript: () => new TypescriptKernel(),
  WebAssembly: () => WebassemblyKernel.create({ tables: 600_000, arena: 4 * 1024 * 1024 }),
};

for (const [name, create] of Object.entries(kernels))
  describe(`tables generated in turns in one memory by the ${name} kernel`, () => {
    it('have the same bytes as if each ran alone', () => {
      const kernel = create() ?? expect.fail('this engine runs no WebAssembly');
      const running = requests.map((input) => encodeTable(planOf(input), { kernel }));
      const made: Uint8Array[][] = running.map(() => []);
      let left = running.length;

      while (left > 0) {
        left = 0;
        running.forEach((chunks, i) => {
          const { done, value } = chunks.next();
          if (done) return;
          made[i]?.push(value);
          left++;
        });
      }

      made.forEach((chunks, i) => {
        expect(chunks.length).to.be.above(2);
        expect(Buffer.concat(chunks).equals(bytesOf(requests[i]))).to.equal(true);
      });
    });

    it('return chunks that later work does not change', () => {
      const kernel = create() ?? expect.fail('this engine runs no WebAssembly');
      const [first] = encodeTable(planOf(requests[0]), { kernel });
      const copy = first?.slice();

      for (const input of requests) for (const _ of encodeTable(planOf(input), { kernel }));

      expect(first).to.deep.equal(copy);
      expect(first?.buffer.byteLength).to.equal(first?.byteLength);
    });

    it('report the number of generated rows', () => {
      const seen: number[] = [];

      for (const _ of encodeTable(planOf(requests[0]), { onRows: (made) => seen.push(made) }));

      expect(seen).to.deep.equal([...seen].sort((a, b) => a - b));
      expect(seen.at(-1)).to.equal(9000);
      expect(seen[0]).to.be.within(1, 8999);
    });
  });
