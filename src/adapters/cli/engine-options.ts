import type { Command } from 'commander';
import type { Engine } from '../../domain/engine/engine.js';
import { standardEngine } from '../engine/standard-engine.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';

/** Options of the commands that use the engine. */
export interface EngineOptions {
  readonly extension?: readonly string[];
}

const FROM_ENVIRONMENT = 'TABLEWRIGHT_EXTENSIONS';

export function takeExtensions(command: Command): Command {
  return command.option(
    '--extension <module>',
    `path or package that adds field types, formats, SQL dialects or locales; may be given more than once, besides ${FROM_ENVIRONMENT}`,
    (module: string, earlier: readonly string[] = []) => [...earlier, module],
  );
}

/** The engine with the extensions that the environment and the options name. */
export async function engineOf({ extension = [] }: EngineOptions): Promise<Engine> {
  const fromEnvironment = (process.env[FROM_ENVIRONMENT] ?? '').split(',');
  const names = [...fromEnvironment, ...extension].map((name) => name.trim());
  const given = [...new Set(names.filter((name) => name !== ''))];
  if (given.length === 0) return standardEngine();
  // Only extensions need Node's module loader and the codecs, so other starts do not load them.
  const { loadExtensions } = await import('../engine/load-extensions.js');
  return standardEngine(await loadExtensions(given).catch(refuse));
}

function refuse(error: Error): never {
  if (error.name === 'UnusableExtension') throw new Ending(exitCode.refused, [error.message]);
  throw error;
}
