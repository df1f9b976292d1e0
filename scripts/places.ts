import { writeFileSync } from 'node:fs';
import { placesModule } from './places-module.js';

// Run from the root of the package, after a build.
const { path, text } = placesModule();
writeFileSync(path, text);
