import type { Meaning } from '../meaning.js';

/** Phrases for what a row has beside its columns, whatever it is. */
const ANYTHING =
  'metadata, meta, additional info, extra info, extra, extra data, additional data, custom data, context, info, attribute, detail, details, data, information, raw data, property, prop';

/** Phrases for what a system sends about a row, or keeps of it. */
const COPIES =
  'payload, raw, raw payload, raw response, raw data, response, body, object, record, snapshot, event data, notification, receipt';

/** Values of JSON that follow from what their table has. */
export const recordDocuments: readonly Meaning[] = [
  {
    names: ANYTHING,
    of: 'user, member, account, customer, client, contact, person, profile, patient, student, employee, lead, identity, subscriber, player',
    json: [
      { source: 'web', language: 'en', newsletter: true },
      { source: 'referral', language: 'de', newsletter: false },
      { source: 'import', language: 'fr', newsletter: true },
      { source: 'mobile', language: 'es', newsletter: false },
    ],
  },
  {
    names: 'setting, config, configuration, option, preference',
    of: 'organization, organisation, tenant, workspace, team, company, account, site, store, shop, project, community, school',
    json: [
      { locale: 'en', timezone: 'Europe/London', allow_signup: true },
      { locale: 'de', timezone: 'Europe/Berlin', allow_signup: false },
      { locale: 'en', timezone: 'America/New_York', allow_signup: true },
    ],
  },
  {
    names: 'setting, config, configuration, option, parameter, credential, auth, secret',
    of: 'integration, connector, connection, provider, webhook, channel, data source, datasource, source, destination, gateway, plugin, app, inbox',
    json: [
      { base_url: 'https://api.example.com', timeout: 30, retries: 3 },
      { base_url: 'https://hooks.example.org', timeout: 10, retries: 5 },
      { base_url: 'https://sync.example.net', timeout: 60, retries: 1 },
    ],
  },
  {
    names: ANYTHING,
    of: 'order, invoice, payment, transaction, charge, refund, subscription, payout, donation, purchase, checkout, cart, transfer, billing',
    json: [
      { channel: 'web', coupon: null, gift: false },
      { channel: 'mobile', coupon: 'SPRING10', gift: false },
      { channel: 'store', coupon: null, gift: true },
    ],
  },
  {
    names: COPIES,
    of: 'order, invoice, payment, transaction, charge, refund, subscription, payout, donation, purchase, checkout, transfer, billing',
    json: [
      { id: 'txn_1042', amount: 4900, currency: 'EUR', status: 'succeeded' },
      { id: 'txn_2207', amount: 1250, currency: 'USD', status: 'pending' },
      { id: 'txn_0318', amount: 19900, currency: 'GBP', status: 'failed' },
    ],
  },
  {
    names: ANYTHING,
    of: 'file, image, photo, video, attachment, upload, asset, document, media, blob, audio',
    json: [
      { width: 1200, height: 800, content_type: 'image/jpeg' },
      { width: 640, height: 480, content_type: 'image/png' },
      { pages: 12, content_type: 'application/pdf' },
    ],
  },
  {
    names: ANYTHING,
    of: 'product, item, variant, listing, article, catalog, merchandise',
    json: [
      { color: 'blue', material: 'cotton', weight: 0.4 },
      { color: 'black', material: 'steel', weight: 1.8 },
      { color: 'green', material: 'wood', weight: 2.5 },
    ],
  },
  {
    names: ANYTHING,
    of: 'device, sensor, machine, server, host, node, session, visit, login, browser, installation, cluster, instance',
    json: [
      { os: 'Linux', version: '5.15', memory: 8192 },
      { os: 'Windows', version: '11', memory: 16384 },
      { os: 'macOS', version: '14.2', memory: 16384 },
    ],
  },
  {
    names: `${ANYTHING}, argument, args, param, parameter, input`,
    of: 'job, task, queue, run, execution, worker, workflow, command, build, pipeline, export, import, batch, sync',
    json: [
      { queue: 'default', attempt: 1, args: [1042] },
      { queue: 'mailers', attempt: 2, args: [2207, 'welcome'] },
      { queue: 'reports', attempt: 1, args: [318, 'monthly'] },
    ],
  },
  {
    names: ANYTHING,
    of: 'message, email, mail, notification, conversation, chat, comment, ticket, sms',
    json: [
      { channel: 'email', read: true, attachments: 0 },
      { channel: 'chat', read: false, attachments: 1 },
      { channel: 'push', read: true, attachments: 0 },
    ],
  },
  {
    names: `${ANYTHING}, object, record, object change, change`,
    of: 'version, audit, revision, history, activity, change, event, log, trail',
    json: [
      { action: 'update', field: 'status', from: 'draft', to: 'published' },
      { action: 'update', field: 'price', from: 19.9, to: 24.9 },
      { action: 'create', field: null, from: null, to: null },
    ],
  },
  {
    names: 'error, exception, failure, last error, error detail, error info',
    json: [
      { code: 'timeout', message: 'The request timed out' },
      { code: 'not_found', message: 'The record does not exist' },
      { code: 'invalid', message: 'The email address is not valid' },
    ],
  },
  {
    names:
      'description json, comment json, content json, body json, text json, note json, rich text, document json, editor state, delta',
    json: [
      { type: 'doc', content: [{ type: 'paragraph', text: 'Hello and welcome.' }] },
      { type: 'doc', content: [{ type: 'heading', text: 'News' }] },
      { type: 'doc', content: [{ type: 'paragraph', text: 'See you on Monday.' }] },
    ],
  },
  {
    names: 'translation, localization, localisation, i18n, string, localized name, localized text',
    json: [
      { en: 'Welcome', de: 'Willkommen', fr: 'Bienvenue' },
      { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
      { en: 'Search', de: 'Suche', fr: 'Recherche' },
    ],
  },
  {
    names:
      'theme, appearance, branding, style, styling, brand, color, design, logo prop, icon prop',
    json: [
      { mode: 'light', primary: '#1f6feb', icon: 'rocket' },
      { mode: 'dark', primary: '#2da44e', icon: 'leaf' },
      { mode: 'light', primary: '#bf3989', icon: 'star' },
    ],
  },
  {
    names:
      'view prop, display prop, table state, view state, layout, view setting, display, widget, dashboard, grid',
    json: [
      { layout: 'list', group_by: 'status', columns: ['name', 'owner'] },
      { layout: 'board', group_by: 'priority', columns: ['name', 'due'] },
      { layout: 'table', group_by: null, columns: ['name', 'status', 'owner'] },
    ],
  },
  {
    names: 'state, status, progress, checklist, onboarding, tour, onboarding step, product tour',
    json: [
      { step: 1, completed: false, skipped: [] },
      { step: 3, completed: true, skipped: [] },
      { step: 2, completed: false, skipped: ['invite'] },
    ],
  },
  {
    names: 'mapping, map, dict, lookup, column mapping, field mapping, alias, rename',
    json: [
      { email: 'E-mail', name: 'Full name' },
      { id: 'external_id', price: 'unit_price' },
      { date: 'created_at', status: 'state' },
    ],
  },
  {
    names: 'schema, definition, structure, form, input schema, output schema, spec, specification',
    json: [
      { type: 'object', required: ['email'], properties: { email: { type: 'string' } } },
      { type: 'object', required: [], properties: { age: { type: 'integer' } } },
      { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    ],
  },
  {
    names: 'step, task, stage, action, node, block, section, chapter, page, slide, question',
    json: [
      [{ id: 1, title: 'Introduction' }],
      [
        { id: 1, title: 'Prepare' },
        { id: 2, title: 'Review' },
      ],
      [
        { id: 1, title: 'Start' },
        { id: 2, title: 'Details' },
        { id: 3, title: 'Summary' },
      ],
    ],
  },
  {
    names: 'annotation, mark, highlight, bounding box, region, box',
    json: [
      [{ label: 'person', x: 120, y: 84, width: 60, height: 140 }],
      [{ label: 'car', x: 310, y: 200, width: 180, height: 90 }],
      [],
    ],
  },
  {
    names: 'count, counter, stats, breakdown, aggregate, completeness, result count',
    json: [
      { total: 42, open: 7, closed: 35 },
      { total: 18, open: 0, closed: 18 },
      { total: 96, open: 31, closed: 65 },
    ],
  },
  {
    names:
      'blocklist, allowlist, whitelist, blacklist, denylist, allow list, deny list, block list, allowed domain, blocked domain, domain list',
    json: [['example.com'], [], ['example.org', 'example.net']],
  },
  {
    names: 'message, conversation, chat, thread, transcript',
    of: 'chat, conversation, prompt, completion, assistant, session, thread, llm, ai',
    json: [
      [{ role: 'user', content: 'What are your opening hours?' }],
      [
        { role: 'user', content: 'Where is my order?' },
        { role: 'assistant', content: 'It arrives on Friday.' },
      ],
    ],
  },
  {
    names:
      'cost, price, pricing, fee, amount, balance, tax, charge, tier, price tier, rate, discount',
    json: [
      { amount: 4900, currency: 'EUR' },
      { amount: 1250, currency: 'USD' },
      { amount: 19900, currency: 'GBP' },
    ],
  },
  {
    names: 'credential, auth, authentication, token, secret, key',
    json: [
      { type: 'bearer', expires_in: 3600 },
      { type: 'basic', username: 'service' },
      { type: 'api_key', header: 'X-Api-Key' },
    ],
  },
  {
    names: 'user, member, author, owner, participant, attendee, recipient, assignee, customer',
    json: [
      [{ id: 1042, name: 'Ada Miller' }],
      [
        { id: 318, name: 'Tom Weber' },
        { id: 2207, name: 'Lena Rossi' },
      ],
    ],
  },
];
