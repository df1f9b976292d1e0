import type { Meaning } from '../meaning.js';

/** A number that nobody has, which agrees with the person of the row where the country's numbers say who has them. */
function nationalId(names: string, country: string): Meaning {
  return { names, type: 'national_id', constraints: { country } };
}

/** Conventions of schemas: lists and documents in columns of texts, names of parts of programs, layouts and sorts. */
export const conventions: readonly Meaning[] = [
  {
    names: 'header, request header, response header, http header, custom header, extra header',
    of: 'webhook, hook, request, response, api, endpoint, delivery, call, http, proxy, fetch, monitor, check, integration, connector, provider, channel',
    texts: [
      '{"Content-Type":"application/json"}',
      '{"Authorization":"Bearer test-token"}',
      '{"Accept":"application/json","X-Request-Id":"req-1042"}',
      '{"Content-Type":"application/json","X-Source":"billing"}',
    ],
    json: [
      { 'Content-Type': 'application/json' },
      { Authorization: 'Bearer test-token' },
      { Accept: 'application/json', 'X-Request-Id': 'req-1042' },
    ],
  },
  {
    names: 'line item, cart item, order line, invoice line',
    of: 'invoice, quote, order, cart, credit, estimate, purchase, bill, recurring, checkout',
    texts: [
      '[{"product":"Desk lamp","quantity":1,"price":39.9}]',
      '[{"product":"Notebook","quantity":5,"price":3.5},{"product":"Pen","quantity":10,"price":1.2}]',
      '[{"product":"Consulting","quantity":8,"price":120}]',
      '[{"product":"Coffee beans","quantity":2,"price":14.5}]',
    ],
    json: [
      [{ product: 'Desk lamp', quantity: 1, price: 39.9 }],
      [
        { product: 'Notebook', quantity: 5, price: 3.5 },
        { product: 'Pen', quantity: 10, price: 1.2 },
      ],
      [{ product: 'Consulting', quantity: 8, price: 120 }],
    ],
  },
  {
    names:
      'sort, sort by, sort field, sort key, order by, sort column, sorting, sort order field, group by',
    list: 'created_at=34, name=26, updated_at=18, price=8, date=8, title=6',
  },
  {
    names: 'sort order, sort direction, sort dir, order direction',
    list: 'asc=62, desc=38',
  },
  {
    names:
      'alignment, align, text align, text alignment, alignment style, text alignment style, justify',
    list: 'left=58, center=28, right=14',
  },
  {
    names: 'css class, html class, style class, icon class, list class, extra class',
    list: 'btn-primary=24, btn-default=22, text-muted=18, badge-info=18, card=18',
  },
  {
    names:
      'change type, operation type, op type, op, db operation, dml type, change kind, sync action',
    list: 'UPDATE=52, INSERT=34, DELETE=14',
  },
  {
    names:
      'authentication type, auth type, auth method, authentication method, login type, sign in method, login method, smtp auth type',
    list: 'password=46, oauth2=26, sso=16, api_key=12',
  },
  {
    names: 'type, kind',
    of: 'oauth, openid, credential, federated',
    list: 'oauth=72, oidc=14, email=8, credentials=6',
  },
  {
    names: 'type, kind',
    of: 'ledger, gl, chart, accounting',
    list: 'asset=28, liability=18, equity=8, revenue=20, expense=26',
  },
  {
    names: 'type, kind, price type',
    of: 'price, pricing',
    list: 'recurring=64, one_time=30, usage=6',
  },
  {
    names:
      'billing scheme, pricing scheme, pricing model, price model, billing model, charge model, rate type',
    list: 'per_unit=54, flat_fee=24, tiered=16, volume=6',
  },
  {
    names: 'source, target, value, text, translation, message, singular, plural, content',
    of: 'translation, translate, i18n, l10n, localization, localisation, phrase, locale',
    list: 'Save, Cancel, Delete, Settings, Search, Sign in, Sign out, Welcome back, Next, Previous, Send, Close',
  },
  {
    names: 'format, date format, display format, format dart, format moment, js format, php format',
    of: 'date, datetime, time, moment',
    list: 'YYYY-MM-DD=34, DD.MM.YYYY=26, MM/DD/YYYY=26, DD MMM YYYY=14',
  },
  {
    names: 'theme, topic',
    of: 'challenge, event, contest, party, story, conference, exhibition, competition',
    list: 'Nature, Travel, Winter, Music, Food, Space, Ocean, City Life, Friendship, Technology',
  },
  {
    names: 'alias',
    of: 'field, column, gateway, type, table, key, host, setting, command, menu, link, path, node, tag, group, role, category, module',
    list: 'main=22, default=18, short=14, primary=14, legacy=12, backup=10, extra=10',
  },
  {
    names: 'cluster, cluster name, cluster code',
    list: 'default=44, eu-west=20, us-east=20, staging=16',
  },
  {
    names: 'db, database, db name, database name, schema name, catalog name',
    list: 'main, app, shop, reporting, analytics, billing, archive, test',
  },
  {
    names: 'workflow, workflow name, process, process name, flow name, procedure',
    list: 'Order approval, Employee onboarding, Invoice review, Refund, Leave request, Content review',
  },
  {
    names: 'template, template name, template key, mail template, email template',
    list: 'welcome=24, invoice=22, reminder=20, password_reset=18, newsletter=16',
  },
  {
    names:
      'default workspace, workspace, workspace slug, team slug, tenant slug, organization slug, default team',
    list: 'acme, northwind, brightline, oakmere, studio-nine, main, marketing, engineering',
  },
  {
    names:
      'albums pic, album picture, picture, pictures, image list, gallery, photo list, screenshots',
    type: 'string',
    constraints: { pattern: 'https://images\\.example\\.com/[0-9a-f]{8}\\.(jpg|png|webp)' },
  },
  {
    names: 'base64, signature base64, image base64, data base64, base64 data, blob data',
    type: 'string',
    constraints: { pattern: '[A-Za-z0-9+/]{42}==' },
  },
  {
    names:
      'ssn num, ssn no, ssn number, social security number, social insurance number, national insurance number, nin',
    type: 'national_id',
  },
  nationalId('cpf, cpf number, document cpf', 'BR'),
  nationalId('dni, dni number', 'ES'),
  nationalId('pesel, pesel number', 'PL'),
  nationalId('personnummer, personal identity number', 'SE'),
  nationalId('bsn, burgerservicenummer', 'NL'),
  nationalId('fiscale code, codice fiscale, codicefiscale, cod fiscale', 'IT'),
  nationalId('nir, numero securite sociale, num secu, numero secu', 'FR'),
  nationalId('shenfenzheng, sfzh, resident identity number', 'CN'),
  {
    names:
      'office no, home no, work no, phone no, phone num, mobile no, office number, office phone number, home number, work number, cell number, contact number',
    type: 'phone',
  },
  {
    names: 'step, steps',
    of: 'subscription, onboarding, wizard, checkout, setup, signup, funnel',
    list: 'account=30, details=26, payment=24, confirmation=20',
    numbers: { min: 1, max: 5 },
  },
  {
    names: 'promotion info, promotion text, discount info, offer text, badge text',
    list: 'Free shipping=30, 10 % off=28, Two for one=18, Last chance=12, New in=12',
  },
  {
    names: 'group, group key, job group, worker group, trigger group, consumer group, server group',
    of: 'job, worker, trigger, task, queue, consumer, server, scheduler, schedule, config, host, node, instance, command',
    list: 'default=46, reports=16, system=14, batch=12, imports=12',
  },
  {
    names:
      'param, parameter, arg, argument, var pool, attr, limit, input, connection param, build arg',
    of: 'task, job, workflow, plugin, connection, global, condition, instance, build, command, function, query, request, workspace, action, event, file, param, args, other',
    texts: [
      '{"limit":100,"retries":3}',
      '{"format":"csv","delimiter":","}',
      '{"timeout":30,"verbose":true}',
      '{"region":"eu-west","size":"small"}',
    ],
  },
  {
    names:
      'before, after, old value, new value, old values, new values, changed field, change set, diff, audited change, object change, modification',
    of: 'audit, log, history, change, revision, activity',
    texts: [
      '{"status":"draft"}',
      '{"status":"published","title":"Release notes"}',
      '{"email":"ada@example.com"}',
      '{"price":19.9,"stock":12}',
    ],
  },
  {
    names: 'memory limit, memory reservation, mem limit, memory request, memory',
    of: 'memory, mem, container, pod, application, service, limit, reservation',
    list: '256m=22, 512m=34, 1g=26, 2g=12, 4g=6',
  },
  {
    names: 'cpu limit, cpu reservation, cpu request, cpus',
    list: '0.25=18, 0.5=32, 1=30, 2=14, 4=6',
  },
  {
    names: 'custom, custom field, extra field, user field, udf, free field, str prop, string prop',
    list: 'Yes, No, North, South, Blue, Priority, Standard, 2024, Team A, Team B',
  },
  {
    names:
      'plugin, plugin name, addon, extension name, module name, driver, backend, adapter, engine',
    list: 'core, mail, search, export, payments, storage, calendar, reports, backup, chat',
  },
  { names: 'tld, top level domain', list: 'com=44, org=18, net=14, de=12, io=12' },
  {
    names: 'sld, second level domain, domain label',
    list: 'northwind, brightline, oakmere, halden, velora, tidewater, fernhill, hearthstone',
  },
  {
    names: 'ns, nameserver, name server, dns server',
    type: 'string',
    constraints: { pattern: 'ns[1-4]\\.example\\.(com|net|org)' },
  },
  {
    names: 'registrar, registry, registrar name',
    list: 'Example Registrar, Northwind Domains, Oakmere Names, Brightline Registry',
  },
  {
    names: 'log, output, console output, stdout, stderr, job log, build log, console',
    list: 'Started, Finished in 3 s, Connection closed, Retrying in 10 s, 42 rows written, Cache cleared, No changes',
  },
  {
    names: 'periodicity, check interval, poll interval, polling interval, cron interval',
    list: '1m=26, 5m=28, 10m=22, 30m=14, 1h=10',
  },
  { names: 'dsn, connection string, connection url, database url', type: 'url' },
  { names: 'attachment, attached file, enclosure', type: 'file_name' },
  { names: 'ip addr, ip addrs, host ip, client addr', type: 'ipv4' },
  {
    names: 'ancestor, ancestors, lineage, tree path, path ids',
    list: '0, 0/1, 0/1/4, 0/2, 0/2/7, 0/3',
  },
  {
    names: 'mid, message id, in reply to, references',
    of: 'email, mail, thread, message',
    type: 'string',
    constraints: { pattern: '<[a-f0-9]{16}@mail\\.example\\.com>' },
  },
  {
    names: 'transport, transports',
    of: 'passkey, webauthn, authenticator, credential',
    list: 'internal=52, usb=22, hybrid=18, nfc=8',
  },
  {
    names: 'misfire policy, retry policy, restart policy, failure policy',
    list: 'retry=46, ignore=26, fire_now=18, fail=10',
  },
];
