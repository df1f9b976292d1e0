import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { schemaAnswer } from '../../../src/adapters/mcp/schema-answer.js';
import { MAX_TABLES } from '../../../src/domain/schema/params/limits.js';
import { engine } from '../../support/tables.js';

function script(tables: number): string {
  return Array.from({ length: tables }, (_, i) => `CREATE TABLE t${i} (n INTEGER);`).join('\n');
}

describe('the answer for a schema', () => {
  it('takes as many tables as a request, and refuses one more', async () => {
    const most = await schemaAnswer(engine, { text: script(MAX_TABLES), rows: 1 });
    const more = await schemaAnswer(engine, { text: script(MAX_TABLES + 1), rows: 1 });

    // A request of so many tables is longer than a result: it needs a file.
    expect(E.isLeft(most) && most.left.code).to.not.equal('invalid_request');
    expect(E.isLeft(more) && more.left).to.deep.equal({
      code: 'invalid_request',
      faults: [
        {
          path: '',
          message: `it has ${MAX_TABLES + 1} tables, and a request at most ${MAX_TABLES}: send fewer`,
        },
      ],
      omitted: 0,
    });
  });

  it('names the first twenty columns that mean nothing', async () => {
    const names = Array.from({ length: 23 }, (_, i) => `zorb${String.fromCharCode(97 + i)}`);
    const ddl = `CREATE TABLE t (email text, ${names.join(' text, ')} text)`;

    const answer = await schemaAnswer(engine, { text: ddl, rows: 1 });
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));

    expect(JSON.parse(answer.right.text).unknown_names).to.deep.equal(
      names.slice(0, 20).map((name) => `t.${name}`),
    );
  });
});
