import { expect } from 'chai';
import { everyOf } from '../../../support/every-of.js';
import { infer, sampleOf } from '../samples.js';
import { cloned, share, uniform } from './sample-tables.js';

const ROWS = 1000;

const next = uniform(29);

/** Tickets in order of time, of which the last tenth is mostly open, and whose effort grows. */
const tickets = (() => {
  let minute = 0;
  return Array.from({ length: ROWS }, (_, i) => {
    minute += 1 + Math.floor(900 * next());
    const isOpen = i >= 0.9 * ROWS && next() < 0.8;
    return {
      id: String(7000 + i),
      opened: new Date(1_577_836_800_000 + 60_000 * minute).toISOString().slice(0, 19),
      state: isOpen ? 'open' : 'closed',
      effort: String(Math.round(20 + (60 * i) / ROWS + 10 * next())),
    };
  });
})();

type Ticket = (typeof tickets)[number];

function sampleOfTickets(rows: readonly Ticket[]) {
  const column = (name: keyof Ticket): readonly string[] => rows.map((row) => row[name]);
  return sampleOf({
    id: column('id'),
    opened: column('opened'),
    state: column('state'),
    effort: column('effort'),
  });
}

const sample = sampleOfTickets(tickets);

const ascending = (rows: readonly Ticket[]): readonly string[] =>
  infer(sampleOfTickets(rows)).fields.flatMap(({ name, constraints }) =>
    constraints.ascends_over === undefined ? [] : [name],
  );

describe('a clone of a table in order of time', () => {
  const columns = cloned(sample, ROWS);
  const cells = (name: string): readonly string[] => columns.get(name) as readonly string[];

  it('has ids and moments that ascend together', () => {
    const moments = cells('opened');

    expect(everyOf(moments.slice(1), (own, i) => own >= (moments[i] as string))).to.equal(true);
  });

  it('has states and numbers that change over time as in the sample', () => {
    const [early, late] = [
      { state: cells('state').slice(0, 800), effort: cells('effort').slice(0, 100) },
      { state: cells('state').slice(920), effort: cells('effort').slice(900) },
    ];
    const mean = (numbers: readonly string[]): number =>
      numbers.reduce((sum, each) => sum + Number(each), 0) / numbers.length;

    expect(share(early.state.map((cell) => cell === '"open"'))).to.be.below(0.02);
    expect(share(late.state.map((cell) => cell === '"open"'))).to.be.above(0.6);
    expect(mean(late.effort) - mean(early.effort)).to.be.closeTo(54, 8);
  });

  it('tells the parts of the rows only to columns that depend on them', () => {
    const hidden = infer(sample).fields.filter((field) => field.hidden);
    const [id, opened] = [tickets.map((row) => row.id), tickets.map((row) => row.opened)];

    expect(hidden.map(({ name }) => name)).to.deep.equal(['opened part']);
    expect(infer(sampleOf({ id, opened })).fields.map(({ name }) => name)).to.deep.equal([
      'id',
      'opened',
    ]);
  });
});

describe('a table in no order', () => {
  it('has no column that ascends', () => {
    const shuffled = tickets.toSorted((a, b) => a.effort.localeCompare(b.effort));
    const mixed = tickets.map((_, i) => tickets[(i * 7) % ROWS] as Ticket);

    expect(ascending(tickets)).to.deep.equal(['opened', 'opened part']);
    expect(ascending(mixed)).to.deep.equal([]);
    expect(ascending(shuffled)).not.to.include('opened');
  });

  it('has none whose moments are null in some rows', () => {
    const incomplete = tickets.map((ticket, i) =>
      i % 50 === 7 ? { ...ticket, opened: '' } : ticket,
    );

    expect(ascending(incomplete)).to.deep.equal([]);
  });

  it('has none in fewer rows than four parts of 5k rows', () => {
    expect(ascending(tickets.slice(0, 199))).to.deep.equal([]);
  });
});
