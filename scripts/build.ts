import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, ROOT, WORLD } from './bundle.js';
import { bundleStudio } from './bundle-studio.js';
import { linkEngines } from './link-engines.js';
import { packCities } from './pack-cities.js';

// The last steps of a build. Run after the compiler, which does not copy data.
cpSync(join(ROOT, 'src/adapters/places/world'), join(ROOT, WORLD), { recursive: true });
packCities(join(ROOT, WORLD));
linkEngines(ROOT);
await bundle();
await bundleStudio();
