import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { packageRoot } from '../../support/package-root.js';
import { post, problemOf } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

const corpus = new URL('test/corpora/json-test-suite/test_parsing/', packageRoot);

/** Files that a parser must refuse (n_), must accept (y_) or may treat either way (i_). */
const names = readdirSync(corpus);

function insideConstraints(json: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from('{"rows":1,"fields":[{"name":"n","type":"integer","constraints":'),
    json,
    Buffer.from('}]}'),
  ]);
}

/** The allowed statuses of a file. Only an empty object is valid as the constraints of a field. */
const statuses = { n: [400], y: [200, 400, 422], i: [400, 422] };

describe('the JSON test suite', () => {
  let server: TestServer;

  before(async () => {
    server = await serve();
  });

  after(stopAll);

  async function check(name: string, body: Uint8Array, allowed: readonly number[]): Promise<void> {
    const answer = await post(`${server.url}/generate/preview`, body);

    expect(answer.status, name).to.be.oneOf(allowed);
    if (answer.status !== 200) await problemOf(answer);
  }

  for (const [kind, allowed] of Object.entries(statuses)) {
    const files = names.filter((name) => name.startsWith(`${kind}_`));

    it(`gets an allowed status for each of its ${files.length} ${kind}_ files, alone and inside a request`, async () => {
      for (const name of files) {
        const json = readFileSync(new URL(encodeURIComponent(name), corpus));

        await check(name, json, allowed);
        await check(name, insideConstraints(json), allowed);
      }
    });
  }
});
