import { expect } from 'chai';
import { databaseUrl } from '../../../src/adapters/databases/database-url.js';

describe('the URL of a database', () => {
  for (const [text, kind] of [
    ['postgres://localhost/shop', 'postgresql'],
    ['postgresql:///shop?host=/run/postgresql', 'postgresql'],
    ['mysql://root@127.0.0.1:3306/shop', 'mysql'],
    ['mariadb://[::1]/shop', 'mysql'],
    ['sqlite:shop.db', 'sqlite'],
    ['duckdb:/data/shop.duckdb', 'duckdb'],
  ] as const) {
    it(`names a database of this machine: ${text}`, () => {
      expect(databaseUrl(text)).to.include({ kind, isLocal: true, password: '', shown: text });
    });
  }

  for (const host of ['db.example.com', '10.0.0.7', '128.0.0.1', 'localhost.example.com']) {
    it(`names a database of another machine: ${host}`, () => {
      expect(databaseUrl(`postgres://${host}/shop`)).to.include({ isLocal: false });
    });
  }

  it('takes the host of the query, as the drivers do', () => {
    expect(databaseUrl('postgres://localhost/shop?host=db.example.com')?.isLocal).to.equal(false);
  });

  for (const text of [
    'postgres://me:s3cret@localhost/shop?sslkey=s3cret',
    'postgres://me:s%33cret@localhost/shop',
    'mysql://me@localhost/shop?password=s3cret',
  ]) {
    it(`is shown without its password: ${text}`, () => {
      const read = databaseUrl(text);

      expect(read?.password).to.equal('s3cret');
      expect(read?.shown).not.to.match(/s3cret|s%33cret/);
      expect(read?.address).to.equal(text);
    });
  }

  for (const [text, address] of [
    ['mysql://me:50%off@localhost/shop', 'mysql://me:50%25off@localhost/shop'],
    ['mysql://m%zz@localhost/sh%ff', 'mysql://m%25zz@localhost/sh%25ff'],
    ['postgres://%zz', 'postgres://%25zz'],
  ] as const) {
    it(`has percent signs that begin no escape: ${text}`, () => {
      expect(databaseUrl(text)?.address).to.equal(address);
    });
  }

  it('has a password with a percent sign', () => {
    expect(databaseUrl('mysql://me:50%off@localhost/shop')?.password).to.equal('50%off');
  });

  it('keeps the schemas when it is shown', () => {
    expect(databaseUrl('postgres://localhost/shop?schema=a,b&x=1')?.shown).to.equal(
      'postgres://localhost/shop?schema=a,b',
    );
  });

  for (const text of ['shop.db', 'sqlite:', 'https://example.com/shop', 'redis://localhost']) {
    it(`is none: ${text}`, () => {
      expect(databaseUrl(text)).to.equal(undefined);
    });
  }

  for (const [text, path] of [
    ['sqlite:shop.db', 'shop.db'],
    ['SQLITE:/data/shop.db', '/data/shop.db'],
    ['sqlite:///data/shop.db', '/data/shop.db'],
    ['duckdb:../shop.duckdb', '../shop.duckdb'],
  ] as const) {
    it(`has the path of a file: ${text}`, () => {
      expect(databaseUrl(text)?.address).to.equal(path);
    });
  }
});
