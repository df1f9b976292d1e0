import { expect } from 'chai';
import { failureResult } from '../../../src/adapters/mcp/tool-results.js';
import type { Fault } from '../../../src/domain/errors/fault.js';

function answerTo(faults: readonly Fault[], omitted: number): unknown {
  const { content } = failureResult({ code: 'invalid_request', faults, omitted });
  return JSON.parse(String(content[0]?.text));
}

describe('the result of a refused call', () => {
  const faults = [{ path: '/rows', message: 'expected a number' }];

  it('counts further faults only if there are some', () => {
    expect(answerTo(faults, 0)).to.deep.equal({ error: 'invalid_request', faults });
    expect(answerTo(faults, 2)).to.deep.equal({
      error: 'invalid_request',
      faults,
      more_faults: 2,
    });
  });
});
