import { expect } from 'chai';
import { BOX_WIDTH, type Diagram, diagramOf } from '../../studio/state/diagram-layout.js';
import { projectOf } from '../../studio/state/project.js';
import { referencesOf } from '../../studio/state/references.js';
import { shop } from '../../studio/templates/shop.js';

/** The names of the tables from left to right, those above each other in one list. */
function columns({ boxes }: Diagram): readonly (readonly string[])[] {
  const lefts = [...new Set(boxes.map(({ x }) => x))].sort((a, b) => a - b);
  return lefts.map((left) => boxes.filter(({ x }) => x === left).map(({ name }) => name));
}

const reference = (name: string, table?: string) => ({
  name,
  type: 'reference',
  ...(table !== undefined && { constraints: { table } }),
});

describe('the diagram of tables', () => {
  it('has each table to the right of those that it refers to', () => {
    const diagram = diagramOf(projectOf(shop.request, 'shop'));

    expect(columns(diagram)).to.deep.equal([['customers'], ['orders', 'products'], ['lines']]);
    expect(diagram.lines).to.have.length(3);
  });

  it('has boxes that do not overlap and lie in the picture', () => {
    const { boxes, width, height } = diagramOf(projectOf(shop.request, 'shop'));
    for (const a of boxes) {
      expect(a.x >= 0 && a.x + BOX_WIDTH <= width && a.y >= 0 && a.y + a.height <= height).to.equal(
        true,
      );
      const over = boxes.filter(
        (b) => b !== a && b.x === a.x && b.y < a.y + a.height && a.y < b.y + b.height,
      );
      expect(over).to.deep.equal([]);
    }
  });

  it('has the references of pairs in their order, of a table to itself, and of a circle', () => {
    const document = projectOf(
      {
        tables: [
          { name: 'a', fields: [reference('up', 'a'), reference('b', 'b')] },
          { name: 'b', fields: [reference('a', 'a'), reference('lost', 'nowhere')] },
          { name: 'c', pairs: ['a', 'b'], fields: [reference('x'), reference('y')] },
        ],
      },
      'odd',
    );

    expect(referencesOf(document)).to.deep.equal([
      { from: 0, to: 0, field: 'up' },
      { from: 0, to: 1, field: 'b' },
      { from: 1, to: 0, field: 'a' },
      { from: 2, to: 0, field: 'x' },
      { from: 2, to: 1, field: 'y' },
    ]);
    expect(diagramOf(document).lines).to.have.length(5);
  });

  it('keeps keys and references of a table with many fields', () => {
    const words = Array.from({ length: 30 }, (_, i) => ({ name: `w${i}`, type: 'word' }));
    const fields = [...words, reference('last', 'b')];
    const document = projectOf({ tables: [{ name: 'a', fields }, { name: 'b' }] }, 'wide');
    const lines = diagramOf(document).boxes.find(({ name }) => name === 'a')?.lines ?? [];

    expect(lines.map(({ name }) => name)).to.deep.equal([
      ...words.slice(0, 7).map(({ name }) => name),
      'last',
      'and 23 more',
    ]);
  });
});
