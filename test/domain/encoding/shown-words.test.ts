import { expect } from 'chai';
import * as fc from 'fast-check';
import { orThrow } from '../../../src/adapters/library/or-throw.js';
import { IndexVector } from '../../../src/domain/columns/vectors.js';
import { TextSegment } from '../../../src/domain/encoding/segments.js';
import { shownWords } from '../../../src/domain/encoding/shown-words.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { TextPlan } from '../../../src/domain/generation/table-plan.js';
import { Arena } from '../../../src/domain/kernel/arena.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { type Scalar, wordTable } from '../../../src/domain/kernel/word-table.js';
import { decode, engine, request } from '../../support/tables.js';
import { always } from '../random/always.js';

const MANY = Object.freeze(Array.from({ length: 1000 }, (_, i) => `word ${i}`));

describe('the words that a small table shows', () => {
  it('are the only ones of a long list that are encoded, at its first use', () => {
    const written: Scalar[] = [];
    const notation = {
      id: 'test:shown',
      write: (word: Scalar) => {
        written.push(word);
        return String(word);
      },
      mostBytes: (units: number) => units,
      null: '',
    };
    const indices = new IndexVector();
    const piece = { kind: 'words', table: wordTable([...MANY]), indices } as const;

    expect(shownWords(piece, notation, undefined, 501), 'many rows').to.equal(undefined);
    const shown = shownWords(piece, notation, undefined, 3) ?? expect.fail('nothing');
    const { step } = shown;
    const arena = new Arena(new ArrayBuffer(4096));
    for (const vector of [indices, ...step.vectors]) vector.allocate(arena, 3);
    indices.data.set([7, 0, 7]);
    step.fill(0, 3, new TypescriptKernel());

    expect(written).to.deep.equal(['word 7', 'word 0', 'word 7']);
    expect(shownWords(piece, notation, undefined, 3), 'second use').to.equal(undefined);
  });

  it('have the bytes of the encoded list, whatever their characters', () => {
    const unit = fc.constantFrom('a', '"', '\u0001', '\n', '=', '€', '💶', ',', '\\', '\u2028');
    const words = fc.uniqueArray(fc.string({ unit, minLength: 1, maxLength: 12 }), {
      minLength: 8,
      maxLength: 12,
    });
    const forms = [
      { format: 'csv' },
      { format: 'csv', csv: { safe_for_spreadsheets: true, null: 'a' } },
      { format: 'tsv' },
      { format: 'json' },
      { format: 'ndjson' },
    ];
    always(
      fc.property(words, fc.constantFrom(...forms), (drawn, form) => {
        // A list is long because of words that no row shows.
        const choices = [...drawn, ...MANY];
        const weights = choices.map((_, i) => (i < drawn.length ? 1 : 0));
        const constraints = { choices, weights, null_rate: 0.2 };
        const fields = [{ name: 'c', type: 'choice', constraints }];
        const decoded = orThrow(decode(request({ ...form, rows: 4, fields })));
        const plans = [1, 2].map(() => orThrow(engine.plan(decoded)) as TextPlan);
        const [few, whole] = plans.map((plan) => Buffer.concat([...encodeTable(plan)]));

        expect(
          plans.map(({ segments }) => segments.some((segment) => segment instanceof TextSegment)),
        ).to.deep.equal([true, false]);
        expect(few).to.deep.equal(whole);
      }),
    );
  });
});
