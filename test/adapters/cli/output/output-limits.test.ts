import { expect } from 'chai';
import { refuseBeyond } from '../../../../src/adapters/cli/output/output-limits.js';

describe('limits of a file', () => {
  const limits = { rows: 3, bytes: 10 };

  it('let a file pass that may have as much as they allow', () => {
    expect(() => refuseBeyond({ rows: 3, longest: 10 }, limits)).not.to.throw();
    expect(() => refuseBeyond({ rows: 4, longest: 11 }, undefined)).not.to.throw();
  });

  it('refuse a file that has more rows, or may have more bytes, and name the limit', () => {
    expect(() => refuseBeyond({ rows: 4, longest: 10 }, limits)).to.throw(
      'at most 3 rows into a file, and the request has 4',
    );
    expect(() => refuseBeyond({ rows: 3, longest: 11 }, limits)).to.throw(
      'at most 10 bytes into a file, and the request may have 11',
    );
  });
});
