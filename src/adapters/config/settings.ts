import { apiKeys, countOfKeys, MAX_DAILY_LIMIT } from './api-keys.js';
import {
  basePath,
  choice,
  duration,
  folder,
  host,
  listOf,
  modulePath,
  origin,
  originPattern,
  origins,
  size,
  wholeNumber,
  workers,
} from './codecs.js';
import { type Decoded, setting } from './setting.js';
import { MEMORY, storeUrl, withoutPassword } from './store-url.js';

const onOrOff = choice('on', 'off');

/** The settings by which an inference process opens the hubs and infers. None of them is secret. */
export const hubSettings = {
  hubs: setting(
    'TABLEWRIGHT_HUBS',
    'local',
    'Data hubs to serve, comma separated; the first is also served under /hub.',
    listOf(choice('local', 'kaggle', 'huggingface'), 1),
  ),
  localHubDir: setting(
    'TABLEWRIGHT_LOCAL_HUB_DIR',
    '',
    'Folder that the hub `local` serves, with files as owner/name/file; empty: the sample tables of the package.',
    folder,
  ),
  kaggleUrl: setting(
    'TABLEWRIGHT_KAGGLE_URL',
    '',
    "Origin to call instead of Kaggle's own.",
    origin,
  ),
  huggingfaceUrl: setting(
    'TABLEWRIGHT_HUGGINGFACE_URL',
    '',
    "Origin to call instead of Hugging Face's own.",
    origin,
  ),
  kaggleStorage: setting(
    'TABLEWRIGHT_KAGGLE_STORAGE',
    '',
    "Origins that downloads may be redirected to instead of Kaggle's own, comma separated.",
    listOf(originPattern),
  ),
  huggingfaceStorage: setting(
    'TABLEWRIGHT_HUGGINGFACE_STORAGE',
    '',
    "Origins that downloads may be redirected to instead of Hugging Face's own, comma separated.",
    listOf(originPattern),
  ),
  minCategoryCount: setting(
    'TABLEWRIGHT_MIN_CATEGORY_COUNT',
    '10',
    'k of the privacy gate: schema inference returns a value, bin, length or form of a data set only if at least k sampled rows share it.',
    wholeNumber(2, 50_000),
  ),
};

