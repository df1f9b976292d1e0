import type { ServerOptions } from 'node:http';
import { type AppFacts, createApp, type Surroundings, type UseCases } from './app.js';
import { HttpServer } from './http-server.js';
import { ParserErrors } from './parser-errors.js';

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
