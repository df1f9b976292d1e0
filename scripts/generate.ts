import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { apiReference } from './api-reference.js';
import { constraintsModules } from './constraints-modules.js';
import { pictures } from './pictures.js';
import { referencePages } from './reference-pages.js';
import { studioOffers } from './studio-offers.js';
import { localeModules } from './words/locale-modules.js';

// Run from the root of the package, after a build.
const written = [
  ...(await localeModules()),
  ...constraintsModules(),
  apiReference(),
  studioOffers(),
  ...referencePages(),
  ...(await pictures()),
];
for (const { path, text } of written) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
