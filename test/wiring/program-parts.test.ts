import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { engineFactories } from '../../src/adapters/engine/engine-factories.js';
import { inferenceFactories } from '../../src/wiring/inference-factories.js';
import { type ProgramParts, programParts } from '../../src/wiring/program-parts.js';
import { tokens } from '../../src/wiring/tokens.js';
import { packageRoot } from '../support/package-root.js';

/** The modules at which the programs of each kind begin. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  command: ['programs/command', 'programs/fast-start/script'],
  bulk: ['programs/bulk'],
  thread: ['programs/thread'],
  inference: ['programs/inference'],
};

const SERVER = ['main', 'programs/service'];

/** The import of a module or a package that is loaded at the start. */
const STATIC_IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'/gm;

/** The compiled modules and the packages that start with a module. */
function loadedBy(module: string): ReadonlySet<string> {
  const found = new Set<string>();
  const ahead = [new URL(`dist/src/${module}.js`, packageRoot).href];
  for (let url = ahead.pop(); url !== undefined; url = ahead.pop()) {
    if (found.has(url)) continue;
    found.add(url);
    if (!url.startsWith('file:')) continue;
    for (const [, from, alone] of readFileSync(new URL(url), 'utf8').matchAll(STATIC_IMPORT)) {
      const specifier = from ?? alone ?? '';
      ahead.push(specifier.startsWith('.') ? new URL(specifier, url).href : specifier);
    }
  }
  return found;
}

describe('the parts of programs', () => {
  for (const module of SERVER) {
    it(`come from a container in ${module}`, () => {
      expect([...loadedBy(module)]).to.include('inversify');
    });
  }

  for (const [name, modules] of Object.entries(PROGRAMS)) {
    it(`of ${name} come from the factories that the container binds`, () => {
      const loaded = modules.flatMap((module) => [...loadedBy(module)]);

      expect(loaded.some((url) => url.endsWith('/engine-factories.js'))).to.equal(true);
    });

    for (const module of modules) {
      it(`of ${name} come from no container in ${module}`, () => {
        const loaded = [...loadedBy(module)];

        expect(loaded.length).to.be.above(modules.length);
        expect(loaded.filter((one) => /^inversify|^reflect-metadata/.test(one))).to.deep.equal([]);
      });
    }
  }

  const factories = Object.keys({ ...engineFactories, ...inferenceFactories });

  for (const [name, { given, makes }] of Object.entries<ProgramParts>(programParts)) {
    it(`of ${name} are given, or have a factory`, () => {
      expect(Object.keys(tokens)).to.include.members([...given, ...makes]);
      expect(factories).to.include.members([...makes]);
      expect(factories).not.to.include.members([...given]);
    });
  }
});
