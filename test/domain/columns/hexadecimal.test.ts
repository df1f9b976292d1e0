import { expect } from 'chai';
import { HEX_BYTES, writeHex } from '../../../src/domain/basics/hex.js';
import { writeIpv6 } from '../../../src/domain/columns/ipv6-text.js';

const BEFORE = 2;

describe('hexadecimal digits', () => {
  const rows = [
    [0x1234_abcd, 8, '1234abcd'],
    [-1, 8, 'ffffffff'],
    [0x1234_abcd, 4, 'abcd'],
    [0x0f, 1, 'f'],
    [0, 3, '000'],
  ] as const;
  for (const [word, digits, expected] of rows) {
    it(`of ${word} are ${expected} if ${digits} are written`, () => {
      const data = new Uint8Array(12).fill(0x2e);
      writeHex(data, BEFORE, word, digits);

      const text = `..${expected}`.padEnd(12, '.');
      expect(new TextDecoder().decode(data)).to.equal(text);
    });
  }

  it('are two for each of the 256 bytes', () => {
    expect(HEX_BYTES.length).to.equal(256);
    expect([0, 9, 16, 255].map((byte) => HEX_BYTES[byte])).to.deep.equal(['00', '09', '10', 'ff']);
  });
});

describe('the text of an IPv6 address', () => {
  // RFC 5952, sections 4.1 to 4.3.
  const rows: readonly (readonly [readonly number[], string])[] = [
    [[0, 0, 0, 0, 0, 0, 0, 0], '::'],
    [[0, 0, 0, 0, 0, 0, 0, 1], '::1'],
    [[1, 0, 0, 0, 0, 0, 0, 0], '1::'],
    [[0x2001, 0xdb8, 0, 0, 0, 0, 2, 1], '2001:db8::2:1'],
    [[0x2001, 0xdb8, 0, 1, 1, 1, 1, 1], '2001:db8:0:1:1:1:1:1'],
    [[0x2001, 0, 0, 1, 0, 0, 0, 1], '2001:0:0:1::1'],
    [[0x2001, 0xdb8, 0, 0, 1, 0, 0, 1], '2001:db8::1:0:0:1'],
    [[0, 0, 1, 0, 0, 0, 1, 0], '0:0:1::1:0'],
    [[0, 1, 2, 3, 4, 5, 6, 0], '0:1:2:3:4:5:6:0'],
    [[1, 2, 3, 4, 5, 6, 0, 0], '1:2:3:4:5:6::'],
    [[0, 0, 3, 4, 5, 6, 7, 8], '::3:4:5:6:7:8'],
    [[0xf, 0x10, 0xff, 0x100, 0xfff, 0x1000, 0xffff, 9], 'f:10:ff:100:fff:1000:ffff:9'],
  ];
  for (const [groups, expected] of rows) {
    it(`with the groups ${groups.map((group) => group.toString(16)).join()} is ${expected}`, () => {
      const data = new Uint8Array(50).fill(0x2e);
      const end = writeIpv6(data, BEFORE, Uint16Array.from(groups));

      expect(new TextDecoder().decode(data.subarray(BEFORE, end))).to.equal(expected);
      expect([data[BEFORE - 1], data[end]]).to.deep.equal([0x2e, 0x2e]);
    });
  }
});
