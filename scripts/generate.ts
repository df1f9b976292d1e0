import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { constraintsModules } from './modules/constraints-modules.js';
import { studioOffers } from './modules/studio-offers.js';
import { apiReference } from './pages/api-reference.js';
import { galleryPage } from './pages/gallery-page.js';
import { referencePages } from './pages/reference-pages.js';
import { pictures } from './pictures/pictures.js';
import { localeModules } from './words/locale-modules.js';

// Run from the root of the package, after a build.
const written = [
  ...(await localeModules()),
  ...constraintsModules(),
  apiReference(),
  studioOffers(),
  ...referencePages(),
  galleryPage(),
  ...(await pictures()),
];
for (const { path, text } of written) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
