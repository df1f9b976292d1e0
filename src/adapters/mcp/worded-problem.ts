import { isObject, type Members } from '../../domain/basics/members.js';

const NO_MESSAGE =
  'expected a message of JSON-RPC 2.0 on a line: an object with the members jsonrpc, id, method and params';

/** What the protocol says of a message that it does not take, with its list of broken rules as a sentence. */
export function wordedProblem(said: string): string {
  const at = said.indexOf('[');
  const issues = at < 0 ? undefined : listOf(said.slice(at));
  if (issues === undefined) return said;
  return issues.some(({ code }) => code === 'invalid_union')
    ? NO_MESSAGE
    : said.slice(0, at) + issues.map(sentenceOf).join('; ');
}

function listOf(text: string): readonly Members[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length > 0 && list.every(isObject) ? list : undefined;
  } catch {
    return undefined;
  }
}

function sentenceOf({ path, message }: Members): string {
  const place = Array.isArray(path) && path.length > 0 ? path.join('.') : 'the message';
  return `${place}: ${String(message).replace(/^Invalid input: /, '')}`;
}
