import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Lets what is in `dist` load the packages of `test/engines` that users install beside Tablewright. Only these: others have
 * other versions at the root.
 */
export function linkEngines(root: string): void {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { peerDependencies } = JSON.parse(manifest) as { readonly peerDependencies: object };
  for (const name of Object.keys(peerDependencies)) {
    const installed = join(root, 'test/engines/node_modules', name);
    const link = join(root, 'dist/node_modules', name);
    rmSync(link, { force: true });
    if (!existsSync(installed)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link, 'junction');
  }
}
