import { createRequire } from 'node:module';
import type { Locale } from './locale.js';

/**
 * Loads the words of a locale in Node. It requires the module, because `import()` would cache a failure until the
 * process ends: a locale that was requested while no file descriptor was left could never be loaded.
 *
 * @throws Error if the module cannot be loaded; a later call may succeed.
 */
export function loadLocale(locale: string): Locale {
  const load = createRequire(import.meta.url);
  const module = load(`./locales/${locale}.js`) as Readonly<Record<string, Locale>>;
  return module[locale] as Locale;
}
