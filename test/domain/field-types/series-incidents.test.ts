import { expect } from 'chai';
import { INCIDENT_KINDS } from '../../../src/domain/series/incidents.js';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { type Json, textOf } from '../../support/tables.js';

const ROWS = 60_000;
const EXACT = 9;
const STANDARD_ERRORS = 4;

interface Labelled {
  readonly values: readonly number[];
  readonly labels: readonly string[];
}

function requestOf(incidents: Json | undefined, series: Json = {}, changes: Json = {}): Json {
  const constraints = { over: 'at', noise: 0.5, precision: EXACT, ...series };
  const label = { name: 'label', type: 'state_series', constraints: { of: 'value' } };
  return {
    rows: ROWS,
    seed: 5,
    fields: [
      { name: 'at', type: 'arrival' },
      { name: 'value', type: 'series', constraints: { ...constraints, incidents } },
      ...(incidents === undefined ? [] : [label]),
    ],
    ...changes,
  };
}

function labelled(...of: Parameters<typeof requestOf>): Labelled {
  const rows = JSON.parse(textOf(requestOf(...of))) as readonly {
    readonly value: number;
    readonly label: string;
  }[];
  return { values: rows.map(({ value }) => value), labels: rows.map(({ label }) => label) };
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** The runs of rows with the same label. */
function runsOf(labels: readonly string[]): readonly Run[] {
  const starts = labels.flatMap((label, i) => (label === labels[i - 1] ? [] : [i]));
  return starts.map((from, i) => {
    return { from, to: starts[i + 1] ?? labels.length, label: labels[from] as string };
  });
}

/** The incidents but for the first and the last one, which may be cut: normal rows lie around each. */
function incidentsIn(labels: readonly string[]): readonly Run[] {
  return runsOf(labels)
    .slice(1, -1)
    .filter(({ label }) => label !== 'normal');
}

const LONGEST = 12;
const clean = labelled(undefined).values;
const all = labelled({ share: 0.2, longest: LONGEST, size: 8 });
const differences = all.values.map((value, i) => value - (clean[i] as number));

/** What an incident adds to each of its rows. */
const addedIn = ({ from, to }: Run): readonly number[] => differences.slice(from, to);

/** Expects each incident of a kind, of which there are many, to keep a rule. */
function expectOfEach(kind: string, check: (added: readonly number[], run: Run) => void): void {
  const runs = incidentsIn(all.labels).filter(({ label }) => label === kind);
  expect(runs.length).to.be.above(200);
  for (const run of runs) check(addedIn(run), run);
}

describe('the incidents of a series', () => {
  it('change the labelled rows, and leave all others as they are', () => {
    const changed = differences.map((difference) => difference !== 0);
    expect(changed).to.deep.equal(all.labels.map((label) => label !== 'normal'));
  });

  it('have their share of the rows, at any length', () => {
    for (const { share, longest } of [
      { share: 0.02, longest: 40 },
      { share: 0.25, longest: 1 },
      { share: 0.25, longest: 7 },
    ]) {
      const { labels } = labelled({ share, longest });
      const found = labels.filter((label) => label !== 'normal').length / ROWS;
      // A block of 2 * longest rows has an incident or none, of any length up to the longest.
      const mean = (longest + 1) / 2;
      const square = ((longest + 1) * (2 * longest + 1)) / 6;
      const chance = (share * 2 * longest) / mean;
      const variance = chance * square - (chance * mean) ** 2;
      const error = Math.sqrt((variance * 2 * longest) / ROWS) / (2 * longest);
      expect(found, `${share}, ${longest}`).to.be.closeTo(share, STANDARD_ERRORS * error);
    }
  });

  it('have all lengths up to the longest equally often, and all kinds', () => {
    const runs = incidentsIn(all.labels);
    for (let length = 1; length <= LONGEST; length++) {
      const count = runs.filter(({ from, to }) => to - from === length).length;
      const mean = runs.length / LONGEST;
      expect(count, `${length} rows`).to.be.closeTo(mean, 5 * Math.sqrt(mean));
    }
    for (const kind of INCIDENT_KINDS) {
      const count = runs.filter(({ label }) => label === kind).length;
      const mean = runs.length / INCIDENT_KINDS.length;
      expect(count, kind).to.be.closeTo(mean, STANDARD_ERRORS * Math.sqrt(mean));
    }
  });

  it('begin at each row of a block equally often, over many parents', () => {
    const parents = 4000;
    const longest = 8;
    const incidents = { share: 0.25, longest };
    const readings = {
      name: 'readings',
      per: { table: 'sensors', count: 16 },
      fields: requestOf(incidents, { over: undefined }).fields,
    };
    const id = { name: 'id', type: 'sequence' };
    const sensors = { name: 'sensors', rows: parents, key: ['id'], fields: [id] };
    const text = textOf({ seed: 5, tables: [sensors, readings], table: 'readings' });
    const counts = Array<number>(16).fill(0);
    jsonColumn(text, 'label').forEach((label, row) => {
      if (label !== '"normal"') counts[row % 16] = (counts[row % 16] as number) + 1;
    });
    const error = Math.sqrt((0.25 * 0.75) / parents);
    counts.forEach((count, place) => {
      expect(count / parents, `row ${place}`).to.be.closeTo(0.25, STANDARD_ERRORS * error);
    });
  });

  it('lie higher or lower for a while, by half of the size to one and a half', () => {
    expectOfEach('shift', (added) => {
      const [first = 0] = added;
      expect(Math.abs(first)).to.be.within(4, 12);
      for (const each of added) expect(each).to.be.closeTo(first, 1e-8);
    });
  });

  it('go up or down and back as a spike', () => {
    expectOfEach('spike', (added) => {
      const peak = added[Math.floor((added.length - 1) / 2)] as number;
      const half = Math.ceil(added.length / 2);
      added.forEach((each, i) => {
        const share = Math.min(i + 1, added.length - i) / half;
        expect(each).to.be.closeTo(peak * share, 1e-8);
      });
    });
  });

  it('go away ever further as a drift', () => {
    expectOfEach('drift', (added) => {
      const [first = 0] = added;
      added.forEach((each, i) => {
        expect(each).to.be.closeTo(first * (i + 1), 1e-7);
      });
    });
  });

  it('equal the value before if they are stuck', () => {
    expectOfEach('stuck', (_, { from, to }) => {
      const values = new Set(all.values.slice(from - 1, to));
      expect(values.size).to.equal(1);
    });
  });

  it('scatter by the size as noise', () => {
    const squares: number[] = [];
    expectOfEach('noise', (added) => squares.push(...added.map((each) => each * each)));
    const mean = squares.reduce((sum, each) => sum + each, 0) / squares.length;
    // The mean square of half of the size to one and a half.
    expect(mean / (64 * (13 / 12))).to.be.closeTo(1, 0.2);
  });

  it('happen as often as their weights say', () => {
    const { labels } = labelled({ share: 0.2, kinds: ['stuck', 'spike'], weights: [3, 1] });
    const runs = incidentsIn(labels);
    const stuck = runs.filter(({ label }) => label === 'stuck').length / runs.length;
    expect(stuck).to.be.closeTo(0.75, STANDARD_ERRORS * Math.sqrt(0.1875 / runs.length));
    expect(new Set(labels)).to.deep.equal(new Set(['normal', 'stuck', 'spike']));
  });

  it('stay within the bounds, and are whole numbers of counts', () => {
    const incidents = { share: 0.25, size: 90 };
    const bent = labelled(incidents, { min: 90, max: 110 }).values;
    expect(bent.findIndex((value) => value < 90 || value > 110)).to.equal(-1);
    const counts = labelled(incidents, { precision: undefined, counts: {} }).values;
    expect(counts.findIndex((value) => !Number.isInteger(value) || value < 0)).to.equal(-1);
  });

  for (const [offset, over] of [
    [0, { type: 'arrival' }],
    [2 ** 32 - 1000, { type: 'tick', constraints: { every: '1s' } }],
  ] as const) {
    it(`are the same in every window from row ${offset} on`, () => {
      const counts = { counts: {}, precision: undefined };
      const { fields, ...request } = requestOf({ share: 0.25, longest: 300 }, counts);
      const own = [{ name: 'at', ...over }, ...(fields as readonly Json[]).slice(1)];
      const whole = textOf({ ...request, fields: own, offset, rows: 2000, format: 'csv' })
        .split('\n')
        .slice(1);
      for (let i = 0; i < 100; i++) {
        const from = (i * 997) % 1900;
        const rows = 1 + ((i * 31) % 100);
        const window = textOf({
          ...request,
          fields: own,
          offset: offset + from,
          rows,
          format: 'csv',
        });
        expect(window.split('\n').slice(1, -1)).to.deep.equal(whole.slice(from, from + rows));
      }
    });
  }
});
