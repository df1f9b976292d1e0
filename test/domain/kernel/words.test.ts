import { expect } from 'chai';
import * as fc from 'fast-check';
import { Arena } from '../../../src/domain/kernel/arena.js';
import { type EncodedTable, encodeTexts } from '../../../src/domain/kernel/encoded-table.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { WebassemblyKernel } from '../../../src/domain/kernel/webassembly-kernel.js';
import { everyOf } from '../../support/every-of.js';
import { always } from '../random/always.js';
import { kernels } from './kernels.js';

/** The entries of a column, and the index of the entry of each row. */
interface Column {
  readonly entries: readonly string[];
  readonly table: EncodedTable;
  readonly picks: readonly number[];
}

function column(entries: readonly string[], picks: readonly number[]): Column {
  return { entries, table: encodeTexts(entries), picks };
}

/** The rows that a kernel writes for a run of words, each followed by `loose` bytes. */
function writtenBy(
  kernel: Kernel,
  columns: readonly Column[],
  loose: number,
  rows: number,
): readonly string[] {
  const longest = columns
    .map(({ table }) => table.maxLength)
    .reduce((sum, length) => sum + length, loose);
  const arena = kernel.arena(
    (columns.length + 3) * Arena.room(rows + 1, 4) + Arena.room(rows * longest + 32, 1),
  );
  const run = columns.map(({ table, picks }) => {
    const data = arena.int32(rows);
    data.set(picks.slice(0, rows));
    return { table, indices: { data } };
  });
  // Like the row encoder, this adds words of one length without the kernel.
  const lengths = arena.int32(rows).fill(loose);
  for (const words of run) {
    const { minLength, maxLength } = words.table;
    if (minLength < maxLength) kernel.addWordLengths(lengths, words, rows);
    else lengths.set(lengths.map((length) => length + minLength));
  }
  const starts = arena.int32(rows + 1);
  const total = kernel.setOffsets(starts, lengths, rows, longest);
  const offsets = arena.int32(rows);
  offsets.set(starts.subarray(0, rows));
  const out = arena.bytes(total + 32).fill(0x3f);
  kernel.writeWords({ out, offsets, loose }, run, rows);
  kernel.writeLiteral({ out, offsets, loose: 0 }, new Uint8Array(loose).fill(0x7c), rows);
  expect(offsets).to.deep.equal(starts.subarray(1));
  expect(everyOf(out.subarray(total), (byte) => byte === 0x3f)).to.equal(true);
  return Array.from(offsets, (_, i) =>
    new TextDecoder().decode(out.slice(starts[i], (starts[i + 1] as number) - loose)),
  );
}

function expectWritten(
  kernel: Kernel,
  columns: readonly Column[],
  loose: number,
  rows: number,
): void {
  const expected = Array.from({ length: rows }, (_, row) =>
    columns.map(({ entries, picks }) => entries[picks[row] as number]).join(''),
  );
  expect(writtenBy(kernel, columns, loose, rows)).to.deep.equal(expected);
}

/** Entries of any length, or of the lengths for which the kernel has special loops. */
const lengths = fc.oneof(
  fc.constantFrom(
    [0, 40],
    [0, 0],
    [0, 16],
    [1, 3],
    [4, 8],
    [8, 16],
    [17, 17],
    [33, 33],
    [15, 17],
    [16, 16],
    [17, 40],
  ),
);
const columns = lengths.chain(([min, max]) =>
  fc
    .array(fc.string({ minLength: min, maxLength: max, unit: 'grapheme-ascii' }), {
      minLength: 1,
      maxLength: 6,
    })
    .chain((entries) =>
      fc
        .array(fc.nat(entries.length - 1), { minLength: 9, maxLength: 9 })
        .map((picks) => column(entries, picks)),
    ),
);

for (const [name, kernel] of Object.entries(kernels)) {
  describe(`words written by the ${name} kernel`, () => {
    it('are adjacent in every row, and the bytes beyond do not change', () => {
      always(
        fc.property(
          fc.array(columns, { minLength: 1, maxLength: 5 }),
          fc.nat(20),
          fc.integer({ min: 1, max: 9 }),
          (run, loose, rows) => expectWritten(kernel, run, loose, rows),
        ),
      );
    });
  });
}

describe('words written by the WebAssembly kernel with little memory', () => {
  const create = (tables: number): Kernel =>
    WebassemblyKernel.create({ tables, arena: 100_000 }) ?? expect.fail('no WebAssembly');

  it('are correct if the memory for tables fills up within a run', () => {
    const kernel = create(10_000);
    const words = (letters: string, length: number): Column =>
      column(
        [...letters].map((letter) => letter.repeat(length)),
        [0, 1],
      );
    const shared = words('ab', 1000);
    expectWritten(kernel, [shared], 16, 2);
    expectWritten(kernel, [words('xy', 3500)], 16, 2);

    // The new table overwrites the place of the shared one.
    expectWritten(kernel, [shared, words('cd', 1000)], 16, 2);
  });

  it('are correct if a run has more columns than one call of the loop accepts', () => {
    const run = Array.from({ length: 700 }, (_, i) => column([`${i},`, `${i}.`], [0, 1, 1]));

    expectWritten(create(100_000), run, 0, 3);
  });
});
