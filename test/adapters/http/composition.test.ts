import { expect } from 'chai';
import { systemEntropy } from '../../../src/adapters/system/system-entropy.js';
import { plainLexicon, plainVocabulary } from '../../../src/domain/lexicon/plain-lexicon.js';
import { tokens } from '../../../src/tokens.js';
import { post, request } from './support/requests.js';
import { serve, stopAll } from './support/serve.js';

describe('one binding swaps', () => {
  after(stopAll);

  it('the clock', async () => {
    let time = 0;
    const server = await serve({}, (container) => {
      container.rebind(tokens.clock).toConstantValue({ now: () => (time += 1000) });
    });

    await (await fetch(`${server.url}/health`)).text();

    expect(server.log.of('request')[0]).to.have.property('duration_ms', 1000);
  });

  it('the entropy', async () => {
    const server = await serve({}, (container) => {
      container.rebind(tokens.entropy).toConstantValue({
        ...systemEntropy,
        seed: () => 123,
        id: () => 'an-id',
      });
    });

    const response = await post(`${server.url}/generate`, request({ seed: undefined }));

    expect(response.headers.get('x-seed')).to.equal('123');
    expect(response.headers.get('x-request-id')).to.equal('an-id');
  });

  it('the vocabulary', async () => {
    const words = ['Northport', 'Southport', 'Eastport'];
    const vocabulary = plainVocabulary([
      plainLexicon('en', { noun: words, adjective: words, verb: words }),
    ]);
    const server = await serve({}, (container) => {
      container.rebind(tokens.words).toConstantValue({ ...vocabulary, load: async () => {} });
    });

    const response = await post(
      `${server.url}/generate`,
      request({ rows: 50, fields: [{ name: 'port', type: 'word' }] }),
    );

    const { data } = (await response.json()) as { data: readonly { port: string }[] };
    expect(data.every(({ port }) => words.includes(port))).to.equal(true);
  });

  it('the limits', async () => {
    const server = await serve({ TABLEWRIGHT_MAX_CELLS: '10' });

    const response = await post(`${server.url}/generate`, request({ rows: 11 }));

    expect(response.status).to.equal(422);
  });
});
