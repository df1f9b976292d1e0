import type { HubFactory, HubPlatform } from '../../application/ports/hub-platform.js';
import type { ModuleExtension } from '../../application/ports/module-extension.js';
import { silentLog } from '../../application/ports/silent-log.js';
import { hubPlatforms } from '../hubs/index.js';

/** A segment of a path. */
const NAME = /^[a-z][a-z0-9_-]*$/;

/** A second segment of the first hub, in addition to its name. */
const FIRST = 'hub';

/** Makes the hubs of an extension, after those of earlier extensions. Throws an error that names the first fault. */
export function tryHubs(earlier: readonly ModuleExtension[], { hubs = [] }: ModuleExtension): void {
  const taken = new Set([
    ...Object.keys(hubPlatforms),
    FIRST,
    ...earlier.flatMap(({ hubs: others = [] }) => others.map((make) => platformOf(make).name)),
  ]);
  hubs.forEach((make, i) => {
    const { name, search, files, open } = platformOf(make);
    if (typeof name !== 'string' || !NAME.test(name)) {
      throw new Error(`the name of its hub ${i} is not made of small letters, digits, _ and -`);
    }
    if (taken.has(name)) throw new Error(`two hubs have the name "${name}"`);
    taken.add(name);
    if ([search, files, open].some((method) => typeof method !== 'function')) {
      throw new Error(`its hub ${name} lacks one of the functions search, files and open`);
    }
  });
}

function platformOf(make: HubFactory): HubPlatform {
  return make({ clock: { now: () => 0 }, log: silentLog });
}
