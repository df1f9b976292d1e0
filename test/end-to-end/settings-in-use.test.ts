import { expect } from 'chai';
import { settingsTable } from '../../src/adapters/config/settings.js';
import { start } from '../../src/start.js';
import { post, request } from '../adapters/http/support/requests.js';
import { settingsOf } from '../adapters/http/support/serve.js';

/** Every part that has settings of its own is switched on. */
const EVERYTHING = {
  TABLEWRIGHT_AUTH: 'on',
  TABLEWRIGHT_HUBS: 'local,kaggle,huggingface',
  TABLEWRIGHT_METRICS: 'on',
  TABLEWRIGHT_LOG_LEVEL: 'silent',
};

/** The same members, each added to `read` when it is read. A copy of all of them would read none in particular. */
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

/** The settings that a server reads while it starts, answers requests and stops. */
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
  it('are all read while it starts, answers and stops', async () => {
    const read = await settingsReadWith();

    expect(Object.keys(settingsTable).filter((name) => !read.has(name))).to.deep.equal([]);
  });

  it('that nothing reads are noticed', async () => {
    const read = await settingsReadWith({ planted: 'on' });

    expect(read.has('planted')).to.equal(false);
  });
});
