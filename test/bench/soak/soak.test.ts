import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Action } from '../../../bench/soak/action.js';
import { pages } from '../../../bench/soak/pages.js';
import { refusals } from '../../../bench/soak/refusals.js';
import { everyAction, soak } from '../../../bench/soak/soak.js';
import { tables } from '../../../bench/soak/tables.js';
import { MAIN } from '../../end-to-end/process.js';

const SECONDS = 4;

/** Each action once, and the one with a daily limit of one request twice: the second is refused. */
const eachAction = everyAction.map((action) => ({
  ...action,
  share: action.name === '429 daily limit used up' ? 2 : 1,
}));

/** Runs the soak against a program whose memory may grow by `growth` megabytes a minute. */
async function soaked(program: string, actions: readonly Action[], growth: number) {
  const lines: string[] = [];
  const limits = { growth, descriptors: 10, health: 10_000 };
  const print = (line: string) => lines.push(line);
  return { found: await soak({ program, actions, seconds: SECONDS, limits, print }), lines };
}

describe('the soak test', () => {
  before(function () {
    if (process.platform !== 'linux') this.skip();
  });

  it('finds no breach in the server, which returns every expected status', async () => {
    // The first seconds of a process are no measure of its memory, which only grows then.
    const { found, lines } = await soaked(MAIN, eachAction, Number.POSITIVE_INFINITY);

    expect(found).to.deep.equal([]);
    const statuses = lines.find((line) => line.startsWith('statuses')) ?? '';
    for (const status of [200, 400, 401, 403, 404, 405, 406, 413, 415, 422, 429, 431]) {
      expect(statuses).to.include(` ${status}: `);
    }
  });

  it('finds unexpected statuses, changed bytes, growing memory and leaked descriptors', async () => {
    const program = fileURLToPath(new URL('faulty-server.js', import.meta.url));
    const small = tables.filter(({ name }) => /^(?:small|preview)/.test(name));
    const { found } = await soaked(program, [...small, ...pages, ...refusals], 300);

    const breaches = found.join('\n');
    expect(breaches).to.match(/: status 500 \(\d+ times\)/);
    expect(breaches).to.match(/: the bytes differ from the first response \(\d+ times\)/);
    expect(breaches).to.match(/^memory of the server: \+\d+\.\d\d MB\/min$/m);
    expect(breaches).to.match(/^open descriptors: \d+ before, \d+ after$/m);
  });
});
