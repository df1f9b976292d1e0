/* Classes of words in names that say little about the values, so that a name is read through them. */

/** Short forms that schemas use, and the words that they stand for. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ qty: 'quantity', amt: 'amount', addr: 'address', descr: 'description', desc: 'description' },
  ...{ nbr: 'number', num: 'number', cat: 'category', dept: 'department', mgr: 'manager' },
  ...{ emp: 'employee', cust: 'customer', prod: 'product', inv: 'invoice', acct: 'account' },
  ...{ acc: 'account', msg: 'message', img: 'image', pic: 'picture', pwd: 'password' },
  ...{ passwd: 'password', lang: 'language', ccy: 'currency', curr: 'currency', mob: 'mobile' },
  ...{ pct: 'percent', perc: 'percent', freq: 'frequency', dur: 'duration', cnt: 'count' },
  ...{ idx: 'index', pos: 'position', seq: 'sequence', val: 'value', cfg: 'config' },
  ...{ conf: 'config', src: 'source', dst: 'destination', dest: 'destination', loc: 'location' },
  ...{ attr: 'attribute', perm: 'permission', cert: 'certificate', sts: 'status', stat: 'status' },
  ...{ typ: 'type', lvl: 'level', wt: 'weight', ht: 'height', len: 'length', vol: 'volume' },
  ...{ disc: 'discount', tot: 'total', bal: 'balance', sal: 'salary', yr: 'year', hr: 'hour' },
  ...{ cntry: 'country', ctry: 'country', nm: 'name', cd: 'code', cmt: 'comment', obs: 'remark' },
  ...{ temp: 'temperature', hum: 'humidity', fname: 'first name', lname: 'last name' },
  ...{ uname: 'username', tz: 'timezone', env: 'environment', ver: 'version', ext: 'extension' },
  ...{ auth: 'authentication', app: 'application', org: 'organization', repo: 'repository' },
  ...{ prio: 'priority', sev: 'severity', spec: 'specification', mfr: 'manufacturer' },
  ...{ veh: 'vehicle', pkg: 'package', txn: 'transaction', trx: 'transaction', tel: 'phone' },
  ...{ sn: 'serial number', op: 'operation', ops: 'operations', param: 'parameter', lbl: 'label' },
  ...{ flg: 'flag', mem: 'memory', fmt: 'format', usr: 'user', grp: 'group', err: 'error' },
  ...{
    svc: 'service',
    srv: 'server',
    func: 'function',
    pref: 'preference',
    stats: 'statistic',
    sched: 'schedule',
    req: 'request',
    resp: 'response',
    sz: 'size',
  },
  ...{ uri: 'url', mins: 'minute', secs: 'second', mths: 'month' },
  ...{ avg: 'average', std: 'standard', rx: 'prescription', dx: 'diagnosis', appt: 'appointment' },
};

/** How a number is abbreviated at the end of a name. Elsewhere `no` is none: `no_reply`. */
export const SHORT_NUMBERS: readonly string[] = [
  ...['no', 'nr'],
  ...Object.keys(SHORT_FORMS).filter((short) => SHORT_FORMS[short] === 'number'),
];

/** Words before a noun that leave its meaning: the new title of a page is a title of a page. */
export const QUALIFIERS: ReadonlySet<string> = new Set([
  ...['old', 'new', 'current', 'previous', 'prev', 'original', 'orig', 'default', 'preferred'],
  ...['primary', 'secondary', 'main', 'alt', 'alternate', 'alternative', 'initial', 'final'],
  ...['next', 'desired', 'suggested', 'proposed', 'extracted', 'raw', 'normalized', 'custom'],
  ...['public', 'internal', 'external', 'native', 'english', 'local', 'localized', 'global'],
  ...['base', 'own', 'effective', 'actual', 'estimated', 'expected', 'planned', 'requested'],
  ...['other', 'short', 'long', 'translated', 'active', 'latest', 'recent', 'selected'],
  ...['assigned', 'detailed', 'official', 'common', 'generic', 'parent', 'child', 'related'],
  ...[
    'friendly',
    'auto',
    'ai',
    'my',
    'meta',
    'seo',
    'og',
    'overall',
    'given',
    'optional',
    'fallback',
  ],
  // Products of others, from which a column comes.
  ...['stripe', 'paypal', 'plaid', 'google', 'github', 'gitlab', 'facebook', 'twitter', 'slack'],
  ...['aws', 'azure', 'apple', 'oauth', 'oidc', 'sso', 'saml', 'ldap', 'discord', 'twilio'],
  // Marks of a type or a role in front of a name.
  ...['str', 'txt', 'vc', 'fk', 'pk', 'col', 'tbl', 'fld', 'dt', 'ts', 'dim', 'fact', 'stg'],
]);

