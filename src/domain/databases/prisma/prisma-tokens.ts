import type { Token } from '../ddl/statement.js';

/** A text ends with its line at the latest. */
const TOKEN = /[ \t\r\n\f\v\ufeff]+|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"?|[\w\x80-\uffff-]+|./gsy;

const CLOSING: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** The mark of a comment that belongs to what follows; its text is the next token. */
export const NOTE = '///';

/** The mark of a comment behind something in its line; its text is the next token. */
export const REMARK = '//';

/** The words, texts and symbols of a Prisma schema. Brackets know where they close. */
export function prismaTokens(script: string): readonly Token[] {
  const tokens: Token[] = [];
  const open: Token[] = [];
  let isFirst = true;
  for (const { 0: found, index } of script.matchAll(TOKEN)) {
    if (/^\s/.test(found) || found === '\ufeff') {
      isFirst ||= found.includes('\n');
      continue;
    }
    const end = index + found.length;
    const token = tokenOf(found, index, end);
    if (found.startsWith('//')) {
      const mark = isFirst ? NOTE : REMARK;
      if (found.startsWith(mark) && (isFirst || open.length === 1)) {
        const text = found.replace(/^\/+/, '').trim();
        tokens.push({ ...token, kind: 'symbol', text: mark }, { ...token, kind: 'text', text });
      }
      continue;
    }
    isFirst = false;
    match(token, open, tokens.length);
    tokens.push(token);
  }
  for (const opening of open) opening.close = tokens.length;
  return tokens;
}

function tokenOf(found: string, start: number, end: number): Token {
  if (found.startsWith('"')) {
    const text = found.slice(1, found.endsWith('"') ? -1 : found.length).replace(/\\(.)/g, '$1');
    return { kind: 'text', text, word: '', start, end };
  }
  const isWord = /^[\w\x80-\uffff-]/.test(found);
  return { kind: isWord ? 'word' : 'symbol', text: found, word: isWord ? found : '', start, end };
}

function match(token: Token, open: Token[], at: number): void {
  if (token.kind !== 'symbol') return;
  if (/^[([{]$/.test(token.text)) open.push(token);
  const wanted = CLOSING.get(token.text);
  if (wanted === undefined || open[open.length - 1]?.text !== wanted) return;
  (open.pop() as Token).close = at;
}
