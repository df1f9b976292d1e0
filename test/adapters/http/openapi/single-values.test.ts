import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import type { JsonSchema, Param } from '../../../../src/domain/constraints/param.js';
import { FaultList } from '../../../../src/domain/errors/fault-list.js';
import { constraintsOf } from '../../../../src/domain/field-types/common-constraints.js';
import { decodeMembers } from '../../../../src/domain/schema/decode-members.js';
import { packageRoot } from '../../../support/package-root.js';
import { fieldTypes } from '../../../support/tables.js';
import { brokenRules } from './support/broken-rules.js';
import { strictAjv } from './support/open-api.js';
import { ValuesOf } from './support/values-of.js';

const RUNS = 150;

/** Rules for single values that a schema cannot express, by the constraints that have them. */
const UNSAID: Readonly<Record<string, keyof typeof brokenRules>> = {
  pattern: 'pattern',
  mask: 'mask',
  cidr: 'cidr',
  alphabet: 'alphabet',
  expression: 'formula',
  start: 'calendar',
  end: 'calendar',
  distribution: 'calendar',
  choices: 'own_lists',
};

/** Whether the message of the server for a constraint belongs to a rule that no schema can express. */
function isUnsaid(name: string, message: string): boolean {
  const rules = [brokenRules.texts, brokenRules[UNSAID[name] ?? 'texts']];
  return rules.some(({ says }) => says.test(message));
}

/** Texts that are almost dates or date-times, from the test suite of JSON Schema. */
const nearDates = ['date', 'date-time'].flatMap((format) => {
  const file = new URL(`test/corpora/json-schema-test-suite/${format}.json`, packageRoot);
  const groups = JSON.parse(readFileSync(file, 'utf8')) as readonly {
    readonly tests: readonly { readonly data: unknown }[];
  }[];
  // ajv-formats parses the seconds as a number, which rounds 59.999999999999999 up.
  return groups.flatMap(({ tests }) =>
    tests.map(({ data }) => data).filter((data) => !/\.9{15}/.test(String(data))),
  );
});

const hostile: readonly unknown[] = [
  ...nearDates,
  ...['0000-01-01', '0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '0000-05', '2020-13'],
  ...['24:00', '23:59:60', '9-10', '5-5', '10-9', '0-0', '00-10', '1-11', '256.0.0.0/8', '::/0'],
  ...[-1, -0, 0, 0.5, 1, 2, 10, 11, 1e15, 1e16, 2 ** 53, -(2 ** 53), 1e308, 5e-324],
  ...['', ' ', '\n', 'a\n', 'ä', '😀', '\0', '\ud800', '__proto__', 'true', '1'],
  ...[null, true, [], {}, [[]], [null], [0], [''], { kind: 'normal' }, { field: 'a' }],
];

/** Returns the message of the first fault if the server refuses this constraint alone, otherwise undefined. */
function refusal(name: string, param: Param<unknown>, value: unknown): string | undefined {
  const faults = new FaultList();
  const input = JSON.parse(JSON.stringify({ [name]: value }));
  decodeMembers(input, { members: { [name]: param } }, '', { faults });
  if (faults.count === 0) return undefined;
  const failure = faults.failure(input);
  return 'faults' in failure ? failure.faults[0]?.message : undefined;
}

/** Many types share constraints with the same schema. Each is tested once, with the names of all its types. */
const constraints = new Map<string, { name: string; param: Param<unknown>; types: string[] }>();
for (const type of fieldTypes.values()) {
  for (const [name, param] of Object.entries(constraintsOf(type))) {
    const key = `${name} ${JSON.stringify(param.schema)}`;
    const known = constraints.get(key) ?? { name, param, types: [] };
    constraints.set(key, { ...known, types: [...known.types, type.name] });
  }
}

describe('the schema of a constraint agrees with the server', () => {
  const values = new ValuesOf({ components: { schemas: {}, headers: {} } });

  for (const { name, param, types } of constraints.values()) {
    it(`for ${name} of ${types.slice(0, 3).join(', ')}`, () => {
      const validate = strictAjv().compile(param.schema as object);
      const candidates = fc.oneof(
        values.of(param.schema as JsonSchema),
        values.of(param.schema as JsonSchema).chain(nearly),
        fc.constantFrom(...hostile),
        fc.jsonValue(),
      );
      let allowed = 0;
      const agree = (value: unknown): void => {
        const sent: unknown = JSON.parse(JSON.stringify(value));
        const message = refusal(name, param, sent);
        if (validate(sent)) {
          allowed += 1;
          const isExpected = message === undefined || isUnsaid(name, message);
          expect(isExpected, `${JSON.stringify(sent)}: ${message}`).to.equal(true);
        } else expect(message, JSON.stringify(sent)).not.to.equal(undefined);
      };
      for (const value of hostile) agree(value);
      fc.assert(fc.property(candidates, agree), { seed: 42, numRuns: RUNS });
      expect(allowed).to.be.above(RUNS / 20);
    });
  }
});

/** Returns values that differ slightly from a value. */
function nearly(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'number') {
    return fc.constantFrom(value + 1, value - 1, value + 0.5, -value, String(value));
  }
  if (typeof value === 'string') {
    return fc
      .tuple(fc.nat(value.length), fc.constantFrom('', 'a', '0', '-', '\n', '\u{1f600}'))
      .map(([at, more]) => value.slice(0, at) + more + value.slice(at + 1));
  }
  if (Array.isArray(value)) return fc.constantFrom([...value, null], [...value, value], value[0]);
  if (typeof value === 'object' && value !== null) {
    const names = fc.constantFrom(...Object.keys(value), 'unknown');
    return names.map((name) => ({ ...value, [name]: null }));
  }
  return fc.constantFrom(null, 0, 'true');
}