/** Words behind a noun that leave its meaning: `color_hex` is a colour, `model_used` a model. */
export const TRAILERS: ReadonlySet<string> = new Set([
  ...['dark', 'light', 'html', 'str', 'string', 'raw', 'old', 'new', 'original', 'override'],
  ...['default', 'cache', 'cached', 'used', 'txt', 'text', 'value', 'val', 'en', 'de', 'fr', 'es'],
  ...['it', 'pt', 'us', 'eng', 'current', 'previous', 'snapshot', 'input', 'output', 'field'],
  ...['home', 'work', 'other', 'office', 'mobile', 'private', 'business', 'short', 'plural'],
  ...['internal', 'external', 'primary', 'secondary', 'alternate', 'alternative', 'personal'],
  ...['list', 'md', 'markdown', 'choice', 'second', 'third', 'extra', 'change', 'changed'],
  // Languages in which a text is kept beside its original.
  ...[
    'ar',
    'zh',
    'cn',
    'ja',
    'jp',
    'ko',
    'kr',
    'ru',
    'nl',
    'pl',
    'tr',
    'sv',
    'fi',
    'da',
    'hi',
    'bn',
    'ur',
    'fa',
  ],
  ...[
    'he',
    'vi',
    'th',
    'uk',
    'ua',
    'el',
    'cs',
    'hu',
    'ro',
    'ms',
    'bg',
    'hr',
    'kk',
    'uz',
    'ta',
    'te',
    'sw',
    'arabic',
  ],
  ...[
    'english',
    'french',
    'german',
    'spanish',
    'chinese',
    'hindi',
    'russian',
    'japanese',
    'korean',
    'urdu',
  ],
  ...[
    'normalized',
    'lower',
    'upper',
    'display',
    'translation',
    'desc',
    'info',
    'v1',
    'v2',
    'flag',
    'json',
  ],
]);

/** Last words of tables that leave the thing: `user_profiles` are users. */
export const NEUTRAL_HEADS: ReadonlySet<string> = new Set([
  ...['detail', 'info', 'information', 'record', 'entry', 'list', 'data', 'profile', 'translation'],
  ...['version', 'history', 'master', 'header', 'row', 'table', 'tbl', 'mst', 'archive', 'type'],
  ...['revision', 'snapshot', 'staging', 'raw', 'temp', 'tmp', 'backup', 'copy', 'dim', 'fact'],
]);

/** Nouns of things with the endings of nouns of people. */
const THINGS: ReadonlySet<string> = new Set([
  ...['order', 'number', 'folder', 'letter', 'buffer', 'header', 'footer', 'banner', 'parameter'],
  ...['filter', 'server', 'container', 'counter', 'cluster', 'layer', 'color', 'vector', 'sector'],
  ...['factor', 'error', 'monitor', 'sensor', 'tier', 'chapter', 'register', 'poster', 'printer'],
  ...['computer', 'router', 'trigger', 'identifier', 'provider', 'carrier', 'supplier', 'courier'],
  ...[
    'dealer',
    'committee',
    'fee',
    'degree',
    'tree',
    'other',
    'user',
    'member',
    'meter',
    'weather',
  ],
  ...['timer', 'handler', 'controller', 'scheduler', 'adapter', 'wrapper', 'pointer', 'iterator'],
  ...['offer', 'transfer', 'power', 'quarter', 'center', 'tracker', 'water', 'tower', 'paper'],
  ...[
    'newsletter',
    'voucher',
    'consumer',
    'answer',
    'character',
    'locator',
    'selector',
    'operator',
  ],
  ...['separator', 'indicator', 'descriptor', 'motor', 'door', 'floor', 'anchor', 'major', 'minor'],
  ...['prior', 'behavior', 'flavor', 'harbor', 'tutor', 'mailer', 'slider', 'semester', 'worker'],
  ...['trailer', 'helper', 'loader', 'reader', 'writer', 'parser', 'builder', 'checker', 'runner'],
  ...['boiler', 'chiller', 'heater', 'cooler', 'freezer', 'copper', 'silver', 'summer', 'winter'],
  ...['corner', 'cursor', 'disclaimer', 'ledger', 'aggregator', 'mirror', 'partner', 'vendor'],
  ...[
    'generator',
    'connector',
    'compiler',
    'validator',
    'encoder',
    'decoder',
    'formatter',
    'processor',
  ],
  ...['transformer', 'calculator', 'simulator', 'emulator', 'detector', 'converter', 'amplifier'],
  ...['speaker', 'scanner', 'charger', 'wallpaper', 'cylinder', 'calendar', 'timber', 'chamber'],
  ...['fiber', 'diameter', 'perimeter', 'thermometer', 'inverter', 'reactor', 'elevator', 'tender'],
  ...['border', 'shoulder', 'shutter', 'crawler', 'fetcher', 'renderer', 'resolver', 'listener'],
  ...['dispatcher', 'allocator', 'extractor', 'injector', 'projector', 'blocker'],
  ...['human', 'german', 'roman', 'norman', 'talisman'],
  ...['marker', 'sticker', 'placeholder', 'holder', 'divider', 'browser', 'launcher', 'docker'],
]);
const LEAST_LETTERS = 5;

/** Whether a word names people by what they do, as `reviewer`, `debtor`, `invitee` and `therapist` do. */
export function namesDoer(word: string): boolean {
  return (
    word.length >= LEAST_LETTERS &&
    /(?:er|or|ee|ist|ian|[a-z]{3}man|[a-z]{3}woman)$/.test(word) &&
    !THINGS.has(word)
  );
}
