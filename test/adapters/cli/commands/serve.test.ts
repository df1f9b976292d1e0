import { expect } from 'chai';
import { largeRequest, post } from '../../http/support/requests.js';
import { waitUntil } from '../../http/support/wait-until.js';
import { startCli } from '../support/run-cli.js';

describe('tablewright serve', () => {
  it('starts the server, answers, and drains on SIGTERM', async () => {
    const child = startCli(['serve'], { environment: { PORT: '0', TABLEWRIGHT_AUTH: 'off' } });
    const ended = new Promise((resolve) => child.once('close', resolve));
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
    });
    let logged = '';
    child.stderr?.on('data', (chunk) => {
      logged += String(chunk);
    });
    await waitUntil('the address', () => said.includes('curl'));
    const url = /listens on (\S+)/.exec(said)?.[1] ?? '';

    const response = await post(`${url}/generate`, largeRequest(20_000));
    child.kill('SIGTERM');
    await waitUntil('draining', () => logged.includes('draining'));

    expect((await response.text()).trimEnd().split('\r\n')).to.have.length(20_001);
    expect(await ended).to.equal(0);
  });
});
