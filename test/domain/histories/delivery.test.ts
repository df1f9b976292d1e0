import { expect } from 'chai';
import { deliveries } from '../../../src/domain/histories/delivery.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { type Envelope, faultsOfChanges, feedOf, feedText } from '../../support/changes.js';
import type { Json } from '../../support/tables.js';
import { livingShop, momentOf } from './shop.js';

const HOUR = 3_600_000;
const DELAY = 48 * HOUR;

const delivered = (from: number, until: number, more: Json = {}): Json =>
  livingShop({
    from: momentOf(from),
    until: momentOf(until),
    deliver: { delay: '2d', late: 0.3, twice: 0.2, ...more },
  });

const idOf = ({ source }: Envelope): string => source.position;
const delayOf = ({ source, ts_ms: moment }: Envelope): number => moment - source.ts_ms;

describe('the deliveries of a change', () => {
  it('have distances that do not depend on each other', () => {
    const key = deriveKey(seedKey(4), 'deliveries');
    const alike = Array.from({ length: 200 }, (_, row) => {
      const [first = 0, second = 0] = deliveries({ delay: DELAY, late: 1, twice: 1 }, key, row, 0);
      return second - first === first;
    });

    expect(alike.filter((isAlike) => isAlike)).to.deep.equal([]);
  });
});

describe('changes that are delivered late and twice', () => {
  const all = feedOf(delivered(-1, 200));
  const punctual = feedOf(livingShop({ from: momentOf(-1), until: momentOf(200) }));
  const byId = new Map<string, Envelope[]>();
  for (const change of all) byId.set(idOf(change), [...(byId.get(idOf(change)) ?? []), change]);

  it('are those of the feed without delays, but for those that are still on their way', () => {
    const due = punctual.filter(
      ({ ts_ms: moment }) => moment < Date.parse(momentOf(200)) - 2 * DELAY,
    );
    const known = new Map(punctual.map((change) => [idOf(change), change]));
    const wrong = all.filter((change) => {
      const { ts_ms: _, ...own } = known.get(idOf(change)) ?? {};
      const { ts_ms: __, ...found } = change;
      return JSON.stringify(own) !== JSON.stringify(found);
    });

    expect(due.filter((change) => !byId.has(idOf(change)))).to.deep.equal([]);
    expect(due.length).to.be.greaterThan(2000);
    expect(wrong).to.deep.equal([]);
  });

  it('ascend by delivery, and no longer by the moment at which they happen', () => {
    const moments = all.map(({ ts_ms: moment }) => moment);
    const happened = all.map(({ source }) => source.ts_ms);

    expect(moments).to.deep.equal([...moments].sort((a, b) => a - b));
    expect(happened).not.to.deep.equal([...happened].sort((a, b) => a - b));
  });

  it('have delays and second deliveries as often and as long as the request says', () => {
    const firsts = [...byId.values()].map(([first]) => first as Envelope);
    const seconds = [...byId.values()].flatMap((of) => of.slice(1));
    const late = firsts.filter((change) => delayOf(change) > 0).map(delayOf);
    const share = (count: number): number => count / firsts.length;
    const error = (rate: number): number => 4 * Math.sqrt((rate * (1 - rate)) / firsts.length);

    expect(share(late.length)).to.be.closeTo(0.3, error(0.3));
    expect(share(seconds.length)).to.be.closeTo(0.2, error(0.2) + 0.02);
    expect(Math.max(...late)).to.be.within(0.9 * DELAY, DELAY);
    expect(Math.min(...late)).to.be.below(0.1 * DELAY);
    expect(Math.max(...seconds.map(delayOf))).to.be.within(DELAY, 2 * DELAY);
    expect(Math.max(...[...byId.values()].map((of) => of.length))).to.equal(2);
  });

  it('are made alone in any part of the time, and the parts together are the whole', () => {
    const parts = [-1, 0, 0.001, 0.2, 17, 17.4, 17.41, 60, 61, 62, 199, 200];
    for (const form of ['debezium', 'rows']) {
      const more = (request: Json): Json => ({ ...request, form });
      const texts = parts
        .slice(1)
        .map((until, i) => feedText(more(delivered(parts[i] as number, until))));

      expect(texts.join('')).to.equal(feedText(more(delivered(-1, 200))));
    }
  });

  it('may come by the thousand from one moment', () => {
    const constraints = { start: '2025-01-01', already: 20_000, per_day: 0.1 };
    const fields = [
      { name: 'id', type: 'sequence' },
      { name: 'made', type: 'arrival', constraints },
    ];
    const tables = [{ name: 'parts', rows: 20_000, key: ['id'], lives: { born: 'made' }, fields }];
    const deliver = { delay: '1s', late: 0.5, twice: 1 };
    const day = { seed: 3, tables, from: momentOf(-1), until: momentOf(1) };
    const lines = feedOf({ ...day, deliver });

    expect(lines.length).to.equal(40_000);
    expect(new Set(lines.map(idOf)).size).to.equal(20_000);
  });

  it('come at least a millisecond late, and a second time at least a millisecond later', () => {
    const key = deriveKey(seedKey('deliveries'), 'deliver');
    const all = { delay: 1, late: 1, twice: 1 };

    expect(deliveries(all, key, 7, 1_000)).to.deep.equal([1_001, 1_002]);
  });

  it('say in rows when they are delivered', () => {
    const [first] = feedText({ ...delivered(30, 31), form: 'rows' }).split('\n');

    expect(JSON.parse(first ?? '')).to.include.keys('at', 'delivered', 'position');
  });

  it('are all on time if none is late and none comes twice', () => {
    const none = { late: 0, twice: 0 };

    expect(feedOf(delivered(3, 5, none))).to.deep.equal(
      feedOf(livingShop({ from: momentOf(3), until: momentOf(5) })),
    );
  });

  it('are refused with a way out', () => {
    const first = (request: Json, cells?: number) => {
      const [fault] = faultsOfChanges(request, cells);
      return `${fault?.path}: ${fault?.message}`;
    };

    expect(first({ ...delivered(1, 2), form: 'scd2' })).to.equal(
      '/deliver: versions of rows are not delivered: leave deliver out, or choose the form debezium or rows',
    );
    expect(first(delivered(1, 2, { delay: '367d' }))).to.equal(
      '/deliver/delay: expected at most 366d, a year: ask for a shorter delay',
    );
    expect(first(livingShop({ from: momentOf(1), deliver: {} }))).to.match(
      /^\/deliver\/delay: member "delay" is missing/,
    );
    // Changes of earlier days are looked at, too.
    expect(first(delivered(100, 101), 3000)).to.match(/^\/until: the changes have about \d+ cells/);
    expect(first(livingShop({ from: momentOf(100), until: momentOf(101) }), 3000)).to.equal(
      'undefined: undefined',
    );
  });
});
