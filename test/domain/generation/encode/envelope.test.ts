import { expect } from 'chai';
import { TEXT_FORMAT_NAMES } from '../../../../src/domain/formats/index.js';
import { envelope } from '../../../../src/domain/generation/encode/envelope.js';
import { warningsOf } from '../../../../src/domain/generation/warnings.js';
import { isFieldName, naughtyStrings } from '../../../support/naughty-strings.js';
import { bytesOf, type Json, planOf, request } from '../../../support/tables.js';

interface Envelope {
  readonly success: boolean;
  readonly rows_generated: number;
  readonly format: string;
  readonly seed: number | string;
  readonly data: unknown;
}

/** The bytes in slices of one size, which can cut a character in two. */
async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function enveloped(input: Json, size = 2 ** 20): Promise<string> {
  const chunks: Uint8Array[] = [];
  const { request } = planOf(input);
  const warned = { ...request, ...warningsOf([request]) };
  for await (const chunk of envelope(warned, cut(bytesOf(input), size))) chunks.push(chunk);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
}

const hostile = [
  {
    name: '"\\\u0001é',
    type: 'csat_score',
    constraints: { choices: naughtyStrings.filter((text) => !text.includes('\0')) },
  },
  { name: 'mail', type: 'email' },
  { name: 'maybe', type: 'string', constraints: { prefix: '\ufeff😀\t\b"', null_rate: 0.3 } },
];

describe('the envelope', () => {
  for (const format of TEXT_FORMAT_NAMES) {
    const input = request({ rows: 40, format, fields: hostile, table_name: 'a"b\\c' });

    for (const size of [1, 2, 3, 1000, 2 ** 20]) {
      it(`around ${format} parses back to the same data in chunks of ${size} bytes`, async () => {
        const body = JSON.parse(await enveloped(input, size)) as Envelope;

        const raw = bytesOf(input).toString('utf8');
        expect(body.data).to.deep.equal(format === 'json' ? JSON.parse(raw) : raw);
        expect(Object.keys(body)).to.deep.equal([
          'success',
          'rows_generated',
          'format',
          'seed',
          'data',
        ]);
        expect(body).to.include({ success: true, rows_generated: 40, format, seed: 42 });
      });
    }
  }

  it('contains a byte order mark as part of the text', async () => {
    const input = request({ rows: 1, format: 'csv', csv: { bom: true } });

    const body = JSON.parse(await enveloped(input)) as Envelope;
    expect(body.data).to.match(/^\ufeffc\r\n\d+\r\n$/);
  });

  it('contains any seed unchanged', async () => {
    const texts = naughtyStrings.filter((text) => isFieldName(text) && [...text].length <= 64);

    for (const seed of [0, 1, 2 ** 53 - 1, ...texts]) {
      const body = JSON.parse(await enveloped(request({ rows: 1, seed }))) as Envelope;
      expect(body.seed).to.equal(seed);
    }
  });
});
