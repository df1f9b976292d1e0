import { expect } from 'chai';
import { post } from '../adapters/http/support/requests.js';
import { serve, stopAll } from '../adapters/http/support/serve.js';
import { blockWith } from '../support/page-blocks.js';
import { expectShown } from '../support/shown-block.js';

const PAGE = 'docs/requests.md';

describe(PAGE, () => {
  after(stopAll);

  it('begins with a request and its answer', async () => {
    const { url } = await serve();

    const answer = await post(`${url}/generate`, blockWith(PAGE, 'json', 'sequence'));

    expectShown(PAGE, blockWith(PAGE, 'csv', 'id,name'), await answer.text());
  });

  it('shows the rows of its groups', async () => {
    const { url } = await serve();

    const answer = await post(`${url}/generate`, blockWith(PAGE, 'json', '"groups"'));

    expectShown(PAGE, blockWith(PAGE, 'csv', 'patient,born'), await answer.text());
  });

  it('shows an error exactly as the server returns it', async () => {
    const problem = JSON.parse(blockWith(PAGE, 'json', 'invalid_request'));
    const { url } = await serve();
    const constraints = { min: 1, max: 500, uniqe: true };
    const request = { rows: 1000, fields: [{ name: 'id', type: 'integer', constraints }] };

    const answer = await post(`${url}/generate`, request, { 'X-Request-Id': 'demo' });

    expect(await answer.json()).to.deep.equal(problem);
  });
});
