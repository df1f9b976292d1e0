import { isProblemCode, problems } from '../problems.js';
import { Refusal } from '../refusal.js';
import type { Route } from './route.js';

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
    const { status, title, meaning } = problems[code];
    ctx.set('Content-Type', 'text/html; charset=utf-8');
    ctx.body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title} (${code})</title>
<h1>${title}</h1>
<p><code>${code}</code>, status ${status}</p>
<p>${meaning}</p>
</html>
`;
  },
};
