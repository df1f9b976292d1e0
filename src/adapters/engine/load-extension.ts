import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleExtension } from '../../application/ports/module-extension.js';
import { formFault } from './extension-codec.js';
import { type LoadedExtension, UnusableExtension } from './loaded-extension.js';

/**
 * Loads the module of an extension: a path, which begins with a dot or is absolute, a `file:` URL, or a package that the
 * current folder has. Its parts are not tried, because threads and processes load extensions that the server has tried.
 *
 * @throws UnusableExtension if the module cannot be loaded or its exports have another form.
 */
export async function loadExtension(name: string): Promise<LoadedExtension> {
  try {
    const module = urlOf(name);
    const { extension } = (await loaded(import(module))) as { readonly extension?: unknown };
    const fault = formFault(extension);
    if (fault !== undefined) throw new Error(fault);
    return { ...(extension as ModuleExtension), module };
  } catch (error) {
    throw new UnusableExtension(name, error);
  }
}

/** Rejects if the process would end before a module is loaded: without a word, and with status 0. */
async function loaded<A>(module: Promise<A>): Promise<A> {
  let refuse = (): void => {};
  const never = new Promise<never>((_, reject) => {
    refuse = () => reject(new Error('it waits for something that never comes'));
  });
  process.once('beforeExit', refuse);
  return await Promise.race([module, never]).finally(() => process.off('beforeExit', refuse));
}

function urlOf(name: string): string {
  if (name.startsWith('file:')) return name;
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(name)).href;
  return pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(name)).href;
}
