import { readFileSync } from 'node:fs';
import { packageRoot } from './package-root.js';

/** Returns the fenced blocks of a language on a page of the package, in order. */
export function pageBlocks(page: string, language: string): readonly string[] {
  const text = readFileSync(new URL(page, packageRoot), 'utf8');
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...text.matchAll(fence)].map(([, block = '']) => block.trim());
}

/** Returns the first block that contains a text. */
export function blockWith(page: string, language: string, text: string): string {
  const found = pageBlocks(page, language).find((block) => block.includes(text));
  if (found === undefined) throw new Error(`${page} has no ${language} block with ${text}`);
  return found;
}

/** Returns the path and the body of a curl command. */
export function curlRequest(command: string): { readonly path: string; readonly body: string } {
  const [, path = ''] = /http:\/\/127\.0\.0\.1:8080(\S+)/.exec(command) ?? [];
  const [, body = ''] = /-d '(.*)'/.exec(command) ?? [];
  return { path, body };
}
