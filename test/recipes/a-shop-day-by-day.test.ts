import { expect } from 'chai';
import { Kitchen, scriptOf } from './support/run-recipe.js';

describe('docs/recipes/a-shop-day-by-day.md', () => {
  const kitchen = new Kitchen();

  after(() => kitchen.remove());

  it('makes a shop whose tables are those of their day after thirty days', () => {
    const found = kitchen.run(
      `${scriptOf('a-shop-day-by-day')}
      sqlite3 shop.sqlite "SELECT count(*) > 500, (SELECT count(*) FROM customers) > 150, (SELECT count(*) FROM items) > 900 FROM orders"`,
    );

    // A difference between the two files would end the script.
    expect(found.trim()).to.equal('1|1|1');
  });
});
