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
  const exported = await importFrom(name);
  const fault = formFault(exported.extension);
  if (fault !== undefined) throw new UnusableExtension(name, fault);
  return { ...(exported.extension as ModuleExtension), module: exported.module };
}

async function importFrom(
  name: string,
): Promise<{ readonly extension: unknown; readonly module: string }> {
  try {
    const module = urlOf(name);
    const { extension } = (await import(module)) as { readonly extension?: unknown };
    return { extension, module };
  } catch (error) {
    throw new UnusableExtension(name, error instanceof Error ? error.message : String(error));
  }
}

function urlOf(name: string): string {
  if (name.startsWith('file:')) return name;
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(name)).href;
  return pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve(name)).href;
}
