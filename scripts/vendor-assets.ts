import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { type VendoredPackage, vendoredPackages } from './bundles/vendored-packages.js';

// Run from the root of the package, after a build.

/** Downloads a package's tarball, verifies it, and unpacks it into a new folder; returns the path of the folder. */
function unpacked({ name, version, integrity }: VendoredPackage): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-vendor-'));
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
  const [tarball = ''] = readdirSync(folder);
  const bytes = readFileSync(join(folder, tarball));
  const digest = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (digest !== integrity) throw new Error(`${name}@${version} differs from the pinned tarball`);
  execFileSync('tar', ['xzf', tarball], { cwd: folder });
  return folder;
}

function withoutForeignHosts(bytes: Buffer, replaced: VendoredPackage['replaced']): Buffer {
  if (Object.keys(replaced).length === 0) return bytes;
  let text = bytes.toString('utf8');
  for (const [address, replacement] of Object.entries(replaced)) {
    if (!text.includes(address)) throw new Error(`the file no longer contains ${address}`);
    text = text.replaceAll(address, replacement);
  }
  return Buffer.from(text);
}

/** Versions of zlib compress to different bytes, so a file is written only if its content differs. */
function writeCompressed(path: string, content: Buffer): void {
  if (existsSync(path) && gunzipSync(readFileSync(path)).equals(content)) return;
  writeFileSync(path, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

for (const vendored of vendoredPackages) {
  const { folder, served, notices, replaced } = vendored;
  const source = unpacked(vendored);
  const from = (file: string): Buffer => readFileSync(join(source, 'package', file));
  const target = join('assets', folder);
  mkdirSync(target, { recursive: true });
  for (const [file, name] of Object.entries(served)) {
    writeCompressed(join(target, `${name}.gz`), withoutForeignHosts(from(file), replaced));
  }
  for (const file of notices) writeFileSync(join(target, basename(file)), from(file));
  rmSync(source, { recursive: true });
}
