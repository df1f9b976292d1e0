import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { inOneGo } from '../../src/domain/basics/stepwise.js';
import { catalogue } from '../../src/domain/catalogue/catalogue.js';
import type { Fault } from '../../src/domain/errors/fault.js';
import { decodeSetStepwise } from '../../src/domain/schema/sets/decode-set.js';
import {
  CORRELATED,
  coefficientOf,
  correlateFields,
  correlationFaults,
  pairsOf,
  possibleCoefficient,
} from '../../studio/state/correlations.js';
import { remedyOf } from '../../studio/state/faults.js';
import { type Project, projectOf, requestOf } from '../../studio/state/project.js';

const engine = standardEngine();
const terms = { limits: { rows: 1e9, cells: 1e12 }, drawSeed: () => 0 };

function faultsOf(document: Project): readonly Fault[] {
  const request = requestOf(document);
  const decoded =
    document.tables.length > 1
      ? inOneGo(decodeSetStepwise(request, engine.contextOf(terms)))
      : E.chain(engine.plan.bind(engine))(engine.decode(request, terms));
  return E.isLeft(decoded) && decoded.left.code === 'invalid_request' ? decoded.left.faults : [];
}

const FIELDS = ['a', 'b', 'c'].map((name) => ({ name, type: 'float' }));

function documentWith(...correlate: readonly (readonly [string, string, number])[]): Project {
  const pairs = correlate.map(([a, b, coefficient]) => ({ columns: [a, b], coefficient }));
  return projectOf({ rows: 10, fields: FIELDS, correlate: pairs }, 't');
}

function pairs(document: Project) {
  return document.tables.flatMap((table) =>
    pairsOf(table).map(({ columns, coefficient }) => [...columns, coefficient]),
  );
}

describe('the correlations of a table', () => {
  it('are offered for the types that the engine takes', () => {
    const taken = catalogue(engine)
      .map(({ type }) => type)
      .filter((type) => {
        const fields = [...FIELDS, { name: 'x', type }];
        const correlate = [{ columns: ['a', 'x'], coefficient: 0.5 }];
        return faultsOf(projectOf({ rows: 10, fields, correlate }, 't')).length === 0;
      });

    expect([...CORRELATED].sort()).to.deep.equal(taken.sort());
  });

  it('stop at the last coefficient that can occur together with the others', () => {
    const document = documentWith(['a', 'b', 0.9], ['b', 'c', 0.9], ['a', 'c', 0.7]);
    const [table] = document.tables;
    if (table === undefined) throw new Error('the document has no table');
    for (const [wanted, end] of [
      [-1, 0.62],
      [0.8, 0.8],
      [0.9, 0.9],
    ] as const) {
      const possible = possibleCoefficient(table, ['c', 'a'], wanted);
      const changed = correlateFields(0, ['c', 'a'], possible)(document);

      expect(possible).to.be.closeTo(end, 0.011);
      expect(faultsOf(changed)).to.deep.equal([]);
    }
  });

  it('are added, changed in their place and removed, whatever the order of the fields', () => {
    const added = correlateFields(0, ['b', 'c'], 0.7)(documentWith(['a', 'b', 0.3]));
    const changed = correlateFields(0, ['b', 'a'], -0.2)(added);
    const removed = correlateFields(0, ['c', 'b'], undefined)(changed);
    const none = correlateFields(0, ['a', 'b'], undefined)(removed);

    expect(pairs(changed)).to.deep.equal([
      ['a', 'b', -0.2],
      ['b', 'c', 0.7],
    ]);
    expect(changed.tables.map((table) => coefficientOf(table, 'c', 'b'))).to.deep.equal([0.7]);
    expect(pairs(removed)).to.deep.equal([['a', 'b', -0.2]]);
    expect(requestOf(none)).not.to.have.property('correlate');
  });

  it('that contradict each other become the nearest ones by one click', () => {
    const document = documentWith(['a', 'b', 0.9], ['b', 'c', 0.9], ['a', 'c', -0.9]);
    const [fault] = faultsOf(document);
    const remedy = fault && remedyOf(fault, document);
    const mended = remedy?.edit(document);

    expect(remedy?.label).to.equal('Use the nearest ones');
    expect(mended && faultsOf(mended)).to.deep.equal([]);
    expect(
      mended && pairs(mended).map(([, , coefficient]) => Math.sign(Number(coefficient))),
    ).to.deep.equal([1, -1, 1]);
  });

  it('have faults in their place, with a button that removes the pair', () => {
    const document = documentWith(['a', 'b', 0.5], ['b', 'c', 2]);
    const faults = faultsOf(document);
    const about = (index: number) => {
      const field = document.tables[0]?.fields[index];
      return field && correlationFaults(field, faults, document, 0).map(({ path }) => path);
    };
    const remedy = faults[0] && remedyOf(faults[0], document);

    expect(about(0)).to.deep.equal([]);
    expect(about(2)).to.deep.equal(['/correlate/1/coefficient']);
    expect(remedy?.label).to.equal('Remove the pair');
    expect(remedy && pairs(remedy.edit(document))).to.deep.equal([['a', 'b', 0.5]]);
  });

  it('have their faults in the table of a set that has them', () => {
    const table = (name: string, coefficient: number) => ({
      name,
      rows: 5,
      fields: FIELDS,
      correlate: [{ columns: ['a', 'b'], coefficient }],
    });
    const document = projectOf({ tables: [table('one', 0.5), table('two', 3)] }, 't');
    const faults = faultsOf(document);
    const counts = document.tables.map(
      ({ fields: [field] }, i) => field && correlationFaults(field, faults, document, i).length,
    );

    expect(counts).to.deep.equal([0, 1]);
  });

  it('are no pairs if they are something else', () => {
    const correlate = [7, null, { columns: ['a'] }, { columns: ['a', 'b'], coefficient: 0.5 }];

    expect(pairs(projectOf({ fields: FIELDS, correlate }, 't'))).to.deep.equal([['a', 'b', 0.5]]);
    expect(pairs(projectOf({ fields: FIELDS, correlate: 'x' }, 't'))).to.deep.equal([]);
  });
});
