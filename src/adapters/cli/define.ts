import type { Command } from 'commander';

/** Dependencies of commands that only src/cli.ts can provide. */
export interface Surroundings {
  /** Loads and starts the server, which then runs until a signal stops it. */
  startServer(): Promise<unknown>;
}

/** Adds the description, arguments, options and action of a command to `command`, which has only its name. */
export type Define = (command: Command, surroundings: Surroundings) => void;
