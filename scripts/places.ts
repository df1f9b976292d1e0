import { writeFileSync } from 'node:fs';
import { currenciesModule } from './currencies-module.js';
import { placesFiles } from './places-files.js';

// Run from the root of the package, after a build.
for (const { path, text } of [...placesFiles(), currenciesModule()]) writeFileSync(path, text);
