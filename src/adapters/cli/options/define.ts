import type { Command } from 'commander';
import type { LoadedExtension } from '../../engine/loaded-extension.js';

/** Dependencies of commands that only src/programs/command.ts can provide. */
export interface Surroundings {
  /** Loads and starts the server, which then runs until a signal stops it. */
  startServer(): Promise<unknown>;
  /** Loads extensions by the names of their modules. Throws `UnusableExtension` for the first one that cannot be used. */
  loadExtensions(names: readonly string[]): Promise<readonly LoadedExtension[]>;
  /** The module that a thread runs to generate rows. */
  readonly threadEntry: URL;
}

/** Adds the description, arguments, options and action of a command to `command`, which has only its name. */
export type Define = (command: Command, surroundings: Surroundings) => void;
