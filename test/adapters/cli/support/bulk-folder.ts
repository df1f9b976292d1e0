import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeManifest, type Manifest } from '../../../../src/domain/bulk/manifest.js';
import { runCommand } from './run-command.js';

/** The files of a run, without its folders, in order; none if its folder is not there. */
export function filesOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
}

export function manifestOf(folder: string): Manifest {
  const manifest = decodeManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  if (manifest === undefined) throw new Error('the manifest cannot be read');
  return manifest;
}

/** Seals a run and returns its manifest. */
export async function sealed(folder: string): Promise<Manifest> {
  const { code, stderr } = await runCommand(['bulk', 'seal', folder]);
  if (code !== 0) throw new Error(stderr);
  return manifestOf(folder);
}
