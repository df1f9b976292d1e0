import { writeFileSync } from 'node:fs';
import { referencePages } from './reference-pages.js';

// Run from the root of the package, after a build.
for (const { path, text } of referencePages()) writeFileSync(path, text);
