import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const TABLES = `
  CREATE TABLE people (
    id INTEGER PRIMARY KEY, name VARCHAR(60) NOT NULL, posts_count INTEGER NOT NULL, num_followers INTEGER,
    likes_count INTEGER NOT NULL CHECK (likes_count > 0), last_post_at TIMESTAMP NULL);
  CREATE TABLE posts (
    id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL, comments_count INTEGER NOT NULL CHECK (comments_count >= 0),
    number_of_tags INTEGER NOT NULL, created_at TIMESTAMP NOT NULL,
    FOREIGN KEY (person_id) REFERENCES people (id));
  CREATE TABLE comments (
    id INTEGER PRIMARY KEY, post_id INTEGER, author_id INTEGER,
    FOREIGN KEY (post_id) REFERENCES posts (id), FOREIGN KEY (author_id) REFERENCES people (id));
  CREATE TABLE tags (id INTEGER PRIMARY KEY, name VARCHAR(30) NOT NULL);
  CREATE TABLE post_tags (
    post_id INTEGER NOT NULL, tag_id INTEGER NOT NULL, PRIMARY KEY (post_id, tag_id),
    FOREIGN KEY (post_id) REFERENCES posts (id), FOREIGN KEY (tag_id) REFERENCES tags (id));
  CREATE TABLE follows (
    follower_id INTEGER NOT NULL, followed_id INTEGER NOT NULL, PRIMARY KEY (follower_id, followed_id),
    FOREIGN KEY (follower_id) REFERENCES people (id), FOREIGN KEY (followed_id) REFERENCES people (id));
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY, item_count INTEGER NOT NULL, subtotal DECIMAL(12, 2) NOT NULL, tax DECIMAL(12, 2),
    shipping_cost DECIMAL(10, 2) NOT NULL, discount_amount DECIMAL(12, 2), total_amount DECIMAL(12, 2) NOT NULL);
  CREATE TABLE order_items (
    id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL, quantity INTEGER, unit_price DECIMAL(10, 2) NOT NULL,
    line_total DECIMAL(12, 2) NOT NULL, FOREIGN KEY (order_id) REFERENCES orders (id));
  CREATE TABLE invoices (id INTEGER PRIMARY KEY, total_cents INTEGER NOT NULL CHECK (total_cents >= 0));
  CREATE TABLE invoice_lines (
    invoice_id INTEGER NOT NULL, line_no INTEGER NOT NULL, qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 9),
    price_cents INTEGER NOT NULL, PRIMARY KEY (invoice_id, line_no),
    FOREIGN KEY (invoice_id) REFERENCES invoices (id));`;

/** The rows of a table whose value is not that of the rows that it counts. */
const DIFFERING: Readonly<Record<string, string>> = {
  posts_count: `people p WHERE posts_count <> (SELECT count(*) FROM posts WHERE person_id = p.id)`,
  num_followers: `people p WHERE num_followers <> (SELECT count(*) FROM follows WHERE followed_id = p.id)`,
  last_post_at: `people p WHERE coalesce(last_post_at <> (SELECT max(created_at) FROM posts WHERE person_id = p.id),
    last_post_at IS NOT NULL OR posts_count > 0)`,
  comments_count: `posts p WHERE comments_count <> (SELECT count(*) FROM comments WHERE post_id = p.id)`,
  number_of_tags: `posts p WHERE number_of_tags <> (SELECT count(*) FROM post_tags WHERE post_id = p.id)`,
  item_count: `orders o WHERE item_count <> (SELECT count(*) FROM order_items WHERE order_id = o.id)`,
  subtotal: `orders o WHERE round(100 * subtotal) <> (SELECT round(100 * sum(line_total)) FROM order_items WHERE order_id = o.id)`,
  total_amount: `orders WHERE round(100 * total_amount) <> round(100 * (subtotal + tax + shipping_cost - discount_amount))`,
  line_total: `order_items WHERE round(100 * line_total) <> round(100 * quantity * unit_price)`,
  total_cents: `invoices i WHERE total_cents <> (SELECT sum(qty * price_cents) FROM invoice_lines WHERE invoice_id = i.id)`,
};

for (const { title, reason, create } of databaseCases) {
  describe(`counters and amounts in ${title}`, () => {
    if (reason !== undefined) {
      it(`agree with the rows that they count (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      await own.run(TABLES);
    });
    after(() => own.drop());

    it('agree with the rows that they count and add up, as the plan says', async () => {
      const seed = (...args: readonly string[]) =>
        runCommand(['seed', own.url, '--rows', '60', '--seed', '1', ...args]);
      const plan = (await seed('--plan')).stdout.toString();
      const filled = await seed();

      expect(filled.code, filled.stderr).to.equal(0);
      for (const [column, rows] of Object.entries(DIFFERING)) {
        expect(plan).to.match(new RegExp(`^  \\w+\\.${column} (?:counts|is) `, 'm'));
        expect(await own.rows(`SELECT * FROM ${rows}`), column).to.deep.equal([]);
      }
      // No table of likes is there to count, and a check wants more than none.
      expect(plan).not.to.include('likes_count');
      const [row] = await own.rows(
        'SELECT count(*) FROM orders WHERE tax IS NULL OR total_amount < 0 OR discount_amount > subtotal',
      );
      expect(Number(row?.[0])).to.equal(0);
    });
  });
}
