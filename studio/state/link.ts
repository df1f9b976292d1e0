import { hasUntypedFields, isObject } from '../../src/page/index.js';
import type { Request } from '../engine/messages.js';
import { engine } from './engine.js';
import { outputOf, withoutOutput } from './output.js';
import { projectOf } from './project.js';
import { openProject, output, project, request } from './store.js';

/** The start of a fragment with a schema: deflated JSON in base64url. */
const PREFIX = '#s=';

interface Linked {
  readonly name: string;
  readonly request: Request;
}

/** The page's address with the schema in its fragment. */
export async function shareLink(address: string): Promise<string> {
  const linked: Linked = { name: project.value.name, request: request.value };
  const [page = ''] = address.split('#', 1);
  return page + PREFIX + (await packed(JSON.stringify(linked)));
}

export function isLink(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** Opens the schema of a link. Returns false if the link is broken. */
export async function openLink(hash: string): Promise<boolean> {
  try {
    const linked: unknown = JSON.parse(await unpacked(hash.slice(PREFIX.length)));
    if (!isObject(linked) || !isObject(linked.request)) return false;
    await openAsked(linked.request, String(linked.name));
    return true;
  } catch {
    return false;
  }
}

/** Opens a request that anybody has written. Its fields without a type get the one that their name means. */
export async function openAsked(asked: Request, name: string): Promise<void> {
  openRequest(hasUntypedFields(asked) ? await engine.named(asked) : asked, name);
}

/** Opens a request with its output. */
export function openRequest(opened: Request, name: string): void {
  output.value = outputOf(opened);
  openProject(projectOf(withoutOutput(opened), name));
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
