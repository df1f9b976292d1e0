import { expect } from 'chai';
import { FifoGate } from '../../../src/adapters/workers/fifo-gate.js';
import { CheckReadiness } from '../../../src/application/use-cases/check-readiness.js';

function store(name: string, answers: boolean) {
  return { store: name, answers: async () => answers };
}

describe('CheckReadiness', () => {
  it('is ready when every store answers', async () => {
    const check = new CheckReadiness(new FifoGate(1, 1), [store('a', true), store('b', true)]);

    expect(await check.run()()).to.deep.equal({ ready: true, waiting: [] });
  });

  it('names what is down, and that the server is shutting down', async () => {
    const gate = new FifoGate(1, 1);
    const check = new CheckReadiness(gate, [store('a', true), store('b', false)]);

    expect(await check.run()()).to.deep.equal({ ready: false, waiting: ['b'] });
    await gate.drain();
    expect(await check.run()()).to.deep.equal({ ready: false, waiting: ['draining', 'b'] });
  });
});
