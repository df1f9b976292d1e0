import { writeFileSync } from 'node:fs';
import { coverageModule } from './coverage-module.js';
import { englishModule } from './english-module.js';
import { referencePages } from './reference-pages.js';

// Run from the root of the package, after a build.
for (const { path, text } of [englishModule(), await coverageModule(), ...referencePages()]) {
  writeFileSync(path, text);
}
