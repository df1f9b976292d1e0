import { writeFileSync } from 'node:fs';
import { apiReference } from './api-reference.js';
import { constraintsModules } from './constraints-modules.js';
import { pictures } from './pictures.js';
import { referencePages } from './reference-pages.js';
import { localeModules } from './words/locale-modules.js';

// Run from the root of the package, after a build.
const written = [
  ...(await localeModules()),
  ...constraintsModules(),
  apiReference(),
  ...referencePages(),
  ...(await pictures()),
];
for (const { path, text } of written) writeFileSync(path, text);
