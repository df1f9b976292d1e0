import { expect } from 'chai';
import { settingsTable } from '../../src/adapters/config/settings.js';
import { hubPlatforms } from '../../src/adapters/hubs/index.js';
import { start } from '../../src/programs/start-service.js';
import { post, request } from '../adapters/http/support/requests.js';
import { settingsOf } from '../adapters/http/support/serve.js';

/** An environment that enables every part that has settings. */
const EVERYTHING = {
  TABLEWRIGHT_AUTH: 'on',
  TABLEWRIGHT_HUBS: Object.keys(hubPlatforms).join(),
  TABLEWRIGHT_METRICS: 'on',
  TABLEWRIGHT_LOG_LEVEL: 'silent',
};

/** Returns a proxy that adds the name of each member to `read` when it is read. Copying all members is an error. */
function recorded<T extends object>(members: T, read: Set<PropertyKey>): T {
  return new Proxy(members, {
    get: (target, name) => {
      read.add(name);
      return Reflect.get(target, name);
    },
    ownKeys: () => {
      throw new Error('a copy of all settings hides which of them are read');
    },
  });
}

/** Returns the settings that a server reads while it starts, answers requests and stops. */
async function settingsReadWith(more: object = {}): Promise<ReadonlySet<PropertyKey>> {
  const read = new Set<PropertyKey>();
  const settings = { ...settingsOf(EVERYTHING), ...more };
  const { url, container, stop } = await start(recorded(settings, read));
  try {
    await (await fetch(url)).arrayBuffer();
    for (const path of ['/generate', '/generate/preview']) {
      await (await post(url + path, request({ rows: 1 }))).arrayBuffer();
    }
  } finally {
    await stop();
    await container.unbindAllAsync();
  }
  return read;
}

describe('the settings of a server', () => {
  it('are all read while it starts, answers requests and stops', async () => {
    const read = await settingsReadWith();

    expect(Object.keys(settingsTable).filter((name) => !read.has(name))).to.deep.equal([]);
  });

  it('are recorded only if they are read, so that this test would find an unused one', async () => {
    const read = await settingsReadWith({ planted: 'on' });

    expect(read.has('planted')).to.equal(false);
  });
});
