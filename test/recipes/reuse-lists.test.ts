import { expect } from 'chai';
import { Kitchen, scriptOf } from './support/run-recipe.js';

describe('docs/recipes/reuse-lists.md', () => {
  const kitchen = new Kitchen();

  before(() => kitchen.run(scriptOf('reuse-lists')));
  after(() => kitchen.remove());

  /** The values of a column, with the number of their rows. */
  function counts(file: string, column: string): ReadonlyMap<string, number> {
    const [head = '', ...rows] = kitchen.read(file).trimEnd().split('\r\n');
    const at = head.split(',').indexOf(column);
    const found = new Map<string, number>();
    for (const row of rows) {
      const value = row.split(',')[at] as string;
      found.set(value, (found.get(value) ?? 0) + 1);
    }
    return found;
  }

  it('makes both tables from the words of one file', () => {
    expect([...counts('visits.csv', 'ward').keys()]).to.have.members([
      'Cardiology',
      'Surgery',
      'Paediatrics',
    ]);
    expect([...counts('meals.csv', 'diet').keys()]).to.have.members(['Vollkost', 'vegetarisch']);
  });

  it('has the weights of the file', () => {
    const triage = counts('visits.csv', 'triage');
    expect(triage.get('green')).to.be.within(1300, 1500);
    expect(triage.get('red')).to.be.within(60, 145);
    expect(counts('meals.csv', 'diet').get('Vollkost')).to.be.within(1500, 1700);
  });
});
