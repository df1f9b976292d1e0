import type { ServerOptions } from 'node:http';
import { type AppFacts, createApp, type Surroundings, type UseCases } from './app.js';
import { HttpServer } from './http-server.js';
import { ParserErrors } from './parser-errors.js';

// Koa compares bodies with this global, whose first use loads all of Node's fetch, tens of milliseconds
// long: now, and not under the first answers.
Reflect.get(globalThis, 'Response');

export function createHttpServer(
  useCases: UseCases,
  surroundings: Surroundings,
  facts: AppFacts,
  limits: ServerOptions,
): HttpServer {
  const { entropy, log } = surroundings;
  const app = createApp(useCases, surroundings, facts);
  const parserErrors = new ParserErrors(facts.basePath, app.allowedMethods, entropy, log);
  return new HttpServer(app, parserErrors, surroundings, limits);
}
