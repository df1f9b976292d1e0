import { expect } from 'chai';
import {
  linkedBlocks,
  linkedMost,
} from '../../../../src/domain/inference/dependence/linked-blocks.js';
import type { Node } from '../../../../src/domain/inference/dependence/node.js';
import { inferenceEngine } from '../../../support/tables.js';
import { K, sampleOf, uniform } from './sample-tables.js';

/** Pairs of columns of categories: in nine of ten rows the second one follows from the first. */
function linkedPairs(pairs: number, rows: number): Readonly<Record<string, readonly string[]>> {
  const next = uniform(5);
  const firsts = ['red', 'green', 'blue'];
  const seconds = ['round', 'long', 'flat'];
  const codes = Array.from({ length: pairs }, () =>
    Array.from({ length: rows }, () => Math.floor(3 * next())),
  );
  const other = (code: number): number => (next() < 0.9 ? code : Math.floor(3 * next()));
  return Object.fromEntries([
    ...codes.map((own, i) => [`colour ${i}`, own.map((code) => firsts[code] as string)]),
    ...codes.map((own, i) => [`shape ${i}`, own.map((code) => seconds[other(code)] as string)]),
  ]);
}

describe('tables of more than 100 columns', () => {
  it('have columns that depend on each other, wherever they are', () => {
    const pairs = 60;
    const { fields } = inferenceEngine.infer(sampleOf(linkedPairs(pairs, 400)), {
      k: K,
      locales: [],
    });

    const linked = fields.flatMap(({ name, constraints }, i) => {
      const given = constraints.given as { readonly columns: readonly string[] } | undefined;
      const partner = fields[i < pairs ? i + pairs : i - pairs]?.name ?? '';
      return given?.columns.includes(partner) ? [name] : [];
    });
    expect(linked).to.have.length(pairs);
  });
});

describe('columns that are linked most to others', () => {
  const coded = (codes: readonly number[]): Node =>
    ({ codes: Int16Array.from(codes) }) as unknown as Node;
  const next = uniform(3);
  const draws = (): Node => coded(Array.from({ length: 300 }, () => Math.floor(4 * next())));
  const nodes = Array.from({ length: 9 }, draws);
  const others = [7, 2].map((i) => coded(Array.from(nodes[i]?.codes ?? [], (code) => 3 - code)));

  it('are those that tell about them, in their order', () => {
    expect(linkedMost(nodes, others, 2)).to.deep.equal([nodes[2], nodes[7]]);
  });

  it('are all columns that have room', () => {
    expect(linkedMost(nodes, others, 9)).to.deep.equal(nodes);
    expect(linkedMost(nodes, [], 3)).to.have.length(3);
  });
});

describe('blocks of linked columns', () => {
  const nodesOf = (codes: readonly (readonly number[])[]): readonly Node[] =>
    codes.map((own) => ({ codes: Int16Array.from(own) })) as unknown as readonly Node[];
  const next = uniform(9);
  const draws = (): readonly number[] => Array.from({ length: 300 }, () => Math.floor(4 * next()));
  const firsts = Array.from({ length: 7 }, draws);
  const nodes = nodesOf([...firsts, ...firsts.map((own) => own.map((code) => 3 - code))]);

  it('have each column once, in its order, and the pairs that tell about each other', () => {
    const blocks = linkedBlocks(nodes, 4);
    const places = blocks.map((block) => block.map((node) => nodes.indexOf(node)));

    expect(places.flat().sort((a, b) => a - b)).to.deep.equal(nodes.map((_, i) => i));
    for (const block of places) {
      expect(block.length).to.be.at.most(4);
      expect(block).to.deep.equal(block.toSorted((a, b) => a - b));
      for (const i of block) expect(block).to.include((i + 7) % 14);
    }
  });

  it('are one block if the columns have room in it', () => {
    expect(linkedBlocks(nodes, 14)).to.deep.equal([nodes]);
    expect(linkedBlocks([], 14)).to.deep.equal([[]]);
  });

  it('leave out rows whose value is not disclosed', () => {
    const undisclosed = nodesOf([
      [-1, -1, -1],
      [0, 1, 2],
      [0, 1, 2],
    ]);

    expect(linkedBlocks(undisclosed, 2).map((block) => block.length)).to.deep.equal([2, 1]);
    expect(linkedBlocks(undisclosed, 2)[0]).to.deep.equal([undisclosed[1], undisclosed[2]]);
  });
});
