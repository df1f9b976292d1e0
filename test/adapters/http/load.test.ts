import { expect } from 'chai';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { silentReader } from './support/raw-exchange.js';
import { largeRequest, post, problemOf, request } from './support/requests.js';
import { serve, stopAll } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

function fieldsOf(count: number): readonly unknown[] {
  return Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'integer' }));
}

describe('a server under load', () => {
  after(stopAll);

  it('answers health checks and previews while it generates eight large tables', async () => {
    const server = await serve();
    let running = 8;
    const large = Array.from({ length: 8 }, async (_, i) => {
      const response = await post(`${server.url}/generate`, largeRequest(15_000, { seed: i }));
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
      running -= 1;
      return bytes;
    });
    let answered = 0;
    while (running > 0) {
      await (await fetch(`${server.url}/health`)).text();
      await (await post(`${server.url}/generate/preview`, request())).text();
      answered += 1;
    }

    const sizes = await Promise.all(large);
    expect(new Set(sizes)).to.have.length(1);
    expect(sizes[0]).to.be.above(15_000 * 1000);
    // Requests that waited for a whole table would be answered at most eight times.
    expect(answered).to.be.above(16);
  });

  it('can give way after each of a thousand distributions that it plans', async () => {
    let turns = 0;
    const server = await serve({}, (container) => {
      container.onActivation(tokens.turns, (_, loop) => ({
        isOver: true,
        next: (work) => {
          turns += 1;
          return loop.next(work);
        },
      }));
    });
    const fields = Array.from({ length: 1000 }, (_, i) => ({
      name: `f${i}`,
      type: 'integer',
      constraints: { max: 1_000_000 + i, distribution: { kind: 'normal' } },
    }));

    const answer = await post(`${server.url}/generate`, { rows: 1, fields });

    expect(answer.status).to.equal(200);
    expect(turns).to.be.above(1000);
  });

  it('generates a preview of many megabytes only once', async () => {
    let opened = 0;
    const server = await serve({}, (container) => {
      container.onActivation(tokens.rows, (_, rows) => {
        return {
          open: (table, work) => {
            opened += 1;
            return rows.open(table, work);
          },
          openAll: (tables, work) => rows.openAll(tables, work),
        };
      });
    });
    const fields = Array.from({ length: 90 }, (_, i) => ({
      name: `f${i}`,
      type: 'mask',
      constraints: { mask: '#'.repeat(10_000) },
    }));

    const answer = await post(`${server.url}/generate/preview`, { rows: 10, fields });

    expect((await answer.arrayBuffer()).byteLength).to.be.above(9_000_000);
    expect(opened).to.equal(1);
  });

  it('makes wide tables wait for memory before it plans them, while narrow tables pass', async () => {
    const room = new FairGate(1000, 1);
    const server = await serve({}, (container) => {
      container.rebind(tokens.planning).toConstantValue(room);
    });
    const wide = largeRequest(20_000, { fields: fieldsOf(1000) });
    const first = await silentReader(server.port, '/generate', wide);
    await waitUntil('the first plan', () => room.load.large === 1000);
    const second = post(`${server.url}/generate/preview`, wide);
    await waitUntil('the second to wait', () => room.load.waiting === 1);

    const third = await post(`${server.url}/generate/preview`, wide);
    const narrow = await post(`${server.url}/generate/preview`, { rows: 1, fields: fieldsOf(32) });
    expect([third.status, narrow.status]).to.deep.equal([503, 200]);
    expect(await problemOf(third)).to.have.property('code', 'overloaded');

    first.destroy();
    const answer = await second;
    expect(answer.status).to.equal(200);
    await answer.text();
    await waitUntil('all room to be given back', () => room.load.large === 0);
  });

  it('completes each of many large tables or sheds it with 503 and Retry-After', async () => {
    const server = await serve({
      TABLEWRIGHT_MAX_CONCURRENT: '2',
      TABLEWRIGHT_MAX_QUEUE: '3',
    });

    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const response = await post(`${server.url}/generate`, largeRequest(5000));
        if (response.status === 200) return (await response.text()).length;
        expect(response.status).to.equal(503);
        expect(Number(response.headers.get('retry-after'))).to.be.above(0);
        expect(await problemOf(response)).to.have.property('code', 'overloaded');
        return 'shed';
      }),
    );

    const whole = answers.filter((answer) => answer !== 'shed');
    expect(whole).to.have.length.within(5, 11);
    expect(new Set(whole)).to.have.length(1);
  });

  it('serves small tables while the queue is full', async () => {
    const server = await serve({ TABLEWRIGHT_MAX_CONCURRENT: '1', TABLEWRIGHT_MAX_QUEUE: '0' });
    const large = await post(`${server.url}/generate`, largeRequest(100_000));

    const shed = await post(`${server.url}/generate`, largeRequest(100_000));
    const preview = await post(`${server.url}/generate/preview`, largeRequest(100_000));
    const small = await post(`${server.url}/generate`, request({ rows: 100 }));

    expect([shed.status, preview.status, small.status]).to.deep.equal([503, 200, 200]);
    await large.body?.cancel();
  });
});
