import { apiKeys, countOfKeys, MAX_DAILY_LIMIT } from './api-keys.js';
import { basePath } from './base-path.js';
import { choice } from './choice.js';
import { duration } from './duration.js';
import { folder } from './folder.js';
import { listOf } from './list-of.js';
import { origin, originPattern } from './origin.js';
import { origins } from './origins.js';
import { type Decoded, setting, textCodec } from './setting.js';
import { size } from './size.js';
import { MEMORY, storeUrl, withoutPassword } from './store-url.js';
import { wholeNumber } from './whole-number.js';
import { workers } from './workers.js';

const host = textCodec('a host name or an address', (text) =>
  /^[A-Za-z0-9.:_%-]+$/.test(text) ? text : undefined,
);

const onOrOff = choice('on', 'off');

/** Every setting there is: the reader, the listing and the documentation loop over this table. */
export const settingsTable = {
  port: setting('PORT', '8080', 'Port to listen on; 0 takes a free one.', wholeNumber(0, 65_535)),
  host: setting('HOST', '127.0.0.1', 'Address to listen on.', host),
  basePath: setting('TABLEWRIGHT_BASE_PATH', '', 'Prefix of every path, such as /api.', basePath),
  auth: setting(
    'TABLEWRIGHT_AUTH',
    'on',
    'Whether requests for data need a key; off: keys are not looked at.',
    onOrOff,
  ),
  previewAuth: setting(
    'TABLEWRIGHT_PREVIEW_AUTH',
    'on',
    'Whether previews need one; off: only a key that is sent is looked at.',
    onOrOff,
  ),
  apiKeys: setting(
    'TABLEWRIGHT_API_KEYS',
    '',
    'Keys accepted from the start, beside those of the store.',
    apiKeys,
    countOfKeys,
  ),
  store: setting(
    'TABLEWRIGHT_STORE',
    MEMORY,
    'Where keys and counts are kept; memory: is of one process, and forgotten at its end. One Redis: neither Cluster nor Sentinel is promised to work.',
    storeUrl,
    withoutPassword,
  ),
  dailyLimit: setting(
    'TABLEWRIGHT_DAILY_LIMIT',
    '1000',
    'Requests a UTC day of a key that has no limit of its own; 0 is no limit.',
    wholeNumber(0, MAX_DAILY_LIMIT),
  ),
  rateLimit: setting(
    'TABLEWRIGHT_RATE_LIMIT',
    '120',
    'Requests a minute of a key, or of an address where there is no key; 0 is no limit.',
    wholeNumber(0, 1_000_000),
  ),
  bodyLimit: setting(
    'TABLEWRIGHT_BODY_LIMIT',
    '1mb',
    'Largest request body, after decompression.',
    size,
  ),
  maxCells: setting(
    'TABLEWRIGHT_MAX_CELLS',
    '20000000',
    'Rows times fields of one request.',
    wholeNumber(1, 1_000_000_000_000),
  ),
  maxConcurrent: setting(
    'TABLEWRIGHT_MAX_CONCURRENT',
    '64',
    'Generations that run at once.',
    wholeNumber(1, 100_000),
  ),
  maxQueue: setting(
    'TABLEWRIGHT_MAX_QUEUE',
    '256',
    'Generations that wait for a place; beyond them 503 with Retry-After.',
    wholeNumber(0, 100_000),
  ),
  workers: setting(
    'TABLEWRIGHT_WORKERS',
    'cores',
    "Threads that make large tables, `cores` for one a core; 0: the server's own thread makes all.",
    workers,
  ),
  writeTimeout: setting(
    'TABLEWRIGHT_WRITE_TIMEOUT',
    '60 s',
    'A reader that takes nothing for so long is reset.',
    duration(1),
  ),
  drain: setting(
    'TABLEWRIGHT_DRAIN',
    '30 s',
    'How long running answers may take after SIGTERM; then what is left is reset.',
    duration(0),
  ),
  hubs: setting(
    'TABLEWRIGHT_HUBS',
    'local',
    'Data hubs to serve, comma separated; the first is /hub.',
    listOf(choice('local', 'kaggle', 'huggingface'), 1),
  ),
  localHubDir: setting(
    'TABLEWRIGHT_LOCAL_HUB_DIR',
    '',
    'Folder of the hub `local`, as owner/name/file; empty: the sample tables of the package.',
    folder,
  ),
  kaggleUrl: setting(
    'TABLEWRIGHT_KAGGLE_URL',
    '',
    "Origin to ask in place of Kaggle's own.",
    origin,
  ),
  huggingfaceUrl: setting(
    'TABLEWRIGHT_HUGGINGFACE_URL',
    '',
    "Origin to ask in place of Hugging Face's own.",
    origin,
  ),
  kaggleStorage: setting(
    'TABLEWRIGHT_KAGGLE_STORAGE',
    '',
    "Origins that downloads may be redirected to in place of Kaggle's own, comma separated.",
    listOf(originPattern),
  ),
  huggingfaceStorage: setting(
    'TABLEWRIGHT_HUGGINGFACE_STORAGE',
    '',
    "Origins that downloads may be redirected to in place of Hugging Face's own, comma separated.",
    listOf(originPattern),
  ),
  hubTimeout: setting(
    'TABLEWRIGHT_HUB_TIMEOUT',
    '15 s',
    'How long the work of one request may take on a hub.',
    duration(1),
  ),
  minCategoryCount: setting(
    'TABLEWRIGHT_MIN_CATEGORY_COUNT',
    '10',
    'Sampled rows that anything told of a data set must stand for.',
    wholeNumber(2, 50_000),
  ),
  compress: setting(
    'TABLEWRIGHT_COMPRESS',
    'off',
    'Whether generated data is compressed for callers who take gzip; the catalogue always is.',
    choice('on', 'off'),
  ),
  metrics: setting(
    'TABLEWRIGHT_METRICS',
    'off',
    'Whether /metrics tells measurements as Prometheus text.',
    choice('on', 'off'),
  ),
  trustProxy: setting(
    'TABLEWRIGHT_TRUST_PROXY',
    '0',
    "How many proxies in front are trusted to tell the caller's address.",
    wholeNumber(0, 100),
  ),
  corsOrigins: setting(
    'TABLEWRIGHT_CORS_ORIGINS',
    '',
    'Origins whose scripts may read the answers, or *.',
    origins,
  ),
  logLevel: setting(
    'TABLEWRIGHT_LOG_LEVEL',
    'info',
    'Lowest level of the JSON log lines on stderr.',
    choice('debug', 'info', 'warn', 'error', 'silent'),
  ),
};

export type Settings = Decoded<typeof settingsTable>;
