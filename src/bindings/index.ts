import { Container } from 'inversify';
import type { Settings } from '../adapters/config/settings.js';
import type { LoadedExtension } from '../adapters/engine/loaded-extension.js';
import { tokens } from '../tokens.js';
import { access } from './access.js';
import { agents } from './agents.js';
import { engine } from './engine.js';
import { generation } from './generation.js';
import { http } from './http.js';
import { hubs } from './hubs.js';
import { surroundings } from './surroundings.js';
import { useCases } from './use-cases.js';

/** The container of all parts. To replace a part, rebind its token before the first `get`. */
export function buildContainer(
  settings: Settings,
  extensions: readonly LoadedExtension[] = [],
): Container {
  const container = new Container();
  container.bind(tokens.settings).toConstantValue(settings);
  container.load(
    surroundings,
    engine(extensions),
    generation,
    access,
    hubs,
    useCases,
    agents,
    http,
  );
  return container;
}
