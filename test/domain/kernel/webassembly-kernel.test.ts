import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { TablePlan } from '../../../src/domain/generation/table-plan.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { threadKernel } from '../../../src/domain/kernel/thread-kernel.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { WebassemblyKernel } from '../../../src/domain/kernel/webassembly-kernel.js';
import { bytesOf, type Json, planOf, request } from '../../support/tables.js';

function bytes(input: Json, kernel: Kernel): Buffer {
  return bytesOf(input, { kernel });
}

/** Every type with and without nulls, in a whole window and a part of the next one. */
const allTypes = (format: string): Json =>
  request({
    rows: 1100,
    format,
    fields: FIELD_TYPE_NAMES.flatMap((type) => [
      { name: type, type },
      { name: `${type}_or_null`, type, constraints: { null_rate: 0.3 } },
    ]),
  });

const small = request({ rows: 100, fields: [{ name: 'name', type: 'name' }] });

function create(tables: number, arena: number): WebassemblyKernel {
  return WebassemblyKernel.create({ tables, arena }) ?? expect.fail('no WebAssembly here');
}

describe('the kernel in WebAssembly', () => {
  it('is the kernel of a thread in this engine, in a small size if that is enough', () => {
    const usual = threadKernel(1000, 1000);
    const large = threadKernel(16 * 1024 * 1024, 1000);

    expect(usual).to.be.instanceOf(WebassemblyKernel);
    expect(large).to.be.instanceOf(WebassemblyKernel).and.not.equal(usual);
    expect(threadKernel(1000, 12 * 1024 * 1024)).to.equal(large);
    expect(threadKernel(1000, 1000)).to.equal(usual);
    expect(threadKernel(1024 ** 3, 1000)).to.be.instanceOf(TypescriptKernel);
  });

  for (const format of TEXT_FORMAT_NAMES) {
    it(`writes the bytes of the TypeScript kernel for every type in ${format}`, () => {
      const made = bytes(allTypes(format), threadKernel(0, 0));

      expect(made.equals(bytes(allTypes(format), new TypescriptKernel()))).to.equal(true);
    });
  }

  it('writes the same bytes if tables fill its memory again and again', () => {
    const choices = (letter: string): Json =>
      request({
        rows: 5000,
        fields: [
          {
            name: 'c',
            type: 'choice',
            constraints: {
              choices: Array.from({ length: 1000 }, (_, i) => `${letter.repeat(9)}${i}`),
            },
          },
        ],
      });
    // Only two of the three tables fit at once.
    const kernel = create(45_000, 1024 * 1024);
    const plans = ['a', 'b', 'c'].map((letter) => planOf(choices(letter)));
    const made = (plan: TablePlan, by: Kernel): Buffer =>
      Buffer.concat([...encodeTable(plan, { kernel: by })]);

    for (let round = 0; round < 3; round++) {
      for (const plan of plans) {
        expect(made(plan, kernel).equals(made(plan, new TypescriptKernel()))).to.equal(true);
      }
    }
  });

  for (const [what, tables, arena] of [
    ['tables are too large', 1000, 1024 * 1024],
    ['window is too large', 1024 * 1024, 1000],
  ] as const) {
    it(`leaves a plan to the TypeScript kernel if the ${what}`, () => {
      const kernel = create(tables, arena);

      expect(bytes(small, kernel).equals(bytes(small, new TypescriptKernel()))).to.equal(true);
    });
  }

  it('leaves a plan to the TypeScript kernel if its steps read too much', () => {
    // The names of countries take little room, but the cities that they are drawn by take much.
    const countries = request({ rows: 100, fields: [{ name: 'country', type: 'country' }] });
    const kernel = create(100_000, 1024 * 1024);

    expect(bytes(countries, kernel).equals(bytes(countries, new TypescriptKernel()))).to.equal(
      true,
    );
  });

  it('throws for vectors outside of its memory, and for plans and tables that are too large', () => {
    const kernel = create(1000, 1000);
    const elsewhere = new Int32Array(8);

    expect(() => kernel.drawIndices(elsewhere, { a: 1, b: 2 }, 0, 8, 5)).to.throw(
      'a vector outside of the memory of the kernel',
    );
    expect(() => kernel.arena(1001)).to.throw('a plan too large for this kernel');
    const out = kernel.arena(100).int32(8);
    expect(() => kernel.lookUp(out, new Int32Array(251), out, 8)).to.throw(
      'a table too large for this kernel',
    );
  });

  it('is replaced by the TypeScript kernel if the engine has no WebAssembly', async () => {
    const { execFileSync } = await import('node:child_process');
    const module = new URL('../../../src/domain/kernel/thread-kernel.js', import.meta.url);
    const script = `delete globalThis.WebAssembly;
      const { threadKernel } = await import(${JSON.stringify(module.href)});
      console.log(threadKernel(0, 0).constructor.name);`;

    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script]);

    expect(printed.toString()).to.equal('TypescriptKernel\n');
  });
});
