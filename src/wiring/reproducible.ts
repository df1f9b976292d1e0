import type { ContainerModuleLoadOptions, ResolutionContext, ServiceIdentifier } from 'inversify';
import type { Factories } from '../adapters/engine/made-parts.js';
import type { ProgramParts } from './program-parts.js';
import { type Parts, type TokenName, tokens } from './tokens.js';

/** The parts, by name, that each part bound by `bindFactories` was made of. */
const ingredients = new WeakMap<object, ReadonlyMap<TokenName, unknown>>();

/** Binds parts that other threads and processes can make by the same factories. */
export function bindFactories<Given extends object, Made extends Partial<Parts>>(
  bind: ContainerModuleLoadOptions['bind'],
  factories: Factories<Given, Made>,
): void {
  for (const name of Object.keys(factories) as (keyof Made & TokenName)[]) {
    bind(tokens[name] as ServiceIdentifier<object>)
      .toDynamicValue((container) => {
        const used = new Map<TokenName, unknown>();
        const made = factories[name](noting(used, container) as Given & Made) as object;
        ingredients.set(made, used);
        return made;
      })
      .inSingletonScope();
  }
}

/** All parts of a container. Those that are read are noted in `used`. */
function noting(used: Map<TokenName, unknown>, container: ResolutionContext): object {
  return new Proxy(Object.freeze({}), {
    get: (_, name) => {
      const part = container.get<unknown>(tokens[name as TokenName]);
      used.set(name as TokenName, part);
      return part;
    },
  });
}

/**
 * The names of the parts that a program with these parts cannot make as this container does: a test or a program has bound
 * others in their place.
 */
export function swappedParts(
  { given, makes }: ProgramParts<TokenName>,
  container: ResolutionContext,
) {
  const swapped = (name: TokenName, part: unknown): readonly TokenName[] => {
    if (given.includes(name)) return [];
    const used = ingredients.get(part as object);
    return used === undefined ? [name] : [...used].flatMap((each) => swapped(...each));
  };
  const all = makes.flatMap((name) => swapped(name, container.get<unknown>(tokens[name])));
  return [...new Set(all)];
}
