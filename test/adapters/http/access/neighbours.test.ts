import { expect } from 'chai';
import { tokens } from '../../../../src/wiring/tokens.js';
import { post, request } from '../support/requests.js';
import { stopAll } from '../support/serve.js';
import { waitUntil } from '../support/wait-until.js';
import { ask, bearer, KEY, OTHER_KEY, serveKeyed } from './keyed-server.js';

/** A request whose columns need a distribution for each row of `given`. */
const distributed = (columns: number): unknown =>
  request({
    rows: 1,
    fields: [
      {
        name: 'c',
        type: 'choice',
        constraints: { choices: Array.from({ length: 1000 }, (_, i) => i) },
      },
      ...Array.from({ length: columns }, (_, column) => ({
        name: `f${column}`,
        type: 'float',
        constraints: {
          max: 1_000_000,
          given: {
            columns: ['c'],
            rows: Array.from({ length: 1000 }, (_, i) => ({
              when: [i],
              distribution: { kind: 'normal', mean: 1000 * column + i, std_dev: 1000 + i },
            })),
          },
        },
      })),
    ],
  });

describe('a caller beside one with many distributions', () => {
  after(stopAll);

  it('is answered while the distributions of the other are computed', async () => {
    const server = await serveKeyed();
    const gate = server.container.get(tokens.gate);
    const answers: string[] = [];
    const large = post(`${server.url}/generate`, distributed(1), bearer(KEY)).then(
      async (answer) => {
        await answer.text();
        answers.push(`large ${answer.status}`);
      },
    );
    await waitUntil(
      'the permits of the large request',
      () => gate.load.small + gate.load.large > 1,
    );
    answers.push(`small ${(await ask(server, OTHER_KEY)).status}`);
    await large;

    expect(answers).to.deep.equal(['small 200', 'large 200']);
  });

  it('is answered after too many distributions were refused', async () => {
    const server = await serveKeyed();
    const refused = await ask(server, KEY, '/generate', distributed(12));

    expect(refused.status).to.equal(422);
    expect(await refused.text()).to.contain('67108864 are allowed');
    expect((await ask(server, OTHER_KEY)).status).to.equal(200);
  });
});
