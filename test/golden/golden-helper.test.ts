import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { expectGolden } from '../support/golden.js';

describe('a golden file', () => {
  let path: string;
  let folder: URL;
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'golden-'));
    folder = pathToFileURL(`${path}/`);
    writeFileSync(join(path, 'known.txt'), 'as it was\r\n');
  });
  afterEach(() => rmSync(path, { recursive: true }));

  for (const onCi of [true, false]) {
    const where = onCi ? 'on CI' : 'outside CI';

    it(`with the same content passes ${where}`, () => {
      expectGolden('known.txt', 'as it was\r\n', folder, { update: false, onCi });
    });

    it(`with different content fails ${where} and is not changed`, () => {
      const compare = () => expectGolden('known.txt', 'changed', folder, { update: false, onCi });

      expect(compare).to.throw(
        /golden file known.txt has other bytes: if that is meant, .*UPDATE_GOLDEN=1 npx mocha dist\/test\/golden/,
      );
      expect(readFileSync(join(path, 'known.txt'), 'utf8')).to.equal('as it was\r\n');
    });

    it(`that is missing fails ${where} and is not written`, () => {
      const compare = () => expectGolden('new.txt', 'new', folder, { update: false, onCi });

      expect(compare).to.throw(
        /golden file new.txt is missing: .*UPDATE_GOLDEN=1 npx mocha dist\/test\/golden/,
      );
      expect(existsSync(join(path, 'new.txt'))).to.equal(false);
    });
  }

  it('is written if UPDATE_GOLDEN is set', () => {
    expectGolden('known.txt', 'changed', folder, { update: true, onCi: false });
    expectGolden('deep/new.txt', 'new', folder, { update: true, onCi: false });

    expect(readFileSync(join(path, 'known.txt'), 'utf8')).to.equal('changed');
    expect(readFileSync(join(path, 'deep/new.txt'), 'utf8')).to.equal('new');
  });

  it('is never written on CI', () => {
    const update = () => expectGolden('known.txt', 'x', folder, { update: true, onCi: true });

    expect(update).to.throw(/CI never writes one/);
    expect(readFileSync(join(path, 'known.txt'), 'utf8')).to.equal('as it was\r\n');
  });
});
