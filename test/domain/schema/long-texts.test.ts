import { expect } from 'chai';
import { constraintsOf } from '../../../src/domain/field-types/common-constraints.js';
import { schemaParams, searchParams } from '../../../src/domain/hub/hub-params.js';
import {
  cloneParams,
  decodeCloneRequest,
  decodeSchemaRequest,
  decodeSearch,
} from '../../../src/domain/hub/hub-requests.js';
import { requestParams } from '../../../src/domain/schema/params/request-params.js';
import { parseJsonObject } from '../../../src/domain/schema/parse-json-object.js';
import { leastCpuTime } from '../../support/least-cpu-time.js';
import { LONG_RUNS } from '../../support/long-runs.js';
import { decode, engine, fieldTypes, limits, vocabulary } from '../../support/tables.js';

/** The limit in milliseconds. One call takes 0.1 ms, and a search in quadratic time over 100 ms. */
const BOUND = 25;

const terms = { limits, formats: engine.formats, compressions: [] };

const field = { name: 'a', type: 'name' };
const request = { rows: 1, format: 'sql', fields: [field] };

/** The places of a text in requests, and the decoders that read it there. */
const places: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ...[...fieldTypes.values()].flatMap((type) =>
    Object.keys(constraintsOf(type)).map((name) => {
      const decodeIt = (value: unknown) =>
        decode({
          ...request,
          fields: [{ name: 'a', type: type.name, constraints: { [name]: value } }],
        });
      return [`${type.name}.${name}`, decodeIt] as const;
    }),
  ),
  ...Object.keys(requestParams(terms, vocabulary.locales)).map(
    (name) => [name, (value: unknown) => decode({ ...request, [name]: value })] as const,
  ),
  ...['name', 'type', 'constraints', 'locale', 'unknown'].map((name) => {
    const decodeIt = (value: unknown) =>
      decode({ ...request, fields: [{ ...field, [name]: value }] });
    return [`field.${name}`, decodeIt] as const;
  }),
  ...Object.keys(searchParams).map(
    (name) => [`search.${name}`, (value: unknown) => decodeSearch({ [name]: value })] as const,
  ),
  ...Object.keys(schemaParams).map(
    (name) =>
      [`schema.${name}`, (value: unknown) => decodeSchemaRequest({ [name]: value })] as const,
  ),
  ...Object.keys(cloneParams(terms)).map(
    (name) =>
      [`clone.${name}`, (value: unknown) => decodeCloneRequest({ [name]: value }, terms)] as const,
  ),
];

/** The shapes of a long text in a place: itself, in a list, and as the name of a member. */
const SHAPES: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => [text],
  (text) => ({ [text]: 1 }),
];

/** Every text is tried in every place, each time in one shape: a place sees each shape with every third text. */
async function slowPlaces(text: string, index: number): Promise<readonly string[]> {
  const values = SHAPES.map((shape) => shape(text));
  const slow: string[] = [];
  for (const [i, [place, decodeIt]] of places.entries()) {
    const shape = (i + index) % SHAPES.length;
    const spent = await leastCpuTime(() => decodeIt(values[shape]), BOUND);
    if (spent >= BOUND) slow.push(`${place}, shape ${shape}: ${Math.round(spent)} ms`);
  }
  return slow;
}

describe('a text of 16 KB', () => {
  it('can stand in more than 400 places of requests', () => {
    expect(places.length).to.be.above(400);
  });

  for (const [index, run] of LONG_RUNS.entries()) {
    it(`of ${JSON.stringify(run)} is decoded in linear time in any place`, async () => {
      const text = run.repeat(16_384 / run.length);

      expect(await slowPlaces(text, index)).to.deep.equal([]);
    });

    it(`of ${JSON.stringify(run)} is refused as JSON in linear time`, async () => {
      const text = run.repeat(16_384 / run.length);
      for (const start of ['', '{', '{"', '{"a":', '{"a":"']) {
        const bytes = Buffer.from(start + text);
        expect(await leastCpuTime(() => parseJsonObject(bytes, 'the body'), BOUND)).to.be.below(
          BOUND,
        );
      }
    });
  }
});
