import { expect } from 'chai';
import type { FillStep } from '../../../src/domain/columns/fill-step.js';
import { inOneStep, singleSteps } from '../../../src/domain/columns/one-step.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';

describe('steps of a column that others use', () => {
  const ran: string[] = [];
  const noting = (name: string): FillStep => ({ vectors: [], fill: () => void ran.push(name) });
  const [a, b, c] = [noting('a'), noting('b'), noting('c')] as const;

  it('are one step, the same for each user', () => {
    const plan = { steps: [a, b] };

    expect(inOneStep(plan).steps).to.have.length(1);
    expect(inOneStep(plan)).to.equal(inOneStep(plan));
  });

  it('run once each, in their order, whichever of the columns use them', () => {
    const first = inOneStep({ steps: [a, b] });
    const second = inOneStep({ steps: [...first.steps, c] });

    expect(singleSteps([...second.steps, ...first.steps])).to.deep.equal([a, b, c]);
  });

  it('are left out where an earlier column has them', () => {
    const first = inOneStep({ steps: [a, b] });
    const taken = new Set<FillStep>();
    singleSteps(first.steps, taken);

    expect(singleSteps([...first.steps, c], taken)).to.deep.equal([c]);
  });

  it('run as a whole where nobody takes them apart', () => {
    ran.length = 0;
    for (const step of inOneStep({ steps: [a, b] }).steps) step.fill(0, 1, new TypescriptKernel());

    expect(ran).to.deep.equal(['a', 'b']);
  });
});
