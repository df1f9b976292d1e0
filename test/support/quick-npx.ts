import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Writes an `npx` into a folder, which starts the command line without npm, and returns a PATH on which it comes first. Npm takes
 * half a second to start and finds the same command; test/docs/commands.test.ts has the README run by npm's.
 */
export function quickNpx(folder: string, cli: string): string {
  const { PATH = '' } = process.env;
  const script = [
    '#!/bin/sh',
    `if [ "$1" = tablewright ]; then shift; exec '${process.execPath}' '${cli}' "$@"; fi`,
    `PATH='${PATH}' exec npx "$@"`,
    '',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npx'), script.join('\n'), { mode: 0o755 });
  return `${folder}${delimiter}${PATH}`;
}
