import { writeFileSync } from 'node:fs';
import { currenciesModule } from './modules/currencies-module.js';
import { placesFiles } from './places/places-files.js';

// Run from the root of the package, after a build.
for (const { path, text } of [...placesFiles(), currenciesModule()]) writeFileSync(path, text);
