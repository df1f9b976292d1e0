import { expect } from 'chai';
import { serve, stopAll, type TestServer } from './support/serve.js';

const browser = { Accept: 'text/html' };

describe('the page where people make tables', () => {
  let server: TestServer;
  before(async () => {
    server = await serve({ TABLEWRIGHT_BASE_PATH: '/api' });
  });
  after(stopAll);

  async function scriptPath(): Promise<string> {
    const html = await (await fetch(`${server.url}/`, { headers: browser })).text();
    return /src="([^"]+)"/.exec(html)?.[1] ?? '';
  }

  it('has a policy that allows this server alone, and neither inline code nor eval', async () => {
    const response = await fetch(`${server.url}/`, { headers: browser });
    const policy = response.headers.get('content-security-policy') ?? '';

    expect(policy).to.match(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).not.to.match(/unsafe-inline|'unsafe-eval'|\*|https?:|data:|blob:/);
  });

  it('names its files by their content, so that browsers keep them forever', async () => {
    const response = await fetch(new URL(await scriptPath(), server.url));

    expect(response.status).to.equal(200);
    expect(response.headers.get('content-type')).to.equal('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).to.equal('gzip');
  });

  it('does not count its files against the rate limit: a visit loads dozens', async () => {
    const limited = await serve({ TABLEWRIGHT_RATE_LIMIT: '2' });
    const html = await (await fetch(`${limited.url}/`, { headers: browser })).text();
    const file = new URL(/src="([^"]+)"/.exec(html)?.[1] ?? '', limited.url);
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(file)));

    expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 200));
  });

  it('gives its scripts the policy of the page, which a worker takes from its own script', async () => {
    const page = await fetch(`${server.url}/`, { headers: browser });
    const script = await fetch(new URL(await scriptPath(), server.url));

    expect(script.headers.get('content-security-policy')).to.equal(
      page.headers.get('content-security-policy'),
    );
  });

  for (const path of ['files.json', 'nothing.js', '..%2fmain.js', 'main.js.gz', '%00']) {
    it(`serves no other file: ${path}`, async () => {
      const response = await fetch(`${server.url}/studio/${path}`);

      expect(response.status).to.equal(404);
    });
  }

  it('checks its HTML at each visit, because it names the files of a release', async () => {
    const response = await fetch(`${server.url}/`, { headers: browser });

    expect(response.headers.get('cache-control')).to.equal('no-cache');
  });
});
