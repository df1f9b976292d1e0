import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { Compressor } from '../../../src/application/ports/compressor.js';
import { packOf } from '../../../src/application/tables/pack-of.js';
import { DRAWN_SEED, engine, type Json, limits, request } from '../../support/tables.js';

/** What a compressor is asked for when the file of a format is made. */
function asked(members: Json): string {
  const calls: string[] = [];
  const call = (name: string) => () => {
    calls.push(name);
    return [];
  };
  const compressor = {
    compress: (_: unknown, name: string) => call(`compress ${name}`)(),
    archive: call('archive'),
  } as unknown as Compressor;
  const decoded = engine.decode(request(members), { limits, drawSeed: () => DRAWN_SEED });
  if (E.isLeft(decoded)) throw new Error(decoded.left.code);
  const plan = engine.plan(decoded.right);
  if (E.isLeft(plan)) throw new Error(plan.left.code);
  packOf(plan.right)?.([], compressor);
  return calls.join();
}

describe('the file of a table', () => {
  it('is its text, or the file of a binary format', () => {
    for (const format of ['csv', 'json', 'parquet']) expect(asked({ format })).to.equal('');
  });

  it('is an archive of its sheets', () => {
    expect(asked({ format: 'xlsx' })).to.equal('archive');
  });
});
