import { escapeHtml } from '../../../domain/encoding/escape-html.js';
import { hashSource } from '../explorer/content-security-policy.js';
import { headOf } from '../explorer/html-page.js';
import { isProblemCode, type ProblemCode, problems } from '../problems.js';
import { Refusal } from '../refusal.js';
import type { Route } from './route.js';

const STYLE = `
body { margin: 0; background: #fafafa; color: #3b4151; font: 16px/1.5 sans-serif; }
main { box-sizing: border-box; width: calc(100% - 2rem); max-width: 44rem; margin: 4rem auto; padding: 2rem; background: #fff; border: 1px solid #ddd; border-radius: 4px; }
h1 { margin-top: 0; }
code { padding: 0.1rem 0.3rem; background: #eee; border-radius: 4px; }
a { margin-right: 1rem; color: #1765ad; }
`;

const POLICY = `default-src 'none'; img-src 'self'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page at the URL in the `type` of a problem. */
export const errorPage: Route = {
  method: 'GET',
  path: '/errors/:code',
  purpose: 'explain an error code',
  access: 'public',
  operation: {
    id: 'explainError',
    tag: 'Catalogue',
    parameters: [
      {
        name: 'code',
        in: 'path',
        description: 'The error code.',
        schema: { type: 'string', enum: Object.keys(problems) },
      },
    ],
    answers: {
      200: { description: 'A web page that explains the error.', content: { 'text/html': 'Text' } },
    },
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
${headOf('..')}
<title>${title} (${code})</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p><code>${code}</code>, status ${status}</p>
<p>${escapeHtml(meaning)}</p>
<nav><a href="../docs">Explorer</a> <a href="../redoc">Reference</a></nav>
</main>
</html>
`;
}
