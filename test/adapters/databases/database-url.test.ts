import { expect } from 'chai';
import { databaseUrl, urlFault } from '../../../src/adapters/databases/database-url.js';

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

  it('of PostgreSQL takes the host of the query or of the environment, as the driver does', () => {
    expect(databaseUrl('postgres://localhost/shop?host=db.example.com')?.isLocal).to.equal(false);
    const { PGHOST } = process.env;
    process.env.PGHOST = 'db.example.com';
    const { isLocal } = databaseUrl('postgres:///shop') ?? {};
    if (PGHOST === undefined) delete process.env.PGHOST;
    else process.env.PGHOST = PGHOST;
    expect(isLocal).to.equal(false);
  });

  for (const text of [
    'postgres://me:s3cret@localhost/shop?sslkey=s3cret',
    'postgres://me:s%33cret@localhost/shop',
    'postgres://me@localhost/shop?password=s3cret',
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

  for (const [text, fault] of [
    ['postgres://h/d?sslmode=zz', /^another value of "sslmode" than disable, prefer, require, /],
    ['postgres://h/d?ssl=false', /^another value of "ssl" than true, 1, 0$/],
    ['postgres://h/d?statement_timeout=s3cret', /^another .* than a number of milliseconds$/],
    ['postgres://h/d?schema=', /^another value of "schema" than names of schemas/],
    ['postgres://h/d?sslmod=s3cret', /^"sslmod", which the driver .*: did you mean sslmode\?$/],
    ['postgres://h/d?host=a&host=b', /^"host" more than once$/],
    ['mysql://h/d?timezone=zz', /^another value of "timezone" than local, Z or an offset/],
    ['mysql://h/d?ssl-mode=REQUIRED', /^"ssl-mode", which .*: write ssl=\{.*\} to encrypt$/],
    ['postgres://h/d?tls=true', /^"tls", which .*: write sslmode=verify-full to encrypt$/],
    ['mysql://far.example.com/d?host=localhost', /^"host" behind the question mark: write mysql:/],
    ['mariadb://h/d?password=s3cret', /^"password" behind the question mark: write mysql:/],
  ] as const) {
    it(`has a member that is refused: ${text}`, () => {
      expect(databaseUrl(text)).to.equal(undefined);
      expect(urlFault(text)).to.match(fault);
      expect(urlFault(text)).not.to.contain('s3cret');
    });
  }

  it('leaves out members of other programs, and those that change how rows are read', () => {
    expect(
      databaseUrl('postgres://h/d?connection_limit=5&stream=1&sslmode=require')?.address,
    ).to.equal('postgres://h/d?sslmode=require');
    expect(databaseUrl('mysql://h/d?typeCast=false&pool=5&compress=true')?.address).to.equal(
      'mysql://h/d?compress=true',
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
