import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../../src/domain/basics/stepwise.js';
import type { Failure } from '../../../src/domain/errors/failure.js';
import type { Fault } from '../../../src/domain/errors/fault.js';
import { planTableColumns } from '../../../src/domain/generation/plan-table.js';
import { tableColumns } from '../../../src/domain/generation/table-columns.js';
import type { ColumnsPlan } from '../../../src/domain/generation/table-plan.js';
import { NO_LIMITS } from '../../../src/domain/schema/params/limits.js';
import { rowsOfTable } from '../../support/sets.js';
import { engine, type Json, vocabulary } from '../../support/tables.js';

const LENGTH = 1 << 20;
const BLOCK = 4096;
const STANDARD_ERRORS = 4;

const running = (kind: string, constraints: Json = {}): Json => ({
  name: kind,
  type: 'running',
  constraints: { of: 'amount', kind, ...constraints },
});

const KINDS = ['sum', 'count', 'least', 'greatest', 'change'];

function ledger(amount: Json, rows = 10 ** 10): Json {
  const fields = [{ name: 'amount', ...amount }, ...KINDS.map((kind) => running(kind))];
  return { seed: 6, tables: [{ name: 'ledger', rows, fields }], table: 'ledger' };
}

function planned(request: Json): E.Either<Failure, ColumnsPlan> {
  const decoded = engine.decode(request, { limits: NO_LIMITS, drawSeed: () => 1 });
  return E.isLeft(decoded) ? decoded : inOneGo(planTableColumns(decoded.right, vocabulary));
}

function planOf(request: Json): ColumnsPlan {
  const plan = planned(request);
  if (E.isLeft(plan)) throw new Error(JSON.stringify(plan.left));
  return plan.right;
}

function faultsOf(request: Json): readonly Fault[] {
  const plan = planned(request);
  if (E.isRight(plan)) return [];
  return plan.left.code === 'invalid_request' ? plan.left.faults : [];
}

type Columns = Readonly<Record<string, Float64Array>>;

/** The values of each column, by name. */
function columnsOf(plan: ColumnsPlan, first: number, rows: number): Columns {
  const columns = tableColumns(plan, first, rows);
  return Object.fromEntries(
    columns.flatMap((column) => (column.kind === 'numbers' ? [[column.name, column.values]] : [])),
  );
}

const whole = (constraints: Json): Json => ({
  type: 'float',
  constraints: { precision: 0, summable: true, ...constraints },
});

/** Amounts of several shapes, as whole numbers. */
const amounts: Readonly<Record<string, Json>> = {
  even: whole({ min: -500, max: 1500 }),
  'of few values': whole({ min: -2, max: 3 }),
  skewed: whole({
    ...{ min: 1, max: 100_000 },
    distribution: { kind: 'log_normal', mu: 5.7, sigma: 1.2 },
  }),
  'of two values': whole({
    ...{ min: 0, max: 1 },
    distribution: { kind: 'histogram', edges: [-0.5, 0.5, 1.5], weights: [997, 3] },
  }),
  'of one value': whole({ min: 7, max: 7 }),
};

for (const [name, amount] of Object.entries(amounts)) {
  describe(`summable amounts that are ${name}`, () => {
    const plan = planOf(ledger(amount));
    const all = columnsOf(plan, 0, LENGTH);
    const of = (column: string): Float64Array => all[column] as Float64Array;

    it('have the running values of all rows before', () => {
      let [sum, least, greatest] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      let wrong = -1;
      of('amount').forEach((number, i) => {
        sum += number;
        least = Math.min(least, number);
        greatest = Math.max(greatest, number);
        const isRight =
          of('sum')[i] === sum &&
          of('count')[i] === i + 1 &&
          of('least')[i] === least &&
          of('greatest')[i] === greatest;
        if (!isRight && wrong < 0) wrong = i;
      });
      expect(wrong).to.equal(-1);
    });

    it('are the same in 100 windows', () => {
      for (let i = 0; i < 100; i++) {
        const from = (i * 7919 * 131) % (LENGTH - 1000);
        const window = columnsOf(plan, from, 1 + ((i * 31) % 900));
        for (const [column, values] of Object.entries(window)) {
          expect(values).to.deep.equal(of(column).slice(from, from + values.length));
        }
      }
    });
  });
}

const skewed = amounts.skewed as Json;
const ofSkewed = planOf(ledger(skewed));
const numbers = columnsOf(ofSkewed, 0, LENGTH).amount as Float64Array;

