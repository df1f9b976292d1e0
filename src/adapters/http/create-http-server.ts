import { type AppFacts, createApp, type Surroundings, type Verbs } from './app.js';
import { HttpServer } from './http-server.js';
import { ParserErrors } from './parser-errors.js';
import type { ServerLimits } from './server-limits.js';

// Koa compares bodies with this global. Its first use loads Node's fetch, which takes tens of milliseconds: better at
// the start than during the first answers.
Reflect.get(globalThis, 'Response');

export function createHttpServer(
  verbs: Verbs,
  surroundings: Surroundings,
  facts: AppFacts,
  limits: ServerLimits,
): HttpServer {
  const { entropy, log } = surroundings;
  const app = createApp(verbs, surroundings, facts);
  const parserErrors = new ParserErrors(facts.basePath, app.allowedMethods, entropy, log);
  return new HttpServer(app, parserErrors, surroundings, limits);
}
