import { type Meaning, range } from '../meaning.js';

/** What systems keep about records: keys and values, tokens and ciphers, types and modes, senders and recipients. */
export const records: readonly Meaning[] = [
  {
    names: 'type, kind, subtype, sub type, variant type, classification',
    list: 'standard=60, custom=26, other=14',
  },
  { names: 'token type', list: 'Bearer=88, refresh=8, mac=4' },
  {
    names: 'mode, processing mode, operation mode',
    list: 'automatic=52, manual=34, hybrid=14',
  },
  {
    names: 'ssl mode, tls mode, sslmode',
    list: 'require=52, prefer=26, verify-full=14, disable=8',
  },
  {
    names: 'decision, verdict, ruling',
    list: 'approved=62, rejected=22, needs_review=16',
  },
  {
    names: 'outcome, result, conclusion',
    list: 'success=72, failure=14, partial=8, inconclusive=6',
  },
  {
    names: 'recommendation, suggestion, ai recommendation',
    list: 'approve=34, review manually=26, request more information=18, no action=14, reject=8',
  },
  {
    names: 'action taken, action required, next action, follow up action',
    list: 'none=34, contact customer=22, escalate=16, request documents=16, close=12',
  },
  {
    names: 'value',
    of: 'setting, config, configuration, preference, option, metadata, meta, custom, flag, gate, feature, variable, parameter, tag, filter, field, answer, string, entitlement, enrichment, v',
    list: 'true=22, false=14, 10=8, 30=8, 100=6, en=10, dark=6, daily=8, enabled=8, default=10',
    numbers: range(0, 1000, undefined, 2),
  },
  {
    names: 'value, v, string value, text value',
    list: 'true=18, false=12, small=8, medium=10, large=8, red=8, blue=8, 10=10, 100=8, default=10',
  },
  {
    names:
      'k, key name, setting key, config key, setting name, option name, var, variable, variable name, property name, attribute key, preference key, meta key',
    list: 'language, timezone, theme, page_size, notifications, currency, date_format, items_per_page, default_role, retention_days, color, size',
  },
  {
    names: 'key',
    of: 'setting, config, configuration, preference, option, metadata, meta, tag, property, variable',
    list: 'language, timezone, theme, page_size, notifications, currency, date_format, items_per_page, default_role, retention_days, color, size',
  },
  {
    names: 'namespace, namespace name, scope name, realm',
    list: 'default=40, system=18, users=14, billing=12, reports=8, internal=8',
  },
  {
    names:
      'ciphertext, encrypted, cipher text, bidx, blind index, iv, p256dh, encrypted data, encrypted value, seed, totp seed, totp secret, otp secret, secret hash, code challenge, code verifier, certificate, cert chain, cert, public key, private key, ssh key, pem, verification string, auth key, authentication key, nonce value, initialization vector, backup code, recovery code, encrypted secret, encrypted key, encrypted token',
    type: 'string',
    constraints: { pattern: '[A-Za-z0-9]{22}==' },
  },
  {
    names:
      'hashed key, hashed token, password salt hash, encrypted password, crypted password, pass crypt, password crypt, bcrypt, hashed secret, key digest, token digest, integrity, commit id, tree hash, block hash, transaction hash, tx hash, deployed at tx, merkle root',
    type: 'hash',
  },
  { names: 'challenge method, code challenge method', list: 'S256=94, plain=6' },
  {
    names: 'signature algorithm, sign algorithm, digest algorithm, hash algorithm, algorithm, alg',
    list: 'SHA-256=52, RS256=22, ES256=12, HS256=14',
  },
  { names: 'key type, key algorithm', list: 'RSA=54, EC=28, Ed25519=18' },
  {
    names: 'idempotency key, uid, guid, uuid, unique id, correlation key, external uid',
    type: 'uuid',
  },
  {
    names:
      'sid, account sid, payment intent, charge id, gclid, fbclid, msclkid, ttclid, twclid, click id, cursor, next cursor, page token, aaguid, tracking token, unsubscribe token',
    type: 'token',
    constraints: { length: 24 },
  },
  {
    names:
      'otp, pin, pin code, verification code, one time password, access pin, security code, backup code, recovery code, user code, one time code',
    type: 'string',
    constraints: { pattern: '[0-9]{6}' },
  },
  {
    names: 'prefix, document number prefix, invoice prefix, number prefix',
    list: 'INV=34, ORD=22, DOC=14, REF=12, CUS=10, TMP=8',
  },
  {
    names: 'mask',
    of: 'account, card, bank',
    type: 'string',
    constraints: { pattern: '[0-9]{4}' },
  },
  {
    names: 'identifier, external reference, reference id, external key, short code, short id',
    type: 'token',
    constraints: { length: 10 },
  },
  {
    names:
      'from, to, cc, bcc, reply to, email reply to, sender, sent to, sender address, recipient address, to address, from address, mail from, mail to, rcpt to',
    of: 'email, mail, message, campaign, smtp, newsletter, inbox, outbox, config, post, notification, coupon, sent, draft',
    type: 'email',
  },
  {
    names: 'cc, bcc, reply to, email reply to, sent to, mail from, rcpt to, emails',
    type: 'email',
  },
  {
    names: 'from, to, sender, from number, to number',
    of: 'sms, call, phone, voice, whatsapp, twilio',
    type: 'phone',
  },
  {
    names: 'mailer, job class, class name, handler, worker, worker class, listener, service class',
    list: 'ReportJob=18, MailDeliveryJob=30, CleanupJob=18, ImportJob=18, SyncJob=16',
  },
  {
    names: 'on finish, on success, on discard, callback class',
    list: 'NotifyJob=40, CleanupJob=34, ReportJob=26',
  },
  {
    names: 'error class, exception name',
    list: 'TimeoutError=26, ValidationError=26, NotFoundError=20, AuthenticationError=16, TypeError=12',
  },
  {
    names: 'controller, controller name',
    list: 'users=26, orders=22, sessions=20, reports=16, settings=16',
  },
  {
    names: 'function, function name, procedure name, operation name, op name, action name',
    list: 'get_user=22, list_orders=22, create_invoice=18, send_email=20, search=18',
  },
  {
    names: 'method name',
    of: 'function, api, rpc, class, object, program, job, script, tool, call, service, code, log, trace, request',
    list: 'get_user=22, list_orders=22, create_invoice=18, send_email=20, search=18',
  },
  {
    names: 'statement, sql, query text, sql statement',
    list: 'SELECT * FROM users, SELECT count(*) FROM orders, UPDATE users SET active = true, DELETE FROM sessions, INSERT INTO logs VALUES (1)',
  },
  {
    names: 'statement descriptor, bank reference, transfer reference, remittance info, payment for',
    list: 'Invoice payment=30, Monthly subscription=24, Order payment=22, Refund=12, Deposit=12',
  },
  {
    names: 'memo, suggested memo',
    list: 'Invoice payment=26, Office supplies=20, Team lunch=14, Travel=16, Refund=12, Deposit=12',
  },
  {
    names: 'purpose',
    list: 'account_recovery=24, email_verification=26, reporting=18, testing=16, billing=16',
  },
  {
    names: 'backtrace, stack',
    list: 'Error: timeout at fetch (client.js:42), TypeError: undefined is not a function at render (app.js:118), Error: not found at load (store.js:77)',
  },
  {
    names: 'directory, folder path, working directory, root path',
    list: '/var/data=24, /home/app=20, /srv/www=18, /tmp/uploads=20, /opt/service=18',
  },
  {
    names:
      'readme, document content, generated content, template content, response template, message template, email template, comment template',
    list: 'Thank you for your message., Welcome to the team!, Your order is on its way., Please confirm your address., We received your request.',
  },
  {
    names:
      'favicon, pdf, invoice pdf, preview, wordmark, embed, video embed, slideshow embed, monolith, docs, wiki, homepage url, link target, redirect to, redirected to, linkedin, youtube, tiktok, facebook, portfolio, evidence, upload, screenshot, receipt, ios, android, deep link, app link, resume, cv, cover letter file, brochure, map url, stream, feed, rss',
    type: 'url',
  },
  {
    names:
      'signature, typed signature, consent signature, digital signature, e signature, signed name, principal signature',
    type: 'name',
  },
  {
    names: 'signature',
    of: 'webhook, request, token, transaction, block, event, oauth, session, key, jwt, certificate, api, message, commit',
    type: 'hash',
  },
  {
    names:
      'rejection reason, decline reason, denial reason, reject reason, rejected reason, denied reason',
    list: 'incomplete documents=30, requirements not met=28, duplicate=14, incorrect data=18, expired=10',
  },
  {
    names: 'method',
    of: 'claim, calculation, collection, training, production, preparation, cooking, brewing, sampling, measurement, detection, irrigation, harvest, evaluation, assessment, grading, allocation, costing, valuation, depreciation, tracking, import, sync, scoring, matching',
    list: 'automatic=46, manual=34, standard=14, custom=6',
  },
  { names: 'address', of: 'email, mail', type: 'email' },
  { names: 'address', of: 'ip, server, host, node', type: 'ipv4' },
  {
    names: 'address, wallet, contract address, wallet address',
    of: 'wallet, contract, crypto, blockchain, token, vault, chain, nft, ethereum, deployer',
    type: 'string',
    constraints: { pattern: '0x[0-9a-f]{40}' },
  },
  {
    names: 'endpoint',
    of: 'push, subscription, webhook, hook, service, integration, notification',
    type: 'url',
  },
  { names: 'block number, block height', numbers: range(1_000_000, 21_000_000) },
  {
    names: 'expires in, ttl, time to live, max age, lifetime, validity',
    numbers: range(300, 604_800, 3600),
  },
  { names: 'whodunnit, changed by, acted by', type: 'name' },
  {
    names: 'css, custom style, custom css, branding css',
    list: 'body { color: #333; }, h1 { font-size: 24px; }, .header { background: #fff; }, a { color: #0a66c2; }',
  },
  {
    names: 'layout, view, default view, display mode, view mode',
    list: 'list=40, grid=32, table=20, calendar=8',
  },
  {
    names: 'period, default period, reporting period, billing period, time period, range',
    list: 'last_30_days=38, last_7_days=24, this_month=20, last_year=18',
  },
  { names: 'continent code', list: 'EU=34, NA=26, AS=20, SA=8, AF=8, OC=4' },
  {
    names: 'phrase, spammy phrase',
    list: 'buy now, limited offer, free money, click here, act fast, winner',
  },
  {
    names: 'key hint, secret hint, token hint, api key hint, key preview, masked key, key suffix',
    type: 'string',
    constraints: { pattern: '\\*{4}[A-Za-z0-9]{4}' },
  },
  {
    names: 'placeholder, hint, help text, tooltip',
    list: 'Enter your name, Choose a date, Type to search, Select an option, Optional, At least 8 characters',
  },
  { names: 'separator, col sep, delimiter, column separator', texts: [',', ';', '\t', '|'] },
  {
    names: 'subtitle, sub title, subheading, tag line',
    list: 'A short introduction, Everything in one place, Made for teams, For beginners and experts, Learn at your own pace',
  },
  {
    names: 'audience, target audience, population served, target group',
    list: 'everyone=26, customers=24, students=18, parents=14, employees=18',
  },
  {
    names: 'licenses, licence, license, license name, spdx',
    of: 'package, version, repository, software, gem, library, image, dataset',
    list: 'MIT=48, Apache-2.0=26, BSD-3-Clause=12, GPL-3.0=14',
  },
  {
    names: 'requirement, version requirement, constraint',
    of: 'dependency, package, gem, version',
    list: '>= 1.0=30, ~> 2.1=24, ^3.0.0=26, *=20',
  },
  {
    names: 'resource class, record class, model name, object class, entity name, entity class',
    list: 'User=32, Order=26, Project=22, Invoice=20',
  },
  {
    names: 'name',
    of: 'namespace',
    list: 'default=40, system=18, users=14, billing=12, reports=8, internal=8',
  },
];
