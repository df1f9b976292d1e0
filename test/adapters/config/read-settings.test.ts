import { availableParallelism } from 'node:os';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { readSettings } from '../../../src/adapters/config/read-settings.js';
import { type Settings, settingsTable } from '../../../src/adapters/config/settings.js';

function settingsFrom(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings(environment);
  if (E.isLeft(read)) throw new Error(read.left.join('\n'));
  return read.right.settings;
}

describe('the settings', () => {
  it('have defaults that their codecs accept', () => {
    expect(settingsFrom({})).to.deep.equal({
      port: 8080,
      host: '127.0.0.1',
      basePath: '',
      auth: 'on',
      previewAuth: 'on',
      apiKeys: [],
      store: 'memory:',
      dailyLimit: 1000,
      rateLimit: 120,
      bodyLimit: 1_048_576,
      bodyMemory: 67_108_864,
      profileLimit: 65_536,
      maxCells: 20_000_000,
      maxAnswer: 10 * 1024 ** 3,
      maxConcurrent: 64,
      maxConcurrentPerKey: 16,
      maxQueue: 256,
      workers: availableParallelism(),
      writeTimeout: 60_000,
      minReadRate: 4096,
      drain: 30_000,
      hubs: ['local'],
      extensions: [],
      localHubDir: '',
      kaggleUrl: '',
      huggingfaceUrl: '',
      kaggleStorage: [],
      huggingfaceStorage: [],
      hubTimeout: 15_000,
      minCategoryCount: 10,
      compress: 'off',
      metrics: 'off',
      trustProxy: 0,
      corsOrigins: [],
      logLevel: 'info',
    });
  });

  it('have different names', () => {
    const names = Object.values(settingsTable).map(({ name }) => name);

    expect(new Set(names)).to.have.length(names.length);
  });

  const accepted: readonly (readonly [string, string, keyof Settings, unknown])[] = [
    ['PORT', '0', 'port', 0],
    ['PORT', ' 65535 ', 'port', 65_535],
    ['PORT', '', 'port', 8080],
    ['TABLEWRIGHT_WORKERS', '0', 'workers', 0],
    ['TABLEWRIGHT_WORKERS', '3', 'workers', 3],
    ['TABLEWRIGHT_WORKERS', 'cores', 'workers', availableParallelism()],
    ['HOST', '::1', 'host', '::1'],
    ['TABLEWRIGHT_BASE_PATH', '/api', 'basePath', '/api'],
    ['TABLEWRIGHT_BASE_PATH', '/a/b.c-d~e', 'basePath', '/a/b.c-d~e'],
    ['TABLEWRIGHT_AUTH', 'OFF', 'auth', 'off'],
    ['TABLEWRIGHT_BODY_LIMIT', '1mb', 'bodyLimit', 1_048_576],
    ['TABLEWRIGHT_BODY_LIMIT', '512 KB', 'bodyLimit', 524_288],
    ['TABLEWRIGHT_BODY_LIMIT', '1.5mb', 'bodyLimit', 1_572_864],
    ['TABLEWRIGHT_BODY_LIMIT', '65536', 'bodyLimit', 65_536],
    ['TABLEWRIGHT_BODY_MEMORY', '2048 mb', 'bodyMemory', 2_147_483_648],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '60 s', 'writeTimeout', 60_000],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '500ms', 'writeTimeout', 500],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '60', 'writeTimeout', 60_000],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '0.5 s', 'writeTimeout', 500],
    ['TABLEWRIGHT_DRAIN', '2 min', 'drain', 120_000],
    ['TABLEWRIGHT_DRAIN', '0', 'drain', 0],
    ['TABLEWRIGHT_MAX_QUEUE', '0', 'maxQueue', 0],
    ['TABLEWRIGHT_HUBS', 'Kaggle , local', 'hubs', ['kaggle', 'local']],
    ['TABLEWRIGHT_LOCAL_HUB_DIR', '.', 'localHubDir', '.'],
    ['TABLEWRIGHT_KAGGLE_URL', 'HTTPS://Proxy:443/', 'kaggleUrl', 'https://proxy'],
    ['TABLEWRIGHT_HUGGINGFACE_URL', 'http://[::1]:8081', 'huggingfaceUrl', 'http://[::1]:8081'],
    [
      'TABLEWRIGHT_KAGGLE_STORAGE',
      'http://a:1,https://*.b',
      'kaggleStorage',
      ['http://a:1', 'https://*.b'],
    ],
    ['TABLEWRIGHT_HUB_TIMEOUT', '2 s', 'hubTimeout', 2000],
    ['TABLEWRIGHT_MIN_CATEGORY_COUNT', '25', 'minCategoryCount', 25],
    ['TABLEWRIGHT_LOG_LEVEL', 'Warn', 'logLevel', 'warn'],
    ['TABLEWRIGHT_TRUST_PROXY', '2', 'trustProxy', 2],
    ['TABLEWRIGHT_CORS_ORIGINS', '*', 'corsOrigins', '*'],
    [
      'TABLEWRIGHT_CORS_ORIGINS',
      'https://Example.org:443/',
      'corsOrigins',
      ['https://example.org'],
    ],
  ];
  for (const [name, text, key, value] of accepted) {
    it(`decode ${name}=${JSON.stringify(text)} as ${String(value)}`, () => {
      expect(settingsFrom({ [name]: text })[key]).to.deep.equal(value);
    });
  }

  const refused: readonly (readonly [string, string])[] = [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '8080.5'],
    ['PORT', '0x50'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['TABLEWRIGHT_BASE_PATH', 'api'],
    ['TABLEWRIGHT_BASE_PATH', '/api/'],
    ['TABLEWRIGHT_BASE_PATH', '/:id'],
    ['TABLEWRIGHT_BASE_PATH', '/..'],
    ['TABLEWRIGHT_AUTH', 'maybe'],
    ['TABLEWRIGHT_DAILY_LIMIT', '-1'],
    ['TABLEWRIGHT_RATE_LIMIT', 'none'],
    ['TABLEWRIGHT_BODY_LIMIT', '0'],
    ['TABLEWRIGHT_BODY_LIMIT', '1 parsec'],
    ['TABLEWRIGHT_BODY_LIMIT', '1gb'],
    ['TABLEWRIGHT_MAX_CELLS', '0'],
    ['TABLEWRIGHT_MAX_ANSWER', '0'],
    ['TABLEWRIGHT_MAX_CELLS', '1e7'],
    ['TABLEWRIGHT_MAX_CONCURRENT', '0'],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '0'],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '60 x'],
    ['TABLEWRIGHT_WRITE_TIMEOUT', '-1 s'],
    ['TABLEWRIGHT_DRAIN', '25 h'],
    ['TABLEWRIGHT_HUBS', 'github'],
    ['TABLEWRIGHT_HUBS', 'local,local'],
    ['TABLEWRIGHT_HUBS', 'local,'],
    ['TABLEWRIGHT_HUBS', ','],
    ['TABLEWRIGHT_LOCAL_HUB_DIR', './no-such-folder'],
    ['TABLEWRIGHT_LOCAL_HUB_DIR', './package.json'],
    ['TABLEWRIGHT_KAGGLE_URL', 'www.kaggle.com'],
    ['TABLEWRIGHT_KAGGLE_URL', 'ftp://proxy'],
    ['TABLEWRIGHT_KAGGLE_URL', 'https://proxy/api'],
    ['TABLEWRIGHT_KAGGLE_URL', 'https://user:pass@proxy'],
    ['TABLEWRIGHT_KAGGLE_URL', 'https://*.proxy'],
    ['TABLEWRIGHT_KAGGLE_URL', 'https://proxy:99999'],
    ['TABLEWRIGHT_HUGGINGFACE_STORAGE', 'https://a,https://a/'],
    ['TABLEWRIGHT_HUGGINGFACE_STORAGE', 'https://a.*.b'],
    ['TABLEWRIGHT_HUGGINGFACE_STORAGE', '*'],
    ['TABLEWRIGHT_HUB_TIMEOUT', '0'],
    ['TABLEWRIGHT_MIN_CATEGORY_COUNT', '1'],
    ['TABLEWRIGHT_LOG_LEVEL', 'loud'],
    ['TABLEWRIGHT_TRUST_PROXY', 'true'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'example.org'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'https://*.example.org'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'https://user@example.org'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'https://example.org/app'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'https://one.example, *'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'null'],
    ['TABLEWRIGHT_CORS_ORIGINS', 'file:///'],
  ];
  for (const [name, text] of refused) {
    it(`refuse ${name}=${JSON.stringify(text)} with one line that names the setting`, () => {
      const read = readSettings({ [name]: text });

      const lines = E.isLeft(read) ? read.left : [];
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(new RegExp(`^${name}: expected [^\n]+, got "[^\n]*"$`));
    });
  }

  it('normalize a list of origins to the form that browsers send', () => {
    const text = ' https://App.Example.org ,http://localhost:3000,';

    expect(settingsFrom({ TABLEWRIGHT_CORS_ORIGINS: text }).corsOrigins).to.deep.equal([
      'https://app.example.org',
      'http://localhost:3000',
    ]);
  });

  it('report all invalid values at once', () => {
    const read = readSettings({ PORT: 'x', TABLEWRIGHT_DRAIN: 'y' });

    expect(E.isLeft(read) && read.left).to.have.length(2);
  });

  it('warn of an unknown name and suggest the nearest known one', () => {
    const read = readSettings({ TABLEWRIGHT_BODYLIMIT: '1mb', OTHER: 'x' });

    expect(E.isRight(read) && read.right.warnings).to.deep.equal([
      'TABLEWRIGHT_BODYLIMIT is not a setting and is ignored; did you mean TABLEWRIGHT_BODY_LIMIT?',
    ]);
  });

  for (const name of ['PORT', 'HOST']) {
    it(`suggest ${name}, which has no prefix, for its name with one`, () => {
      const read = readSettings({ [`TABLEWRIGHT_${name}`]: '1' });

      expect(E.isRight(read) && read.right.warnings).to.deep.equal([
        `TABLEWRIGHT_${name} is not a setting and is ignored; did you mean ${name}?`,
      ]);
    });
  }
});
