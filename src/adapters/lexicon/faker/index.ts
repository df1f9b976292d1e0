/** Locales of the tables of faker-js: those of the caller's own faker, which the package does not contain. */

export type { FakerDefinitions } from './faker-definitions.js';
export { type FakerLexiconOptions, fakerLexicon } from './faker-lexicon.js';
