import { type Factories, madeParts } from '../adapters/engine/made-parts.js';
import { pick } from './pick.js';

/** A kind of program: the parts that it is given, and those that it makes of them by factories, by the names of their tokens. */
export interface ProgramParts<Name extends string = string> {
  readonly given: readonly Name[];
  readonly makes: readonly Name[];
}

/**
 * The programs of a server without a container. The server has one, which binds the same factories (`container.ts`): there,
 * parts are rebound, and closed at the end. The others make one to four parts, and start often. The import of Inversify and
 * reflect-metadata takes 0.12 s of processor time, which is as much as `generate` needs for ten columns. Commands and
 * the calls of `tablewright/bulk` need an engine alone, which `standardEngine` makes.
 */
export const programParts = {
  /** A thread that makes rows. */
  thread: { given: ['extensions'], makes: ['engine'] },
  /** A process that infers schemas from samples of data hubs, and sends what it logs to the server. */
  inference: {
    given: ['settings', 'extensions', 'log'],
    makes: ['hubs', 'tables', 'engine', 'inferenceEngine'],
  },
} as const satisfies Readonly<Record<string, ProgramParts>>;

/** What a program with these parts makes of the given ones. */
export function wire<
  P extends ProgramParts,
  Given extends Readonly<Record<P['given'][number], unknown>>,
  Made extends Readonly<Record<P['makes'][number], unknown>>,
>(
  { makes }: P,
  factories: Factories<Given, Made>,
  given: Given,
): Pick<Made, P['makes'][number] & keyof Made> {
  const made: Made = madeParts(factories, given);
  return pick(made, makes as readonly (P['makes'][number] & keyof Made)[]);
}
