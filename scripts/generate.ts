import { writeFileSync } from 'node:fs';
import { coverageModule } from './coverage-module.js';
import { englishModule } from './english-module.js';
import { pictures } from './pictures.js';
import { referencePages } from './reference-pages.js';

// Run from the root of the package, after a build.
const written = [
  englishModule(),
  await coverageModule(),
  ...referencePages(),
  ...(await pictures()),
];
for (const { path, text } of written) writeFileSync(path, text);
