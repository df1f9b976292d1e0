import { expect } from 'chai';
import type { HubFailure } from '../../../src/domain/errors/failure.js';
import { dripping, redirect } from '../../stand-ins/answers.js';
import { passes } from '../../support/asserting.js';
import { MemoryLog } from '../http/support/memory-log.js';
import { waitUntil } from '../http/support/wait-until.js';
import { type RemoteHub, remoteHubs } from './support/remote-hubs.js';
import { access, allOf, failureOf, successOf } from './support/results.js';

const CREDENTIAL_HEADERS = ['authorization', 'cookie', 'proxy-authorization'];

for (const [name, start] of Object.entries(remoteHubs)) {
  describe(`a redirect of ${name}`, () => {
    let hub: RemoteHub;
    let log: MemoryLog;
    beforeEach(async () => {
      log = new MemoryLog();
      hub = await start(log);
    });
    afterEach(() => hub.stop());

    const open = ({ platform, dataset, file, credentials }: RemoteHub) =>
      platform.open(dataset, { name: file, sizeBytes: undefined }, access(credentials));

    async function refused(location: string, status = 302): Promise<HubFailure> {
      hub.api.instead(hub.download, redirect(location, status));
      return failureOf(open(hub));
    }

    const notAllowed = {
      code: 'hub_unreadable',
      reason: 'the data hub redirects to an origin that is not allowed',
    };

    it('is followed to the storage without the credentials, which only the API gets', async () => {
      const source = await successOf(open(hub));
      await allOf(source.stream());
      await source.range?.(1, 3);

      expect(hub.api.requests.map(({ headers }) => headers.authorization)).to.deep.equal([
        `Bearer ${(hub.credentials as { token: string }).token}`,
      ]);
      expect(hub.storage.requests).to.have.length(3);
      for (const { headers } of hub.storage.requests) {
        expect(headers).not.to.have.any.keys(CREDENTIAL_HEADERS);
      }
    });

    for (const status of [301, 302, 303, 307, 308]) {
      it(`is followed after ${status} by a GET request without a body`, async () => {
        const onStorage = (await successOf(open(hub))) && hub.storage.requests[0]?.target;
        hub.api.instead(hub.download, redirect(`${hub.storage.origin}${onStorage}`, status));

        await successOf(open(hub));

        const last = hub.storage.requests.at(-1);
        expect(last).to.include({ method: 'GET', body: '' });
        expect(last?.headers).not.to.have.any.keys([...CREDENTIAL_HEADERS, 'content-type']);
      });

      it(`to an unknown host is refused after ${status}`, async () => {
        expect(await refused(`${hub.evil.origin}/x`, status)).to.deep.equal(notAllowed);
        expect(hub.evil.connections).to.equal(0);
      });
    }

    for (const location of [
      'http://169.254.169.254/latest/meta-data',
      'http://[::ffff:169.254.169.254]/',
      'http://localhost/',
      'http://2130706433/',
      'https://storage.googleapis.com.evil.example/',
      'file:///etc/passwd',
      'data:text/csv,a',
      'ftp://127.0.0.1/',
    ]) {
      it(`to ${location} is refused`, async () => {
        expect(await refused(location)).to.deep.equal(notAllowed);
        expect(log.of('hub_fault')).to.have.length(1);
      });
    }

    it('to an allowed host on another port or with another scheme is refused', async () => {
      const storage = new URL(hub.storage.origin);

      expect(await refused(`https://${storage.host}/x`)).to.deep.equal(notAllowed);
      expect(await refused(`http://${storage.hostname}/x`)).to.deep.equal(notAllowed);
      expect(hub.storage.connections).to.equal(0);
    });

    it('is handled without reading its body to the end, like an error response', async () => {
      for (const status of [302, 500]) {
        hub.api.instead(hub.download, dripping(status, `${hub.evil.origin}/x`));

        await failureOf(open(hub));

        const answer = hub.api.requests.at(-1);
        await passes(() => waitUntil('the end of the transfer', () => answer?.aborted === true));
      }
    });

    it('to a URL with a user name is refused', async () => {
      const { host } = new URL(hub.storage.origin);

      expect(await refused(`http://user:pass@${host}/x`)).to.deep.equal(notAllowed);
      expect(hub.storage.connections).to.equal(0);
    });

    it('is refused after three redirects in a row', async () => {
      hub.api.instead('', redirect('/again'));

      expect(await failureOf(open(hub))).to.deep.equal({
        code: 'hub_unreadable',
        reason: 'the data hub redirects too often',
      });
      expect(hub.api.requests).to.have.length(4);
    });

    it('from the storage back to the API is followed without the credentials', async () => {
      hub.storage.instead('', redirect(`${hub.api.origin}/elsewhere`));

      await failureOf(open(hub));

      const back = hub.api.requests.find(({ target }) => target === '/elsewhere');
      expect(back?.headers).not.to.have.any.keys(CREDENTIAL_HEADERS);
    });

    it('within the API keeps the credentials', async () => {
      hub.api.instead(hub.download, redirect('/renamed'), 1);

      await failureOf(open(hub));

      const renamed = hub.api.requests.find(({ target }) => target === '/renamed');
      expect(renamed?.headers.authorization).to.contain('marker');
    });
  });
}
