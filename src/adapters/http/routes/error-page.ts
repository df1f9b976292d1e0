import { hashSource } from '../explorer/content-security-policy.js';
import { isProblemCode, type ProblemCode, problems } from '../problems.js';
import { Refusal } from '../refusal.js';
import type { Route } from './route.js';

const STYLE = `
body { margin: 0; background: #fafafa; color: #3b4151; font: 16px/1.5 sans-serif; }
main { max-width: 40rem; margin: 4rem auto; padding: 2rem; background: #fff; border: 1px solid #ddd; border-radius: 4px; }
h1 { margin-top: 0; }
code { padding: 0.1rem 0.3rem; background: #eee; border-radius: 4px; }
a { margin-right: 1rem; color: #1765ad; }
`;

const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page that the `type` of a problem names. */
export const errorPage: Route = {
  method: 'GET',
  path: '/errors/:code',
  purpose: 'what an error code means',
  access: 'public',
  operation: {
    id: 'explainError',
    tag: 'Catalogue',
    parameters: [
      {
        name: 'code',
        in: 'path',
        description: 'The code of a problem.',
        schema: { type: 'string', enum: Object.keys(problems) },
      },
    ],
    answers: { 200: { description: 'A page for people.', content: { 'text/html': 'Text' } } },
    refusals: ['not_found'],
  },
  handle: (ctx) => {
    const code: unknown = ctx.params.code;
    if (typeof code !== 'string' || !isProblemCode(code)) {
      throw new Refusal('not_found', { detail: 'no error has this code' });
    }
    ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY });
    ctx.body = pageOf(code);
  },
};

function pageOf(code: ProblemCode): string {
  const { status, title, meaning } = problems[code];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} (${code})</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p><code>${code}</code>, status ${status}</p>
<p>${escaped(meaning)}</p>
<nav><a href="../docs">Explorer</a> <a href="../redoc">Reference</a></nav>
</main>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
