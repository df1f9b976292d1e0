import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { databaseCases } from '../support/databases/index.js';
import { packageRoot } from '../support/package-root.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

const PAGE = 'migrate-then-seed';
const PACKAGES = 'test/docs/packages';

/** A Python that has Django. Another one may come first on the path. */
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import django']).status === 0,
);

describe('docs/recipes/migrate-then-seed.md', () => {
  const { reason, create } = databaseCases.find(({ kind }) => kind === 'postgresql') ?? {};
  const isInstalled = existsSync(new URL(`${PACKAGES}/node_modules/typeorm`, packageRoot));
  const missing = reason ?? (isInstalled ? undefined : `npm ci --prefix ${PACKAGES}`);

  const tools: readonly (readonly [section: string, packages: readonly string[]])[] = [
    ['Drizzle', ['drizzle-kit', 'drizzle-orm']],
    ['TypeORM', ['typeorm', 'reflect-metadata']],
  ];
  for (const [section, packages] of tools) {
    if (missing !== undefined || create === undefined) {
      it(`fills the tables of ${section} (unavailable: ${missing})`);
      continue;
    }

    it(`fills the tables of ${section}`, async () => {
      const kitchen = new Kitchen();
      const own = await create();
      try {
        for (const name of packages) kitchen.install(name, PACKAGES);
        kitchen.install('pg', '.');
        kitchen.run(scriptOf(PAGE, section), { DATABASE_URL: own.url });

        const orders = 'SELECT count(*) FROM orders JOIN customers c ON c.id = customer_id';
        expect(await own.rows(orders)).to.deep.equal([['200']]);
        const notes = section === 'Drizzle' ? 'drizzle.__drizzle_migrations' : 'migrations';
        expect(await own.rows(`SELECT count(*) FROM ${notes}`)).to.deep.equal([['1']]);
      } finally {
        await own.drop();
        kitchen.remove();
      }
    });
  }

  if (python === undefined) {
    it('fills the tables of Django (unavailable: apt-get install python3-django)');
    return;
  }

  it('fills the tables of Django', () => {
    const kitchen = new Kitchen();
    try {
      kitchen.run(`python3() { ${python} "$@"; }\n${scriptOf(PAGE, 'Django')}`);

      const count = [
        'from shop.models import Order',
        'print(Order.objects.filter(customer__username__gt="", details__isnull=False).count())',
      ];
      const script = `import django; django.setup(); ${count.join('; ')}`;
      const environment = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: '.' };
      expect(kitchen.run(`${python} -c '${script}'`, environment)).to.equal('200\n');
    } finally {
      kitchen.remove();
    }
  });
});
