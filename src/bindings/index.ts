import { Container } from 'inversify';
import type { Settings } from '../adapters/config/settings.js';
import { tokens } from '../tokens.js';
import { access } from './access.js';
import { generation } from './generation.js';
import { http } from './http.js';
import { hubs } from './hubs.js';
import { surroundings } from './surroundings.js';
import { useCases } from './use-cases.js';

/** Everything wired; bind a token anew before the first `get` to swap a part. */
export function buildContainer(settings: Settings): Container {
  const container = new Container();
  container.bind(tokens.settings).toConstantValue(settings);
  container.load(surroundings, generation, access, hubs, useCases, http);
  return container;
}
