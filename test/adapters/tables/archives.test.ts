import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { byteSource } from '../../support/tables/byte-source.js';
import { bounds, readSource, readTable, refusal, rowsOf } from '../../support/tables/read-table.js';
import { tarFile } from '../../support/tables/tar-file.js';
import { type ZipMember, zipFile } from '../../support/tables/zip-file.js';

const small = 'id,city\n1,Oslo\n2,Lima\n';
const smallRows = [
  ['1', 'Oslo'],
  ['2', 'Lima'],
];
const large = `n,word\n${Array.from({ length: 40_000 }, (_, i) => `${i},word ${i % 7}`).join('\n')}\n`;

const MIB = 1024 * 1024;

let packedBomb: Buffer | undefined;

function bomb(): Buffer {
  packedBomb ??= zipFile({ path: 'a.csv', content: Buffer.alloc(200 * MIB, '1\n') });
  return packedBomb;
}

const ways = [
  ['forward', false],
  ['by ranges', true],
] as const;

for (const [way, ranges] of ways) {
  describe(`a zip archive read ${way}`, () => {
    const read = (name: string, ...members: readonly ZipMember[]) =>
      readTable(name, zipFile(...members), {}, { ranges, chunk: 100 });

    const refused = (name: string, ...members: readonly ZipMember[]) =>
      refusal(name, zipFile(...members), { ranges });

    const kinds: readonly (readonly [string, Partial<ZipMember>])[] = [
      ['is deflated', {}],
      ['is deflated and has a data descriptor', { streamed: true }],
      ['is stored', { method: 0 }],
      ['has 64-bit sizes', { zip64: true }],
      ['has 64-bit sizes in a data descriptor', { zip64: true, streamed: true }],
    ];
    for (const [what, kind] of kinds) {
      it(`returns all rows of a member that ${what}`, async () => {
        const sample = await read('data.zip', { path: 'a.csv', content: small, ...kind });

        expect(rowsOf(sample)).to.deep.equal(smallRows);
        expect(sample.complete).to.equal(true);
      });

      it(`returns the requested member after one that ${what}`, async () => {
        const sample = await read(
          'data.zip/in/b.csv',
          { path: 'in/a.csv', content: large, ...kind },
          { path: 'in/b.csv', content: small },
        );

        expect(rowsOf(sample)).to.deep.equal(smallRows);
      });
    }

    it('returns the first rows of a large member', async () => {
      const sample = await read('data.zip', { path: 'a.csv', content: large, streamed: true });

      expect(sample.rows).to.equal(bounds.rows);
      expect(sample.complete).to.equal(false);
    });

    it('distinguishes members with the same base name by their folders', async () => {
      const members = ['x', 'y'].map((folder) => ({
        path: `${folder}/a.csv`,
        content: `name\n${folder}1\n`,
      }));

      expect((await read('data.zip/x/a.csv', ...members)).columns).to.deep.equal([['x1']]);
      expect((await read('data.zip/y/a.csv', ...members)).columns).to.deep.equal([['y1']]);
    });

    it('finds a path that is written in the other normal form of Unicode', async () => {
      const member = { path: 'Zu\u0308rich.csv', content: small };

      expect((await read('data.zip/Z\u00fcrich.csv', member)).rows).to.equal(2);
    });

    const passedOver = [
      '__MACOSX/._a.csv',
      '../a.csv',
      '/etc/a.csv',
      'C:/a.csv',
      'in/../a.csv',
      '._a.csv',
    ];
    for (const path of passedOver) {
      it(`skips the member ${path}`, async () => {
        const sample = await read(
          'data.zip',
          { path, content: large },
          { path: 'a.csv', content: small },
        );

        expect(sample.header).to.deep.equal(['id', 'city']);
        expect(await refused('data.zip', { path, content: small })).to.equal(
          'the archive contains no table',
        );
      });
    }

    const unusable: readonly (readonly [string, Partial<ZipMember>, string])[] = [
      ['an encrypted member', { encrypted: true }, 'the member of the zip archive is encrypted'],
      [
        'a member with compression method 12',
        { method: 12 },
        'the member of the zip archive is compressed with the unsupported method 12',
      ],
      [
        'a zip inside the zip',
        { content: zipFile({ path: 'b.csv', content: small }) },
        'the file is an archive inside an archive',
      ],
      [
        'a gzip inside the zip',
        { content: gzipSync(small) },
        'the file is an archive inside an archive',
      ],
      [
        'a tar inside the zip',
        { content: tarFile({ path: 'b.csv', content: small }) },
        'the file is an archive inside an archive',
      ],
      ['an empty member', { content: '' }, 'the file is empty'],
      ['an archive without a table', { path: 'readme.md/a.jpg/' }, 'the archive contains no table'],
      [
        'an office document',
        { path: '[Content_Types].xml' },
        'the file is an office document, not a table',
      ],
    ];
    for (const [what, kind, reason] of unusable) {
      it(`refuses ${what}: ${reason}`, async () => {
        const member = { path: 'a.csv', content: small, ...kind };

        expect(await refused('data.zip', member)).to.equal(reason);
      });
    }

    it('refuses a path that is not in the archive', async () => {
      const member = { path: 'a.csv', content: small };

      expect(await refused('data.zip/b.csv', member)).to.equal(
        'the archive contains no such member',
      );
    });

    it('refuses an archive without members', async () => {
      expect(await refused('data.zip')).to.equal('the zip archive is empty');
    });

    it('decompresses a zip bomb of 200 MiB only up to the bound', async () => {
      const archive = bomb();
      const before = process.memoryUsage().rss;

      const limits = { rows: 10_000_000, inflatedBytes: MIB };
      const sample = await readTable('a.zip', archive, limits, { ranges });

      expect(sample.rows).to.equal(MIB / '1\n'.length);
      expect(sample.complete).to.equal(false);
      expect(process.memoryUsage().rss - before).to.be.below(100 * MIB);
    });
  });
}

