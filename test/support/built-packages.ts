import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED } from '../../scripts/bundles/bundle.js';
import { packageRoot } from './package-root.js';

const FOLDER = fileURLToPath(new URL('dist/packages', packageRoot));

/** The packed packages that `npm run pack` wrote after the last build, or undefined if it has not run since. */
export function builtPackages(): Readonly<Record<'engine' | 'tablewright', string>> | undefined {
  const built = statSync(BUNDLED).mtimeMs;
  const packed = statSync(FOLDER, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(FOLDER)
    : [];
  const path = (name: RegExp): string | undefined => {
    const file = packed.find((one) => name.test(one));
    return file === undefined ? undefined : join(FOLDER, file);
  };
  const [engine, tablewright] = [/^tablewright-engine-.*\.tgz$/, /^tablewright-\d.*\.tgz$/].map(
    path,
  );
  if (engine === undefined || tablewright === undefined) return undefined;
  const isCurrent = [engine, tablewright].every((file) => statSync(file).mtimeMs > built);
  return isCurrent ? { engine, tablewright } : undefined;
}
