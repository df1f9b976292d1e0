import type { Faker } from '@faker-js/faker';
import type { Lexicon } from '../../domain/lexicon/lexicon.js';
import type { Atlas } from '../../domain/places/places.js';
import { FakerLexicon } from './faker-lexicon.js';

const ASCII = 'any-ascii';

function moduleOf(locale: string): string {
  return `@faker-js/faker/locale/${locale}`;
}

/**
 * A `require` that also loads ES modules. `import()` would cache a failure until the process ends: a locale that was
 * requested while no file descriptor was left could never be loaded. This file imports nothing from Node, because it is
 * part of the library, which also runs without Node.
 */
function requireHere(): NodeJS.Require {
  return process.getBuiltinModule('node:module').createRequire(import.meta.url);
}

/**
 * Resolves the packages of words in advance, for a process that may run out of file descriptors later: Node would cache
 * a package.json that it could not open as missing.
 */
export function findForeignWords(): void {
  const { resolve } = requireHere();
  for (const specifier of [ASCII, moduleOf('en')]) resolve(specifier);
}

function definitionsOf(locale: string, load: NodeJS.Require): Faker['rawDefinitions'] {
  const { faker } = load(moduleOf(locale)) as { readonly faker: Faker };
  return faker.rawDefinitions;
}

/** Loads the words of a locale of faker-js other than English. Throws if that fails; a later call may succeed. */
export function loadForeignLexicon(locale: string, atlas?: Atlas): Lexicon {
  const load = requireHere();
  const { default: ascii } = load(ASCII) as typeof import('any-ascii');
  const english = definitionsOf('en', load);
  return new FakerLexicon(locale, definitionsOf(locale, load), { english, ascii, atlas });
}
