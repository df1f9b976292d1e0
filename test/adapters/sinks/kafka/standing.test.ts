import { expect } from 'chai';
import {
  type BatchMark,
  batchHeaders,
  type Headers,
} from '../../../../src/adapters/sinks/kafka/batch-headers.js';
import { standingOf } from '../../../../src/adapters/sinks/kafka/standing.js';
import type { Position } from '../../../../src/domain/histories/position.js';

const at = (row: number): Position => ({ moment: row, happened: row, rank: 0, row });

/** What the last record of a part of a batch says. */
const part = (
  row: number,
  counts: Pick<BatchMark, 'own' | 'all'>,
  [after, until]: readonly [number | undefined, number],
): Headers =>
  batchHeaders({
    position: at(row),
    ...counts,
    after: after === undefined ? undefined : at(after),
    until: at(until),
  });

const completeIn = (...records: readonly Headers[]): number | undefined | string => {
  const standing = standingOf(new Map(records.entries()));
  return standing === undefined ? 'unknown' : standing.complete?.row;
};

describe('where the changes in a topic of Kafka stand', () => {
  const first = part(4, { own: 5, all: 5 }, [undefined, 4]);

  it('is nowhere without records', () => {
    expect(completeIn()).to.equal(undefined);
  });

  it('is the end of the last batch if all of its parts are there', () => {
    const parts = [part(7, { own: 2, all: 5 }, [4, 9]), part(9, { own: 3, all: 5 }, [4, 9])];

    expect(completeIn(first)).to.equal(4);
    expect(completeIn(first, ...parts)).to.equal(9);
    expect(completeIn(...parts)).to.equal(9);
  });

  it('is the end of the batch before if a part is missing', () => {
    expect(completeIn(part(4, { own: 2, all: 5 }, [undefined, 4]))).to.equal(undefined);
    expect(completeIn(first, part(9, { own: 3, all: 5 }, [4, 9]))).to.equal(4);
  });

  it('is the end of a batch that was begun again and sent what was missing', () => {
    const there = part(9, { own: 3, all: 5 }, [4, 9]);
    const rest = part(8, { own: 2, all: 2 }, [4, 9]);

    expect(completeIn(first, there, rest)).to.equal(9);
  });

  it('counts no parts of another batch', () => {
    const longer = part(19, { own: 3, all: 15 }, [4, 19]);
    const begun = part(7, { own: 2, all: 5 }, [4, 9]);

    expect(completeIn(first, longer, begun)).to.equal(4);
    expect(completeIn(longer, part(9, { own: 5, all: 5 }, [4, 9]))).to.equal(9);
  });

  it('is unknown if something else wrote the last record of a partition', () => {
    expect(completeIn(first, {})).to.equal('unknown');
    expect(completeIn({ position: '1970-01-01T00:00:00.000Z/0/0' })).to.equal('unknown');
    expect(completeIn({ ...first, batch: 'all' })).to.equal('unknown');
  });
});
