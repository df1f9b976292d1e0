import { expect } from 'chai';
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../../../src/domain/errors/failure.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import { always } from '../../support/always.js';
import { hostileValues } from '../../support/hostile-values.js';
import { decode, engine } from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';
import { ownPlace } from '../generation/law-columns.js';

type Path = readonly (string | number)[];

/** Checks the form of a refusal. */
function expectRefusal(failure: Failure): void {
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  expect(failure.faults.length).to.be.within(1, 50);
  expect(failure.omitted === 0 || failure.faults.length === 50).to.equal(true);
  for (const { path, message } of failure.faults) {
    expect(path).to.match(/^(?:\/(?:[^~]|~0|~1)*)*$/s);
    expect(message).not.to.be.empty;
  }
}

/** A valid request with many members, copied deeply so that mutations do not change the test table. */
function validRequest(): Record<string, unknown> {
  const fields = FIELD_TYPE_NAMES.flatMap((type) =>
    rowsOf(type)
      .accepts.filter(({ beside }) => beside === undefined)
      .slice(0, 2)
      .map(({ given }, i) => {
        const name = `${type}_${i}`;
        return { name, type, constraints: structuredClone({ ...ownPlace(type, name), ...given }) };
      }),
  );
  return {
    rows: 5,
    format: 'csv',
    table_name: 'orders',
    seed: 'mutants',
    offset: 0,
    locale: 'en',
    csv: { delimiter: ';', header: true, bom: false, safe_for_spreadsheets: true },
    sql: { dialect: 'ansi', rows_per_statement: 3 },
    fields,
  };
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const members = Object.keys(value).map((key) => (Array.isArray(value) ? Number(key) : key));
  return [
    path,
    ...members.flatMap((key) => pathsIn((value as Record<string, unknown>)[key], [...path, key])),
  ];
}

interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'rename' | 'repeat';
  readonly value: unknown;
}

/** Changes one place of a document by mutation. */
function mutate(document: Record<string, unknown>, { at, kind, value }: Mutation): void {
  const paths = pathsIn(document).filter(({ length }) => length > 0);
  const path = paths[at % paths.length] as Path;
  const key = path.at(-1) as string;
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inside, step) => (inside as Record<string, unknown>)[step], document);
  const members = parent as Record<string, unknown>;
  // A copy, because a value that two mutations insert could come to contain itself.
  if (kind === 'replace') members[key] = structuredClone(value);
  else if (kind === 'repeat' && Array.isArray(parent)) parent.push(members[key]);
  else {
    if (kind === 'rename') members[`${key}x`] = members[key];
    // A list with a hole is not JSON.
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete members[key];
  }
}

/** The hostile values that a report can show. Deep values are tested in the table of hostile values. */
const shallow = hostileValues.filter(([title]) => !/nested/.test(title)).map(([, value]) => value);

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'rename', 'repeat'),
  value: fc.oneof(
    fc.jsonValue(),
    fc.double(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...shallow),
  ),
});

describe('decodeRequest', () => {
  it('refuses arbitrary JSON without throwing', () => {
    always(fc.oneof(fc.jsonValue(), fc.object({ maxDepth: 4 })), 2000, (input) => {
      const decoded = decode(input);
      if (E.isRight(decoded)) throw new Error('arbitrary JSON is no request');
      expectRefusal(decoded.left);
    });
  });

  it('accepts the request from which the mutants are made', () => {
    expect(E.isRight(decode(validRequest()))).to.equal(true);
  });

  it('refuses a mutant of a valid request, or accepts it so that its rows can be generated', () => {
    let taken = 0;
    always(fc.array(mutation, { minLength: 1, maxLength: 3 }), 120, (mutations) => {
      const input = validRequest();
      for (const each of mutations) mutate(input, each);
      const decoded = decode(input);
      if (E.isLeft(decoded)) return expectRefusal(decoded.left);
      taken++;
      const planned = engine.plan({ ...decoded.right, rows: Math.min(3, decoded.right.rows) });
      if (E.isLeft(planned)) return expectRefusal(planned.left);
      for (const chunk of encodeTable(planned.right)) expect(chunk.length).to.be.above(0);
    });
    expect(taken).to.be.within(6, 114);
  });
});
