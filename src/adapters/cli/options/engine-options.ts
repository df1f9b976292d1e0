import type { Command } from 'commander';
import type { Extension } from '../../../domain/engine/extension.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { standardEngine } from '../../engine/standard-engine.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Surroundings } from './define.js';
import { extensionNames, FROM_ENVIRONMENT } from './extension-names.js';

/** Options of the commands that use the engine. */
export interface EngineOptions {
  readonly extension?: readonly string[];
}

export function takeExtensions(command: Command): Command {
  return command.option(
    '--extension <module>',
    `path or package that adds field types, formats, SQL dialects, locales or meanings; may be given more than once, besides ${FROM_ENVIRONMENT}`,
    (module: string, earlier: readonly string[] = []) => [...earlier, module],
  );
}

interface LoadedEngine {
  readonly engine: TableEngine;
  /** The URLs of the modules of its extensions. */
  readonly modules: readonly string[];
}

/** The engine with the extensions that the environment and the options name, besides those of the command itself. */
export async function engineOf(
  { extension }: EngineOptions,
  { loadExtensions }: Surroundings,
  own: readonly Extension[] = [],
): Promise<LoadedEngine> {
  const given = extensionNames(extension);
  if (given.length === 0) return { engine: standardEngine(own), modules: [] };
  const loaded = await loadExtensions(given).catch(refuse);
  return {
    engine: standardEngine([...own, ...loaded]),
    modules: loaded.map(({ module }) => module),
  };
}

function refuse(error: Error): never {
  if (error.name === 'UnusableExtension') throw new Ending(exitCode.refused, [error.message]);
  throw error;
}
