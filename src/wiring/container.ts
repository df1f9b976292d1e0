import { Container } from 'inversify';
import type { Settings } from '../adapters/config/settings.js';
import type { LoadedExtension } from '../adapters/engine/loaded-extension.js';
import { access } from './bindings/access.js';
import { agents } from './bindings/agents.js';
import { engine } from './bindings/engine.js';
import { generation } from './bindings/generation.js';
import { http } from './bindings/http.js';
import { hubs } from './bindings/hubs.js';
import { surroundings } from './bindings/surroundings.js';
import { verbs } from './bindings/verbs.js';
import { tokens } from './tokens.js';

/** The container of all parts. To replace a part, rebind its token before the first `get`. */
export function buildContainer(
  settings: Settings,
  extensions: readonly LoadedExtension[] = [],
): Container {
  const container = new Container();
  container.bind(tokens.settings).toConstantValue(settings);
  container.bind(tokens.extensions).toConstantValue(extensions);
  container.load(surroundings, engine, generation, access, hubs, verbs, agents, http);
  return container;
}
