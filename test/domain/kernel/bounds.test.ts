import { expect } from 'chai';
import type { Arena } from '../../../src/domain/kernel/arena.js';
import { encodeTexts } from '../../../src/domain/kernel/encoded-table.js';
import type { Target } from '../../../src/domain/kernel/kernel.js';
import { WebassemblyKernel } from '../../../src/domain/kernel/webassembly-kernel.js';
import { weightsByState } from '../../../src/domain/random/by-state.js';
import { everyOf } from '../../support/every-of.js';
import { kernels } from './kernels.js';

const KEY = { a: 1, b: 2 };
/** Rows that four lanes of SIMD do not divide. */
const ROWS = 11;
const ARENA = 4096;

function create(): WebassemblyKernel {
  return WebassemblyKernel.create({ tables: 4096, arena: ARENA }) ?? expect.fail('no WebAssembly');
}

/** Indices of a window, of which the one of `row` is `index`. */
function indicesOf(arena: Arena, row: number, index: number): Int32Array {
  const indices = arena.int32(ROWS);
  indices[row] = index;
  return indices;
}

/** Rows of ten bytes, and the memory after them. */
function targetOf(arena: Arena): Target & { readonly after: Uint8Array } {
  const offsets = arena.int32(ROWS);
  for (let i = 0; i < ROWS; i++) offsets[i] = 10 * i;
  const out = arena.bytes(10 * ROWS);
  return { out, offsets, loose: 0, after: arena.bytes(1000).fill(7) };
}

describe('the bounds of the kernel in WebAssembly', () => {
  const outside = 'an index outside of its table';

  for (const [what, row, index] of [
    ['is the number of entries', 0, 3],
    ['is negative, among four', 6, -1],
    ['is negative, in the last row', ROWS - 1, -1],
    ['is far away', 5, 2 ** 30],
  ] as const) {
    it(`hold for an index that ${what}`, () => {
      const kernel = create();
      const arena = kernel.arena(ARENA);
      const indices = indicesOf(arena, row, index);
      const out = arena.int32(ROWS);
      const { after, ...target } = targetOf(arena);
      const states = [0, 1, 2].map((at) => [{ index: at, weight: 1 }]);

      expect(() => kernel.lookUp(out, Int32Array.of(1, 2, 3), indices, ROWS)).to.throw(outside);
      expect(() => kernel.drawByState(out, KEY, 0, ROWS, indices, weightsByState(states))).to.throw(
        outside,
      );
      for (const texts of [
        ['a', 'bb', 'ccc'],
        ['aaaa', 'bbbb', 'cccc'],
        ['a'.repeat(40), 'b'.repeat(30), 'c'.repeat(20)],
      ]) {
        const words = { table: encodeTexts(texts), indices: { data: indices } };
        expect(() => kernel.writeWords(target, [words], ROWS)).to.throw(outside);
        expect(() => kernel.writeWords({ ...target, loose: 99 }, [words], ROWS)).to.throw(outside);
      }
      expect(everyOf(after, (byte) => byte === 7)).to.equal(true);
      indices[row] = 2;
      kernel.lookUp(out, Int32Array.of(1, 2, 3), indices, ROWS);
      expect(out[row]).to.equal(3);
    });
  }

  for (const [what, row, start, length] of [
    ['ends after its vector', 2, 90, 11],
    ['begins before it', 6, -1, 3],
    ['has a negative length', ROWS - 1, 5, -1],
    ['is longer than planned', 9, 0, 11],
  ] as const) {
    it(`hold for a text that ${what}`, () => {
      const kernel = create();
      const arena = kernel.arena(ARENA);
      const { after, ...target } = targetOf(arena);
      const [starts, lengths] = [arena.int32(ROWS).fill(0), arena.int32(ROWS).fill(1)];
      const texts = { data: arena.bytes(100), starts, lengths, maxLength: 10 };
      [starts[row], lengths[row]] = [start, length];

      for (const loose of [0, 99]) {
        expect(() => kernel.writeTexts({ ...target, loose }, texts, ROWS)).to.throw(
          'a text outside of its vector, or longer than its plan says',
        );
      }
      expect(everyOf(after, (byte) => byte === 7)).to.equal(true);
      [starts[row], lengths[row]] = [90, 10];
      kernel.writeTexts(target, texts, ROWS);
      expect(target.offsets[row]).to.equal(10 * row + 10);
    });
  }

  it('hold for a vector that is shorter than the window', () => {
    const kernel = create();
    const arena = kernel.arena(ARENA);
    const [short, whole] = [arena.int32(ROWS - 1), arena.int32(ROWS)];

    expect(() => kernel.drawIndices(short, KEY, 0, ROWS, 5)).to.throw(
      'a vector shorter than the window',
    );
    expect(() => kernel.setOffsets(whole, whole, ROWS, 10)).to.throw(
      'a vector shorter than the window',
    );
  });
});

describe('every kernel', () => {
  for (const [name, kernel] of Object.entries(kernels)) {
    it(`refuses rows that are longer than planned, before they are written: ${name}`, () => {
      const arena = kernel.arena(ARENA);
      const offsets = arena.int32(ROWS + 1);
      for (const [row, length] of [
        [0, 11],
        [6, -1],
        [ROWS - 1, 11],
      ] as const) {
        const lengths = arena.int32(ROWS).fill(10);
        lengths[row] = length;
        expect(() => kernel.setOffsets(offsets, lengths, ROWS, 10)).to.throw(
          'a row is longer than its plan says',
        );
      }
      expect(kernel.setOffsets(offsets, arena.int32(ROWS).fill(10), ROWS, 10)).to.equal(10 * ROWS);
    });
  }
});
