import { expect } from 'chai';
import { Findings } from '../../../bench/soak/findings.js';
import { slope } from '../../../bench/soak/least-squares.js';
import { breaches, limits, type Measured } from '../../../bench/soak/verdict.js';
import type { Sample } from '../../../bench/soak/watch.js';

/** Returns one sample a second for ten minutes, in which memory grows by the given megabytes a minute. */
function measured(changes: {
  readonly server?: number;
  readonly children?: number;
  readonly health?: number;
  readonly descriptors?: number;
}): Measured {
  const { server = 0, children = 0, health = 5, descriptors = 30 } = changes;
  const samples = Array.from({ length: 600 }, (_, i): Sample => {
    const at = i / 60;
    // The sawtooth of a garbage collector, which must not count as growth.
    const teeth = (i % 30) / 3;
    return {
      at,
      serverMegabytes: 200 + at * server + teeth,
      childrenMegabytes: 300 + at * children + teeth,
      children: 2,
      descriptors: 30,
      health: i % 50 === 0 ? health : 5,
    };
  });
  return { samples, descriptorsBefore: 30, descriptorsAfter: descriptors };
}

function seen(): Findings {
  const findings = new Findings();
  findings.answered('preview', 200, 10, [200]);
  return findings;
}

describe('the verdict of a soak test', () => {
  it('lists no breach if everything is within its bounds', () => {
    const fine = measured({ server: 0.8, children: -20, health: 900, descriptors: 40 });

    expect(breaches(seen(), fine, limits)).to.deep.equal([]);
  });

  const rows = [
    [{ server: 1.5 }, /^memory of the server: \+1\.\d\d MB\/min$/],
    [{ children: 1.5 }, /^memory of its children: \+1\.\d\d MB\/min$/],
    [{ health: 1100 }, /^\/health: 99 % within 1100 ms$/],
    [{ descriptors: 41 }, /^open descriptors: 30 before, 41 after$/],
  ] as const;
  for (const [changes, says] of rows) {
    it(`names the breach of ${JSON.stringify(changes)}`, () => {
      const found = breaches(seen(), measured(changes), limits);

      expect(found).to.have.lengthOf(1);
      expect(found[0]).to.match(says);
    });
  }

  it('names the wrong responses with the number of times that they occurred', () => {
    const findings = seen();
    findings.answered('preview', 503, 10, [200]);
    findings.answered('preview', 503, 10, [200]);
    for (const digest of ['a', 'a', 'b']) findings.digested('csv', digest);

    expect(breaches(findings, measured({}), limits)).to.deep.equal([
      'preview: status 503 (2 times)',
      'csv: the bytes differ from the first response (1 times)',
    ]);
  });

  it('is not a pass if nothing was answered or measured', () => {
    const nothing = { samples: [], descriptorsBefore: 30, descriptorsAfter: 30 };

    expect(breaches(new Findings(), nothing, limits)).to.deep.equal([
      'no request received a response',
      'the server was measured fewer than two times',
    ]);
  });
});

describe('the slope of points', () => {
  it('is that of the line through the points', () => {
    const points = [0, 1, 2, 5].map((at) => ({ at, value: 3 - 2 * at }));

    expect(slope(points)).to.be.closeTo(-2, 1e-12);
  });

  it('is that of the least-squares line if the points are not on a line', () => {
    const points = [0, 2, 1, 3].map((value, at) => ({ at, value }));

    expect(slope(points)).to.be.closeTo(0.8, 1e-12);
  });

  it('is 0 for fewer than two points', () => {
    expect(slope([])).to.equal(0);
    expect(slope([{ at: 1, value: 9 }])).to.equal(0);
  });
});
