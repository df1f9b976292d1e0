import { expect } from 'chai';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import { CheckReadiness } from '../../../src/application/access/check-readiness.js';

function store(name: string, admits: boolean) {
  return { store: name, admits: async () => admits };
}

describe('CheckReadiness', () => {
  it('reports ready if every store works', async () => {
    const check = new CheckReadiness(new FairGate(1, 1), [store('a', true), store('b', true)]);

    expect(await check.run()()).to.deep.equal({ ready: true, waiting: [] });
  });

  it('names the stores that are down, and a server that is shutting down', async () => {
    const gate = new FairGate(1, 1);
    const check = new CheckReadiness(gate, [store('a', true), store('b', false)]);

    expect(await check.run()()).to.deep.equal({ ready: false, waiting: ['b'] });
    await gate.drain();
    expect(await check.run()()).to.deep.equal({ ready: false, waiting: ['draining', 'b'] });
  });
});