describe('a zip archive', () => {
  it('returns its largest table if ranges are available, otherwise its first table', async () => {
    const archive = zipFile(
      { path: 'a.csv', content: small },
      { path: 'b.csv', content: large },
      { path: 'c.txt', content: small },
    );

    const byRanges = await readTable('data.zip', archive, {}, { ranges: true });
    const forward = await readTable('data.zip', archive);

    expect(byRanges.header).to.deep.equal(['n', 'word']);
    expect(forward.header).to.deep.equal(['id', 'city']);
  });

  it('returns its only member by ranges, whatever the name', async () => {
    const archive = zipFile({ path: 'export', content: small });

    expect((await readTable('data.csv', archive, {}, { ranges: true })).rows).to.equal(2);
  });

  it('that is truncated returns the rows before the end of the data, read forward', async () => {
    const archive = zipFile({ path: 'a.csv', content: large, streamed: true });

    const sample = await readTable('a.zip', archive.subarray(0, archive.length / 2), {
      rows: 40_000,
    });

    expect(sample.rows).to.be.within(1000, 39_999);
    expect(sample.complete).to.equal(false);
    expect(sample.columns[0]).to.deep.equal(
      Array.from({ length: sample.rows }, (_, i) => String(i)),
    );
  });

  it('that is truncated is refused, read by ranges', async () => {
    const archive = zipFile({ path: 'a.csv', content: large });

    expect(await refusal('a.zip', archive.subarray(0, 5000), { ranges: true })).to.equal(
      'the zip archive is cut off or damaged',
    );
  });

  it('with a stored member and a data descriptor is refused, read forward, and accepted by ranges', async () => {
    const archive = zipFile({ path: 'a.csv', content: small, method: 0, streamed: true });

    expect(await refusal('a.zip', archive)).to.equal(
      'the zip archive has the size of an uncompressed member only after its data',
    );
    expect((await readTable('a.zip', archive, {}, { ranges: true })).rows).to.equal(2);
  });

  it('that is a bomb is closed as soon as the bound is reached', async () => {
    const source = byteSource('a.zip', bomb(), { chunk: 4096 });

    await readSource(source, { rows: 10_000_000, inflatedBytes: MIB });

    expect(source.log.streamed).to.be.below(bomb().length / 10);
    expect(source.log.closed).to.equal(true);
  });

  it('requests little more than the head of the requested member, read by ranges', async () => {
    const noise = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * i * 7919) >> 8));
    const archive = zipFile(
      { path: 'noise.bin', content: noise, method: 0 },
      { path: 'a.csv', content: large },
    );
    const source = byteSource('a.zip', archive, { ranges: true });

    await readSource(source, { rows: 100 });

    const bytes = source.log.ranges.reduce((sum, [, , length]) => sum + length, 0);
    expect(bytes).to.be.below(512 + 65_557 + 1000 + 262_144);
    expect(source.log.streamed).to.equal(0);
  });
});