const sumAt = (row: number): number => columnsOf(ofSkewed, row, 1).sum?.[0] as number;

function momentsOf(values: Float64Array): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, variance };
}

describe('summable amounts', () => {
  it('have the distribution of independent ones', () => {
    const { summable: _, ...constraints } = skewed.constraints as Json;
    const plain = columnsOf(planOf(ledger({ ...skewed, constraints }, 2 ** 16)), 0, 2 ** 16);
    const [one, other] = [numbers.slice().sort(), (plain.amount as Float64Array).slice().sort()];
    let greatest = 0;
    let at = 0;
    for (const [i, value] of other.entries()) {
      while (at < one.length && (one[at] as number) <= value) at++;
      if (value !== other[i + 1])
        greatest = Math.max(greatest, Math.abs(at / one.length - (i + 1) / other.length));
    }
    // The bound of the test of Kolmogorov and Smirnov at 1 %.
    expect(greatest).to.be.below(1.63 / Math.sqrt(other.length));
  });

  it('do not resemble the ones before', () => {
    const { mean, variance } = momentsOf(numbers);
    let product = 0;
    for (let i = 1; i < LENGTH; i++) {
      product += ((numbers[i] as number) - mean) * ((numbers[i - 1] as number) - mean);
    }
    expect(product / variance / LENGTH).to.be.closeTo(0, STANDARD_ERRORS / Math.sqrt(LENGTH));
  });

  for (const span of [16, 256, 1024, 4096, 16_384]) {
    it(`have sums of ${span} that vary as those of independent ones`, () => {
      const { mean, variance } = momentsOf(numbers);
      const count = LENGTH / span;
      let squares = 0;
      for (let first = 0; first < LENGTH; first += span) {
        let sum = 0;
        for (let i = first; i < first + span; i++) sum += (numbers[i] as number) - mean;
        squares += sum * sum;
      }
      // Sums of few skewed amounts have heavy tails.
      const kurtosis = 2 + 200 / span;
      const error = Math.sqrt(kurtosis / count);
      expect(squares / count / span / variance).to.be.closeTo(1, STANDARD_ERRORS * error);
    });
  }

  it('have totals that vary as those of independent ones over many blocks', () => {
    const { variance } = momentsOf(numbers);
    const span = 1000 * BLOCK;
    const totals = Array.from({ length: 600 }, (_, i) => {
      const first = (1 + i * 1009) * BLOCK;
      return sumAt(first + span - 1) - sumAt(first - 1);
    });
    const ratio = momentsOf(Float64Array.from(totals)).variance / span / variance;
    expect(ratio).to.be.closeTo(1, 5 * Math.sqrt(2 / totals.length));
  });

  it('are refused where their sums would not be exact', () => {
    const wide = whole({ min: 0, max: 2 ** 30 });
    const faults = faultsOf(ledger(wide, 10 ** 7));
    expect(faults.map(({ path }) => path)).to.deep.equal(['/tables/0/fields/1/constraints/of']);
    expect(faults[0]?.message).to.match(/more than 15 digits/);
  });

  it('are refused for bounds, with the ways out', () => {
    const bounded = (constraints: Json): Json => {
      const fields = [{ name: 'amount', ...skewed }, running('sum', constraints)];
      return { tables: [{ name: 'ledger', rows: 10 ** 6, fields }], table: 'ledger' };
    };
    for (const constraints of [{ min: 0 }, { start: 'enough' }]) {
      const [fault] = faultsOf(bounded(constraints));
      expect(fault?.message).to.match(/take the changes of a series with min and max/);
    }
    expect(faultsOf(bounded({ start: 5 }))).to.deep.equal([]);
  });

  it('count from the start, in the decimals of the field', () => {
    const cents = { type: 'float', constraints: { min: -1, max: 2, summable: true } };
    const fields = [{ name: 'amount', ...cents }, running('sum', { start: 12.5 })];
    const request = { seed: 1, tables: [{ name: 'ledger', rows: 10 ** 5, fields }] };
    const rows = rowsOfTable('ledger', request, { offset: 0, rows: 3000 });
    let sum = 1250;
    for (const row of rows as unknown as readonly { amount: number; sum: number }[]) {
      sum += Math.round(row.amount * 100);
      expect(Math.round(row.sum * 100)).to.equal(sum);
    }
  });
});
