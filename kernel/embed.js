// Writes the compiled kernel into the source, so that it needs no file and no network where it runs.
import { readFileSync, writeFileSync } from 'node:fs';

const LINE = 92;

const folder = new URL('.', import.meta.url);
const text = readFileSync(new URL('build/kernel.wasm', folder)).toString('base64');
const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
const source = `// Made by \`npm run kernel\` from kernel/assembly; change the code there instead.

const BASE_64 = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');

/** The WebAssembly module of the kernel's loops. */
export function kernelModule(): Uint8Array {
  const text = atob(BASE_64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
`;
writeFileSync(new URL('../src/domain/kernel/kernel-module.ts', folder), source);
