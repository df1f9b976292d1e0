import { expect } from 'chai';
import { planted } from './support/planted.js';

/** Violations, each in its own file: a title, the path, the code, and the rules that reject it. */
const violations: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'the domain imports the application',
    'src/domain/schema/a.ts',
    "import { a } from '../../application/ports/clock.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports a type of the application',
    'src/domain/schema/b.ts',
    "import type { A } from '../../application/ports/clock.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports an adapter',
    'src/domain/schema/c.ts',
    "import { a } from '../../adapters/lexicon/packed-lexicon.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain re-exports a member of an adapter',
    'src/domain/d.ts',
    "export { a } from '../adapters/lexicon/packed-lexicon.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports an adapter dynamically',
    'src/domain/e.ts',
    "export const a = () => import('../adapters/lexicon/packed-lexicon.js');",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports the composition root',
    'src/domain/f.ts',
    "import { a } from '../wiring/tokens.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports Koa',
    'src/domain/schema/g.ts',
    "import Koa from 'koa';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports a package with a scope',
    'src/domain/schema/h.ts',
    "import { a } from '@faker-js/faker/locale/en';",
    ['style/noRestrictedImports'],
  ],
  [
    'the domain imports a module of Node',
    'src/domain/schema/i.ts',
    "import { a } from 'node:fs';",
    ['correctness/noNodejsModules', 'style/noRestrictedImports'],
  ],
  [
    'the domain reads a global of Node',
    'src/domain/schema/j.ts',
    'export const a = process.pid;',
    ['style/noRestrictedGlobals'],
  ],
  [
    'the application imports an adapter',
    'src/application/tables/a.ts',
    "import { a } from '../../adapters/http/app.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'the application imports Koa',
    'src/application/tables/b.ts',
    "import Koa from 'koa';",
    ['style/noRestrictedImports'],
  ],
  [
    'the application imports a module of Node',
    'src/application/tables/c.ts',
    "import { a } from 'node:crypto';",
    ['correctness/noNodejsModules', 'style/noRestrictedImports'],
  ],
  [
    'an adapter imports inversify',
    'src/adapters/http/a.ts',
    "import { a } from 'inversify';",
    ['style/noRestrictedImports'],
  ],
  [
    'an adapter imports the composition root',
    'src/adapters/http/routes/b.ts',
    "import { a } from '../../../wiring/tokens.js';",
    ['style/noRestrictedImports'],
  ],
  [
    'two files import each other',
    'src/domain/errors/left.ts',
    "import { right } from './right.js';\nexport const left = () => right;",
    ['suspicious/noImportCycles'],
  ],
  [
    'two files import each other, seen from the other side',
    'src/domain/errors/right.ts',
    "import { left } from './left.js';\nexport const right = () => left;",
    ['suspicious/noImportCycles'],
  ],
  [
    'two files of the page import each other',
    'studio/state/left.ts',
    "import { right } from './right.js';\nexport const left = () => right;",
    ['suspicious/noImportCycles'],
  ],
  [
    'two files of the page import each other, seen from the other side',
    'studio/state/right.ts',
    "import { left } from './left.js';\nexport const right = () => left;",
    ['suspicious/noImportCycles'],
  ],
  [
    'two scripts import each other',
    'scripts/left.ts',
    "import { right } from './right.js';\nexport const left = () => right;",
    ['suspicious/noImportCycles'],
  ],
  [
    'two scripts import each other, seen from the other side',
    'scripts/right.ts',
    "import { left } from './left.js';\nexport const right = () => left;",
    ['suspicious/noImportCycles'],
  ],
];

const allowed: readonly (readonly [string, string, string])[] = [
  [
    'the domain imports itself, fp-ts and io-ts',
    'src/domain/generation/allowed.ts',
    "import * as E from 'fp-ts/lib/Either.js';\nimport * as t from 'io-ts';\nimport { a } from '../errors/fault.js';\nimport { b } from './plan-table.js';",
  ],
  [
    'the application imports the domain and its ports',
    'src/application/tables/allowed.ts',
    "import { a } from '../../domain/errors/fault.js';\nimport { b } from '../ports/clock.js';",
  ],
  [
    'an adapter imports the domain, a port, a package and a module of Node',
    'src/adapters/http/allowed.ts',
    "import { a } from 'node:http';\nimport Koa from 'koa';\nimport { b } from '../../application/ports/clock.js';\nimport { c } from '../../domain/errors/fault.js';",
  ],
  [
    'the composition root imports inversify and an adapter',
    'src/wiring/bindings/allowed.ts',
    "import { a } from 'inversify';\nimport { b } from '../../adapters/http/app.js';",
  ],
];

describe('the linter', () => {
  let refusals: ReadonlyMap<string, readonly string[]>;

  before(() => {
    const files = [...violations, ...allowed].map(([, path, code]) => [path, code] as const);
    refusals = planted(new Map(files));
  });

  for (const [what, path, , rules] of violations) {
    it(`rejects code in which ${what}`, () => {
      expect(refusals.get(path)).to.deep.equal(rules);
    });
  }

  for (const [what, path] of allowed) {
    it(`accepts code in which ${what}`, () => {
      expect(refusals.get(path)).to.equal(undefined);
    });
  }
});