/** All settings. The reader, `tablewright config` and docs/settings.md loop over this table. */
export const settingsTable = {
  port: setting('PORT', '8080', 'Port to listen on; 0 takes a free port.', wholeNumber(0, 65_535)),
  host: setting('HOST', '127.0.0.1', 'Address to listen on.', host),
  basePath: setting('TABLEWRIGHT_BASE_PATH', '', 'Prefix of every path, such as /api.', basePath),
  auth: setting(
    'TABLEWRIGHT_AUTH',
    'on',
    'Whether requests for data need a key. off: keys are ignored.',
    onOrOff,
  ),
  previewAuth: setting(
    'TABLEWRIGHT_PREVIEW_AUTH',
    'on',
    'Whether previews need a key. off: previews work without a key; a key that is sent must be valid.',
    onOrOff,
  ),
  apiKeys: setting(
    'TABLEWRIGHT_API_KEYS',
    '',
    'Keys that the server accepts in addition to those in the store.',
    apiKeys,
    countOfKeys,
  ),
  store: setting(
    'TABLEWRIGHT_STORE',
    MEMORY,
    'Where keys and request counts are stored. memory: in the process, until it ends; sqlite: in a file, for all servers on one machine; redis: in one Redis (neither Cluster nor Sentinel), for any number of servers.',
    storeUrl,
    withoutPassword,
  ),
  dailyLimit: setting(
    'TABLEWRIGHT_DAILY_LIMIT',
    '1000',
    'Requests per UTC day for each key without its own limit; 0 means unlimited.',
    wholeNumber(0, MAX_DAILY_LIMIT),
  ),
  rateLimit: setting(
    'TABLEWRIGHT_RATE_LIMIT',
    '120',
    'Requests per minute for each key, or for each address if a request needs no key; 0 means unlimited.',
    wholeNumber(0, 1_000_000),
  ),
  bodyLimit: setting(
    'TABLEWRIGHT_BODY_LIMIT',
    '1mb',
    'Maximum size of a request body, after decompression.',
    // A body is decoded as one string, and V8 refuses strings of 2^29 characters.
    size(256),
  ),
  bodyMemory: setting(
    'TABLEWRIGHT_BODY_MEMORY',
    '64mb',
    'Memory for request bodies that are still arriving, shared by all callers; one caller can use a quarter of it. A request whose body does not fit gets 503 with Retry-After. The server uses at least twice TABLEWRIGHT_BODY_LIMIT.',
    size(65_536),
  ),
  profileLimit: setting(
    'TABLEWRIGHT_PROFILE_LIMIT',
    '64kb',
    'Maximum size of the encrypted profile of a key.',
    size(1024),
  ),
  maxCells: setting(
    'TABLEWRIGHT_MAX_CELLS',
    '20000000',
    'Maximum number of cells (rows times fields) in one request.',
    wholeNumber(1, 1_000_000_000_000),
  ),
  maxAnswer: setting(
    'TABLEWRIGHT_MAX_ANSWER',
    '10gb',
    'Maximum size of an answer, before compression. A request whose answer could be larger is refused before its first row: the size of its longest possible row counts. Neither the command line nor the library has this limit.',
    size(1_048_576),
  ),
  maxConcurrent: setting(
    'TABLEWRIGHT_MAX_CONCURRENT',
    '64',
    'Maximum number of large tables generated at once. A table is large if it has more than 10,240 cells, or an estimated 20 ms of work or more. Smaller tables need no permit.',
    wholeNumber(1, 100_000),
  ),
  maxConcurrentPerKey: setting(
    'TABLEWRIGHT_MAX_CONCURRENT_PER_KEY',
    '16',
    'Maximum number of large tables generated at once for one key, or for one address if the request needs no key. One key gets the same share of TABLEWRIGHT_MAX_QUEUE; a request beyond both gets 429 with Retry-After. A value of TABLEWRIGHT_MAX_CONCURRENT or more means no limit per key.',
    wholeNumber(1, 100_000),
  ),
  maxQueue: setting(
    'TABLEWRIGHT_MAX_QUEUE',
    '256',
    'Maximum number of large tables that wait for a permit. A request beyond it gets 503 with Retry-After.',
    wholeNumber(0, 100_000),
  ),
  workers: setting(
    'TABLEWRIGHT_WORKERS',
    'cores',
    "Number of worker threads that generate large tables; `cores` means one per core. 0: the server's main thread generates all tables.",
    workers,
  ),
  writeTimeout: setting(
    'TABLEWRIGHT_WRITE_TIMEOUT',
    '60 s',
    'How long a client can go without reading any of its answer before the server resets the connection.',
    duration(1),
  ),
  minReadRate: setting(
    'TABLEWRIGHT_MIN_READ_RATE',
    '4kb',
    'Bytes per second that a client must read on average while an answer waits for it. The server resets the connection of a client that falls behind by more than TABLEWRIGHT_WRITE_TIMEOUT.',
    size(256),
  ),
  drain: setting(
    'TABLEWRIGHT_DRAIN',
    '30 s',
    'How long running requests can continue after SIGTERM. Then the server resets the remaining connections.',
    duration(0),
  ),
  extensions: setting(
    'TABLEWRIGHT_EXTENSIONS',
    '',
    'Modules that add field types, formats, SQL dialects, locales or hubs: paths or packages, comma separated.',
    listOf(modulePath),
  ),
  ...hubSettings,
  hubTimeout: setting(
    'TABLEWRIGHT_HUB_TIMEOUT',
    '15 s',
    'Time limit for the hub part of one request: the search, or the download and the inference of the schema.',
    duration(1),
  ),
  compress: setting(
    'TABLEWRIGHT_COMPRESS',
    'off',
    'Whether generated data is compressed for callers that accept gzip. The catalogue is always compressed for them.',
    onOrOff,
  ),
  metrics: setting(
    'TABLEWRIGHT_METRICS',
    'off',
    'Whether /metrics serves metrics in the text format of Prometheus.',
    onOrOff,
  ),
  trustProxy: setting(
    'TABLEWRIGHT_TRUST_PROXY',
    '0',
    "Number of proxies in front of the server that are trusted to pass on the caller's address.",
    wholeNumber(0, 100),
  ),
  corsOrigins: setting(
    'TABLEWRIGHT_CORS_ORIGINS',
    '',
    'Origins whose scripts may read the answers (CORS), or * for every origin. A server without keys answers under their names too.',
    origins,
  ),
  logLevel: setting(
    'TABLEWRIGHT_LOG_LEVEL',
    'info',
    'Lowest level that is logged, as JSON lines on stderr.',
    choice('debug', 'info', 'warn', 'error', 'silent'),
  ),
};

export type Settings = Decoded<typeof settingsTable>;
