import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../support/databases/index.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

interface Recipe {
  readonly page: string;
  readonly kind: string;
  /** The environment variables of the page. */
  readonly environment: (url: string) => Readonly<Record<string, string>>;
  /** Queries of one number, and the number that each finds in the end. */
  readonly found: Readonly<Record<string, number>>;
}

const recipes: readonly Recipe[] = [
  {
    page: 'test-with-postgresql',
    kind: 'postgresql',
    environment: (url) => ({ DATABASE_URL: url }),
    found: {
      'SELECT count(*) FROM customers': 201,
      'SELECT count(*) FROM orders': 500,
      'SELECT count(DISTINCT state) FROM orders': 3,
    },
  },
  {
    page: 'fill-a-prisma-project',
    kind: 'postgresql',
    environment: (url) => ({ DATABASE_URL: url }),
    found: {
      'SELECT count(*) FROM users': 200,
      'SELECT count(*) FROM posts JOIN users u ON u.id = author_id': 200,
      'SELECT count(DISTINCT role) FROM users': 2,
    },
  },
  {
    page: 'fill-a-drizzle-project',
    kind: 'postgresql',
    environment: (url) => ({ DATABASE_URL: url }),
    found: {
      'SELECT count(*) FROM customers': 300,
      'SELECT count(*) FROM orders JOIN customers c ON c.id = customer_id': 300,
      'SELECT count(DISTINCT state) FROM orders': 3,
    },
  },
  {
    page: 'fill-mariadb',
    kind: 'mysql',
    environment: (url) => {
      const { hostname, port, username, password, pathname } = new URL(url);
      return {
        DATABASE_URL: url,
        DB_HOST: hostname,
        DB_PORT: port || '3306',
        DB_USER: decodeURIComponent(username),
        DB_NAME: pathname.slice(1),
        MYSQL_PWD: decodeURIComponent(password),
      };
    },
    found: {
      'SELECT count(*) FROM customers': 25_000,
      'SELECT max(id) FROM customers': 25_000,
      'SELECT count(*) FROM customers WHERE email IS NULL': 1250,
    },
  },
];

describe('the recipes for databases', () => {
  for (const { page, kind, environment, found } of recipes) {
    const { reason, create } = databaseCases.find((each) => each.kind === kind) ?? {};
    if (reason !== undefined || create === undefined) {
      it(`run: ${page} (unavailable: ${reason})`);
      continue;
    }

    it(`run: ${page}`, async () => {
      const kitchen = new Kitchen();
      const own: OwnDatabase = await create();
      try {
        kitchen.run(scriptOf(page), environment(own.url));

        for (const [sql, number] of Object.entries(found)) {
          expect(Number((await own.rows(sql))[0]?.[0]), sql).to.be.within(
            number * 0.95,
            number * 1.05,
          );
        }
      } finally {
        await own.drop();
        kitchen.remove();
      }
    });
  }

  it('run: fill-sqlite', () => {
    const kitchen = new Kitchen();
    try {
      kitchen.run(scriptOf('fill-sqlite'));

      const counts = 'SELECT count(*) FROM product_tags; SELECT count(*) FROM products';
      expect(kitchen.run(`sqlite3 shop.sqlite '${counts}'`)).to.equal('2000\n500\n');
    } finally {
      kitchen.remove();
    }
  });
});
