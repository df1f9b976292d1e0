import { expect } from 'chai';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { systemEntropy } from '../../src/adapters/system/system-entropy.js';
import type { HubPlatform } from '../../src/application/ports/hub-platform.js';
import { createService, type Service } from '../../src/programs/service.js';

const SETTINGS = { PORT: '0', TABLEWRIGHT_AUTH: 'off', TABLEWRIGHT_LOG_LEVEL: 'error' };

const ports: HubPlatform = {
  name: 'ports',
  search: () =>
    TE.right({
      results: [{ ref: 'sea/ports', title: 'Ports' }],
      hasMore: false,
    } as never),
  files: () => TE.right([]),
  open: () => TE.left({ code: 'hub_not_found' } as never),
} as never;

describe('an embedded service', () => {
  let service: Service | undefined;

  afterEach(async () => {
    await service?.close();
    service = undefined;
  });

  it('answers with the parts that replace its own', async () => {
    const entropy = { ...systemEntropy, seed: () => 7 };
    service = await createService(SETTINGS, {
      rebind: { hubs: [ports], entropy },
    });
    const body = JSON.stringify({ rows: 1, fields: [{ name: 'id', type: 'sequence' }] });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${service.url}/generate`, { method: 'POST', headers, body });
    const search = await fetch(`${service.url}/ports/search`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: 'harbour' }),
    });

    expect(await answer.json()).to.include({ seed: 7, rows_generated: 1 });
    expect(await search.text()).to.include('sea/ports');
  });

  it('refuses settings that are not valid, with a line for each', async () => {
    const refused = await createService({ PORT: 'x', TABLEWRIGHT_AUTH: 'maybe' }).catch(String);

    expect(refused).to.match(/PORT: expected .*\nTABLEWRIGHT_AUTH: expected /);
  });
});
