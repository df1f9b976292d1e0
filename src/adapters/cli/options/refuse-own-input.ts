import { fstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Command } from 'commander';
import { addressScheme } from '../../address-scheme.js';
import { fileOfUrl } from '../../databases/database-schemes.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { STANDARD } from '../output/standard.js';
import { extensionNames } from './extension-names.js';

/** The options that name a file to write. Every command that writes a file names it by one of them. */
export const OUTPUT_OPTIONS = ['out', 'report'] as const;

const [STDIN, STDOUT] = [0, 1];

/** A file of a command line, with a text that is equal for all names of the same file. */
interface NamedFile {
  readonly name: string;
  readonly identity: string | undefined;
}

/**
 * Compares the files that a command reads with those that it writes, before it does anything. Throws `Ending` if one is
 * both, under whatever names, if two results go to one file, or if the name of an output is empty or an address.
 */
export function refuseOwnInput(command: Command): void {
  const options = command.opts();
  // A shell makes an empty name of a variable that is not set.
  const empty = OUTPUT_OPTIONS.find((name) => String(options[name] ?? STANDARD).trim() === '');
  if (empty !== undefined) throw refusal(`--${empty}`, 'the name is empty; name what to write');
  refuseAddress(command);
  const outputs = outputsOf(command);
  const inputs = inputsOf(command);
  for (const [i, output] of outputs.entries()) {
    const input = inputs.find((each) => isSame(each, output));
    if (input !== undefined) {
      throw refusal(output.name, `the command reads this file as ${input.name}; name another file`);
    }
    const other = outputs.slice(0, i).find((each) => isSame(each, output));
    if (other !== undefined) {
      throw refusal(output.name, `${other.name} is the same file; name another file`);
    }
  }
}

/** An address would be the path of a file, and messages about this file would repeat its password. */
function refuseAddress(command: Command): void {
  for (const name of OUTPUT_OPTIONS) {
    const scheme = addressScheme(String(command.opts()[name] ?? ''));
    const takesFile = command.options.some(({ flags }) => flags === `--${name} <file>`);
    if (scheme === undefined || !takesFile) continue;
    throw refusal(
      `--${name}`,
      `expected the name of a file, got ${scheme}…; load --to fills a database, bulk --out writes to a bucket, and other programs take standard output`,
    );
  }
}

/** Throws `Ending` if a file is inside the folder of a run, whose files belong to the run. */
export function refuseInputInside(folder: string, input: string): void {
  const [inside, file] = [realPath(folder), realPath(input)];
  if (inside === undefined || file === undefined) return;
  const path = relative(inside, file);
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return;
  throw refusal(
    `--out ${folder}`,
    `the command reads ${input}, which is in this folder; name a folder for the files of the run alone`,
  );
}

function isSame(one: NamedFile, other: NamedFile): boolean {
  return one.identity !== undefined && one.identity === other.identity;
}

function outputsOf(command: Command): readonly NamedFile[] {
  const options = command.opts();
  const named = OUTPUT_OPTIONS.flatMap((name) => {
    const path: unknown = options[name];
    if (typeof path !== 'string' || path === STANDARD) return [];
    return { name: `--${name} ${path}`, identity: identityOf(path) ?? placeOf(path) };
  });
  return named.some(({ name }) => name.startsWith('--out '))
    ? named
    : [{ name: 'standard output', identity: identityOf(STDOUT) }, ...named];
}

function inputsOf(command: Command): readonly NamedFile[] {
  const { extension, lexicon, meanings } = command.opts();
  const files = [lexicon, meanings].flatMap((name) => (typeof name === 'string' ? [name] : []));
  return [...command.args, ...extensionNames(extension), ...files].map((name) =>
    name === STANDARD
      ? { name: 'standard input', identity: identityOf(STDIN) }
      : { name, identity: identityOf(fileOfUrl(name)?.path ?? name) },
  );
}

/** What a regular file keeps under every name, link or descriptor; undefined if there is no such file. */
function identityOf(file: string | number): string | undefined {
  try {
    // Windows has numbers of files beyond 2^53.
    const found =
      typeof file === 'number'
        ? fstatSync(file, { bigint: true })
        : statSync(file, { bigint: true });
    return found.isFile() ? `${found.dev}:${found.ino}` : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a file that is not there yet. */
function placeOf(path: string): string {
  const folder = realPath(dirname(path));
  return folder === undefined ? resolve(path) : join(folder, basename(path));
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function refusal(what: string, reason: string): Ending {
  return new Ending(exitCode.refused, [`${what}: ${reason}`]);
}
