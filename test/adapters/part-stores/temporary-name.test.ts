import { expect } from 'chai';
import {
  isAbandoned,
  withTemporaryName,
} from '../../../src/adapters/part-stores/temporary-name.js';

/** Whether a file of process 4242 of this machine is abandoned, if a signal to this process ends with `code`. */
async function abandonedAfter(code: string | undefined): Promise<boolean> {
  const { kill } = process;
  const signals: unknown[] = [];
  process.kill = (...args) => {
    signals.push(args);
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    return true;
  };
  try {
    return await withTemporaryName('part', async (name) => {
      const other = name.replace(`.${process.pid}.`, '.4242.');
      const result = isAbandoned(other);
      expect(signals).to.deep.equal([[4242, 0]]);
      return result;
    });
  } finally {
    process.kill = kill;
  }
}

describe('a temporary file of another process', () => {
  it('is not abandoned while the process runs, or belongs to somebody else', async () => {
    expect(await abandonedAfter(undefined)).to.equal(false);
    expect(await abandonedAfter('EPERM')).to.equal(false);
  });

  it('is abandoned if there is no such process', async () => {
    expect(await abandonedAfter('ESRCH')).to.equal(true);
  });
});
