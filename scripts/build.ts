import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, ROOT, WORLD } from './bundles/bundle.js';
import { bundleStudio } from './bundles/bundle-studio.js';
import { linkEngines } from './bundles/link-engines.js';
import { packCities } from './bundles/pack-cities.js';

// The last steps of a build. Run after the compiler, which does not copy data.
cpSync(join(ROOT, 'src/adapters/places/world'), join(ROOT, WORLD), { recursive: true });
packCities(join(ROOT, WORLD));
linkEngines(ROOT);
await bundle();
await bundleStudio();
