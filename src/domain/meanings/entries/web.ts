import { type Meaning, range } from '../meaning.js';

/** Requests, files, events and what software writes down about itself. */
export const web: readonly Meaning[] = [
  { names: 'request method, verb, http verb, http method', type: 'http_method' },
  {
    names: 'status code, response code, response status, http code',
    list: '200=82, 201=5, 302=2, 400=2, 401=2, 404=5, 500=2',
    numbers: { min: 200, max: 504 },
  },
  { names: 'protocol, network protocol', list: 'TCP=56, UDP=18, HTTPS=20, ICMP=6' },
  {
    names: 'protocol',
    of: 'device, sensor, gateway, iot',
    list: 'mqtt=58, http=18, coap=10, lorawan=14',
  },
  {
    names:
      'path, endpoint, request path, page, route, url path, page path, landing page, request uri, page url path, entry page, exit page',
    list: '/=22, /pricing=10, /login=12, /products=14, /api/v1/users=8, /api/v1/orders=10, /cart=8, /checkout=6, /blog=6, /about=4',
  },
  {
    names: 'endpoint, path, route',
    of: 'api, request, key, usage',
    list: '/api/v1/users=28, /api/v1/orders=24, /api/v1/products=20, /api/v1/invoices=12, /api/v1/search=10, /api/v1/health=6',
  },
  {
    names: 'file path, filepath, path',
    of: 'file, document, attachment, media, upload, image, asset, backup, folder',
    type: 'string',
    constraints: {
      pattern: '/(uploads|documents|images|exports)/20(23|24|25)/[0-9a-f]{8}\\.(pdf|png|jpg|csv)',
    },
  },
  {
    names: 'object key, storage key, s3 key, file key',
    type: 'string',
    constraints: {
      pattern: '(uploads|documents|images|exports)/20(23|24|25)/[0-9a-f]{12}\\.(pdf|png|jpg|csv)',
    },
  },
  { names: 'bucket, bucket name', list: 'uploads, media, backups, exports, static-assets, logs' },
  {
    names: 'page title, page name, screen, screen name',
    list: 'Home=28, Pricing=14, Product=18, Checkout=10, Sign in=12, Account=10, Blog=8',
  },
  {
    names: 'log level, level, loglevel',
    of: 'log, logger, event, trace, error, message, alert',
    list: 'info=62, debug=16, warning=14, error=7, fatal=1',
  },
  { names: 'log level, loglevel', list: 'info=62, debug=16, warning=14, error=7, fatal=1' },
  {
    names: 'error code, failure code, reason code',
    list: 'TIMEOUT=24, NOT_FOUND=22, UNAUTHORIZED=14, VALIDATION_FAILED=20, RATE_LIMITED=12, INTERNAL_ERROR=8',
  },
  {
    names:
      'error, error message, failure reason, last error, error text, failure message, exception',
    list: 'Connection timed out=24, Resource not found=18, Invalid credentials=14, Validation failed=16, Rate limit exceeded=12, Internal server error=10, Permission denied=6',
  },
  {
    names: 'error type, exception type, exception class',
    list: 'TimeoutError=26, ValidationError=26, NotFoundError=20, AuthenticationError=16, TypeError=12',
  },
  {
    names: 'stack trace, stacktrace, traceback',
    list: 'Error: timeout at fetch (client.js:42), TypeError: undefined is not a function at render (app.js:118), Error: not found at load (store.js:77)',
  },
  {
    names: 'event, event name, event type, trigger, topic',
    list: 'page_view=40, click=24, sign_up=6, login=14, purchase=8, logout=8',
  },
  {
    names: 'type, event type, name, event',
    of: 'webhook, subscription event, hook',
    list: 'order.created=28, order.paid=20, user.created=16, invoice.paid=14, subscription.updated=12, refund.created=10',
  },
  {
    names: 'name, type, kind',
    of: 'event, analytic',
    list: 'page_view=40, click=24, sign_up=6, login=14, purchase=8, logout=8',
  },
  {
    names: 'type, kind, notification type, category',
    of: 'notification, alert, inbox',
    list: 'comment=28, mention=18, assignment=18, reminder=16, system=20',
  },
  {
    names: 'alert type, alarm type, anomaly type, incident type',
    list: 'threshold=40, offline=26, anomaly=18, low_battery=16',
  },
  {
    names: 'job, job name, queue job, task name, task type',
    of: 'job, queue, cron, task, worker, schedule',
    list: 'send_email=28, generate_report=16, sync_orders=18, cleanup=14, export_data=12, rebuild_index=12',
  },
  {
    names: 'name, type',
    of: 'job, cron, queue',
    list: 'send_email=28, generate_report=16, sync_orders=18, cleanup=14, export_data=12, rebuild_index=12',
  },
  { names: 'queue, queue name', list: 'default=58, mailers=18, exports=10, critical=14' },
  {
    names: 'cron, cron expression, schedule, cron schedule',
    list: '0 * * * *=34, 0 0 * * *=34, */15 * * * *=20, 0 9 * * 1=12',
  },
  {
    names: 'branch, git branch, branch name, base branch, target branch',
    type: 'git_branch',
  },
  {
    names: 'commit, commit sha, commit hash, git sha, revision sha, sha',
    type: 'hash',
    constraints: { algorithm: 'sha1' },
  },
  {
    names: 'commit message',
    type: 'commit_message',
  },
  {
    names: 'repository, repo, repository name, repo name',
    list: 'web-app, api, mobile-app, design-system, infrastructure, docs, data-pipeline, billing-service',
  },
  {
    names: 'name',
    of: 'repository, repo',
    list: 'web-app, api, mobile-app, design-system, infrastructure, docs, data-pipeline, billing-service',
  },
  {
    names: 'programming language, language',
    of: 'repository, repo, snippet, code',
    list: 'TypeScript=28, Python=28, Go=14, Java=16, Rust=6, Ruby=8',
  },
  { names: 'md5', type: 'hash', constraints: { algorithm: 'md5' } },
  { names: 'sha1', type: 'hash', constraints: { algorithm: 'sha1' } },
  {
    names:
      'checksum, sha256, digest, fingerprint, password hash, password digest, hashed password, key hash, token hash, file hash, content hash, etag',
    type: 'hash',
  },
  { names: 'salt, nonce', type: 'token', constraints: { length: 16 } },
  {
    names:
      'secret, api key, api token, access token, refresh token, session token, client secret, webhook secret, reset token, secret key, csrf token, bearer token, push token, device token, invitation token, signing secret, site key, server key, maps key, analytics key, unsubscribe key, app key, integration key, product key, client key, widget key',
    type: 'token',
  },
  {
    names: 'key prefix, token prefix',
    type: 'string',
    constraints: { pattern: 'sk_(live|test)_[a-z0-9]{4}' },
  },
  { names: 'session, session key', type: 'token' },
  {
    names:
      'trace id, correlation id, request id, span id, transaction id, external id, session id, message id, device id, visitor id, anonymous id, client id',
    type: 'token',
    constraints: { length: 16 },
  },
  { names: 'subdomain, slug, handle slug', type: 'slug', constraints: { words: 2 } },
  { names: 'mime, content type, file type mime, media type, mimetype', type: 'mime_type' },
  {
    names: 'ext, extension, phone ext, phone extension, extension number',
    of: 'phone, telephone, tel, staff, employee, office, desk, contact, user, call, line',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]{2,3}' },
    numbers: range(100, 9999),
  },
  {
    names: 'extension, ext, file ext, file extension, file type, file format, format',
    list: 'pdf=34, jpg=22, png=20, docx=10, xlsx=8, csv=6',
  },
  {
    names: 'type, kind',
    of: 'file, document, attachment, upload',
    list: 'pdf=38, image=32, spreadsheet=14, document=16',
  },
  {
    names: 'type, kind, media kind',
    of: 'media, asset, post media',
    list: 'image=70, video=22, audio=8',
  },
  {
    names: 'document type, doc type',
    list: 'invoice=26, contract=20, report=22, receipt=16, passport=8, other=8',
  },
  { names: 'name, title', of: 'file, attachment, upload, document file', type: 'file_name' },
  {
    names:
      'image, photo, avatar, picture, logo, thumbnail, icon, cover, banner, cover image, profile picture, cover photo, profile image, image url, photo url, avatar url, picture url, logo url, thumbnail url, icon url, cover url, banner url, logo uri, image uri, profile picture url, cover image url',
    type: 'string',
    constraints: { pattern: 'https://images\\.example\\.com/[0-9a-f]{8}\\.(jpg|png|webp)' },
  },
  {
    names: 'image path, avatar path, photo path, logo path',
    type: 'string',
    constraints: { pattern: '/images/[0-9a-f]{8}\\.(jpg|png|webp)' },
  },
  {
    names:
      'website, link, homepage, callback, callback url, redirect, redirect uri, webhook, video, permalink, canonical',
    type: 'url',
  },
  { names: 'referrer, referer, http referrer, referring site, referrer url', type: 'url' },
  {
    names: 'query, search query, search term, search, search text',
    list: 'running shoes, wireless headphones, pricing, how to export data, refund policy, coffee maker, winter jacket, api documentation, reset password, gift ideas',
  },
  {
    names:
      'locale, language code, lang, preferred language, document locale, ui language, language tag',
    list: 'en-US=54, en-GB=12, de-DE=10, fr-FR=9, es-ES=9, pt-BR=6',
  },
  {
    names: 'code',
    of: 'language, locale',
    list: 'en, de, fr, es, it, pt, nl, pl, ja, zh, ko, ar, tr, sv',
  },
  { names: 'theme, color scheme, appearance', list: 'light=58, dark=30, system=12' },
  { names: 'date format', list: 'YYYY-MM-DD=46, MM/DD/YYYY=34, DD/MM/YYYY=20' },
  { names: 'time format', list: '24h=56, 12h=44' },
  {
    names: 'data type, value type, field type',
    list: 'string=46, integer=22, boolean=18, json=14',
  },
  { names: 'encoding, charset', list: 'utf-8=92, iso-8859-1=5, utf-16=3' },
  { names: 'vpn, network, isp', list: 'Comcast, Vodafone, Orange, Telefonica, AT&T, Verizon, BT' },
  {
    names: 'resolution, screen resolution, screen size',
    list: '1920x1080=42, 1366x768=16, 2560x1440=14, 390x844=16, 414x896=12',
  },
  { names: 'connection type, network type', list: 'wifi=62, 4g=22, 5g=12, ethernet=4' },
  {
    names:
      'prompt tokens, completion tokens, input token, output token, total token, token count, tokens used, prompt token, completion token',
    numbers: range(1, 32_000, 620),
  },
];