describe('a gzip file', () => {
  it('with a table is read', async () => {
    const sample = await readTable('a.csv.gz', gzipSync(small));

    expect(rowsOf(sample)).to.deep.equal(smallRows);
    expect(sample.complete).to.equal(true);
  });

  it('with several members is read to the end of the last one', async () => {
    const content = Buffer.concat([gzipSync('id\n1\n'), gzipSync('2\n3\n')]);

    expect((await readTable('a.csv.gz', content)).columns).to.deep.equal([['1', '2', '3']]);
  });

  it('that is truncated returns the rows before the end of the data', async () => {
    const packed = gzipSync(large);

    const sample = await readTable('a.csv.gz', packed.subarray(0, packed.length / 2), {
      rows: 40_000,
    });

    expect(sample.rows).to.be.within(1000, 39_999);
    expect(sample.complete).to.equal(false);
  });

  it('that is damaged after its header is refused', async () => {
    const content = Buffer.concat([gzipSync(small).subarray(0, 10), Buffer.alloc(100, 0xff)]);

    expect(await refusal('a.csv.gz', content)).to.equal('the gzip data are damaged');
  });

  it('with another gzip file inside is refused', async () => {
    expect(await refusal('a.csv.gz.gz', gzipSync(gzipSync(small)))).to.equal(
      'the file is an archive inside an archive',
    );
  });
});

describe('a tar archive', () => {
  const archive = tarFile(
    { path: 'data/', content: '', type: '5' },
    { path: 'data/readme.md', content: 'words' },
    { path: 'data/a.csv', content: small },
    { path: 'data/b.csv', content: 'x,y\n5,6\n7,8\n' },
  );

  for (const [name, content] of [
    ['a.tar', archive],
    ['a.tar.gz', gzipSync(archive)],
    ['a.tgz', gzipSync(archive)],
  ] as const) {
    it(`in ${name} returns its first table`, async () => {
      const sample = await readTable(name, content, {}, { chunk: 100 });

      expect(rowsOf(sample)).to.deep.equal(smallRows);
      expect(sample.complete).to.equal(true);
    });

    it(`in ${name} returns the requested member`, async () => {
      expect((await readTable(`${name}/data/b.csv`, content)).rows).to.equal(2);
    });
  }

  const path = `${'deep/'.repeat(30)}a.csv`;
  const record = `${` path=${path}\n`.length + 3}`;
  for (const [what, member] of [
    ['GNU', { path: '././@LongLink', content: `${path}\0`, type: 'L' }],
    ['POSIX.1-2001', { path: 'PaxHeader', content: `${record} path=${path}\n`, type: 'x' }],
  ] as const) {
    it(`returns a member with a path so long that it needs an extension of ${what}`, async () => {
      const content = tarFile(member, { path: 'cut', content: small });

      expect((await readTable(`a.tar/${path}`, content)).rows).to.equal(2);
    });
  }

  it('without a table is refused', async () => {
    const content = tarFile({ path: '../a.csv', content: small });

    expect(await refusal('a.tar', content)).to.equal('the archive contains no table');
  });
});
