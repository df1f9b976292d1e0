import { type Meaning, range } from '../meaning.js';

/** What the last word of a name says where the words before it say nothing: notes, parts of programs, ways to behave. */
export const endings: readonly Meaning[] = [
  {
    names:
      'reasoning, guidance, writeup, write up, information, intro, explanation text, explanations, justifications, marketing copy, copy text, elaboration, clarification, reflection, lesson learned, learning, takeaway, thought, opinion, statement, impression, narrative, account of event, circumstance, arrangement, accommodation, consideration, expectation, outcome description, goal description, achievement, accomplishment, describe, description text, support needed, next step, concern, risk description, mitigation, impact description, preparation, precaution, condition, participation condition, requirement',
    type: 'string',
    constraints: {
      pattern:
        '(The|Our|This) (team|office|customer|group|plan|first part) (needs|uses|covers|explains|includes|keeps) (the main steps|more time|clear rules|the open questions|what has changed|two examples)\\.|(Please|We) (ask first|keep it short|start early|write down the results|agree on a date|check twice)\\.',
    },
  },
  {
    names:
      'privacy policy, terms of service, terms and conditions, terms of use, disclaimer, imprint, legal notice, legal text, code of conduct, house rule, community guideline, refund policy text',
    texts: [
      'We store only what the service needs.',
      'You may cancel at any time.',
      'We do not share your data with others.',
      'Be polite, and respect other members.',
      'These terms apply from the day on which you register.',
      'We are not liable for external links.',
    ],
  },
  {
    names: 'announcement, notice, broadcast, motd, message of the day, thanks, thank you message',
    list: 'We are closed on Monday., The new version is here., Thank you for your support!, Maintenance on Sunday from 2 to 4., Welcome to all new members., Registration ends on Friday.',
  },
  {
    names:
      'class, class name, klass, implementation class, model class, worker class, job class, handler class, java class, class path, clazz, type name, component, component name, component type',
    of: 'implementation, model, worker, job, handler, error, exception, table, log, event, task, plugin, rule, widget, datapoint, processor, trigger, serializer, driver, config, listener, service, factory',
    list: 'UserService, OrderJob, ReportBuilder, MailWorker, CacheHandler, ExportTask, AuditListener, SearchIndex',
  },
  {
    names:
      'clause, where clause, where condition, filter condition, sql condition, sql filter, order clause, group by clause, sql, raw sql, statement sql',
    list: "status = 'active', created_at > '2024-01-01', deleted = 0, amount >= 100, country = 'DE'",
  },
  {
    names: 'behavior, behaviour, handling, convention, display mode, selection, rendering',
    list: 'default=44, automatic=20, manual=16, always=10, never=10',
  },
  {
    names: 'user verification, user verification requirement, resident key, attestation',
    list: 'preferred=58, required=26, discouraged=16',
  },
  {
    names: 'attestation type, attestation format, fmt',
    of: 'attestation, credential, passkey, webauthn, authenticator',
    list: 'none=64, packed=18, fido-u2f=10, tpm=8',
  },
  { names: 'attestation type', list: 'none=64, packed=18, fido-u2f=10, tpm=8' },
  {
    names:
      'challenge, cipher, verifier, srp, salt value, security stamp, passphrase hash, proof, commitment, mac key, encryption header, decryption header, header nonce, otp, ott',
    of: 'passkey, webauthn, authenticator, srp, auth, session, key, user, ott, otp, comment, token, credential, metadata, verification, login',
    type: 'string',
    constraints: { pattern: '[A-Za-z0-9]{22}==' },
  },
  {
    names:
      'passcode, pass code, pin code, access code, join code, entry code, room code, door code',
    type: 'string',
    constraints: { pattern: '[A-Z0-9]{6}' },
  },
  {
    names: 'tracking, tracking no, tracking num, shipment tracking, awb, waybill',
    of: 'shipment, order, delivery, parcel, package, fulfillment, fulfilment, shipping, return, consignment',
    type: 'string',
    constraints: { pattern: '1Z[0-9A-Z]{6}[0-9]{8}' },
  },
  {
    names: 'postbox, post box, po box, pobox, post office box',
    type: 'string',
    constraints: { pattern: '(PO Box|P\\.O\\. Box) [1-9][0-9]{1,3}' },
  },
  { names: 'care of, address care of, attention, attn, attention to', type: 'name' },
  {
    names: 'canton, kanton',
    list: 'ZH=20, BE=16, VD=12, AG=10, SG=8, LU=8, TI=6, VS=6, FR=6, BS=4, GE=4',
  },
  { names: 'web, homepage, web page, www, web site, web address', type: 'url' },
  { names: 'profile markdown, profile text, self description', type: 'biography' },
  {
    names: 'profile',
    of: 'user, person, people, author, staff, member, speaker, artist, candidate, employee',
    type: 'biography',
  },
  {
    names: 'time in, time out, check in time, check out time, clock in, clock out',
    type: 'time',
  },
  {
    names: 'utm, utm param, utm parameter, utm tag',
    list: 'utm_source=google, utm_source=newsletter, utm_medium=email, utm_campaign=spring_sale, utm_medium=social',
  },
  { names: 'uagent, user agent, useragent, ua, login uagent', type: 'user_agent' },
  {
    names: 'time offset, utc offset, tz offset, timezone offset, gmt offset',
    list: '+00:00=24, +01:00=26, +02:00=16, -05:00=16, -08:00=10, +05:30=8',
    numbers: range(-12, 14),
  },
  {
    names: 'role',
    of: 'ip, address, interface, port, prefix, vlan, device, node, server, router, switch, machine, host, cluster, replica, database, subdevice, network, disk, volume',
    list: 'primary=42, secondary=30, backup=16, standby=12',
  },
  {
    names: 'version',
    of: 'migration, schema migration, data migration',
    type: 'string',
    constraints: {
      pattern: '20(2[1-5])(0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-8])(0[0-9]|1[0-9])[0-5][0-9][0-5][0-9]',
    },
  },
  {
    names: 'storage provider, storage service, file storage, disk name',
    list: 'local=46, s3=38, gcs=10, azure=6',
  },
  {
    names: 'service name, service, disk, storage',
    of: 'blob, storage, upload, attachment, media, asset, bucket',
    list: 'local=46, s3=38, gcs=10, azure=6',
  },
  {
    names: 'url template, uri template, link template, url pattern',
    texts: [
      'https://example.com/items/{id}',
      'https://example.org/search?q={query}',
      'https://example.net/{locale}/{slug}',
      'https://example.com/users/{username}',
    ],
  },
  { names: 'lifespan, life span, life expectancy, useful life', numbers: range(1, 40, 8) },
  {
    names:
      'file root, document root, web root, storage path, mount point, mount path, base path, output dir, upload dir, dir, home dir',
    list: '/var/data=24, /home/app=20, /srv/www=18, /tmp/uploads=20, /opt/service=18',
  },
  {
    names:
      'google, skype, discord, telegram, slack, signal, icq, jabber, matrix, wechat, snapchat, mastodon, threads, bluesky, aim, msn, xmpp',
    type: 'username',
  },
  {
    names:
      'js, javascript, custom js, custom javascript, script, inline script, head script, footer script',
    texts: [
      'console.log("ready");',
      'document.title = "Home";',
      'window.scrollTo(0, 0);',
      'init();',
    ],
  },
  { names: 'src', type: 'url' },
  {
    names:
      'opening time, opening times, business times, office hours, visiting hours, service hours, consultation hours',
    list: 'Mon-Fri 9:00-17:00, Mon-Sat 8:00-20:00, Tue-Sun 10:00-18:00, daily 7:00-22:00, by appointment',
  },
  {
    names:
      'welcome message, greeting, greeting message, welcome text, welcome note, away message, auto reply, automatic reply, out of office message, invite message, invitation message',
    list: 'Welcome to our team!, Hello! How can we help?, Good to see you., Thank you for joining us., We are away until Monday., You are invited to join us.',
  },
  {
    names: 'version number, version no, build number, build no, revision number, version code',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]?' },
  },
  { names: 'content disposition', list: 'attachment=58, inline=42' },
  {
    names: 'page size, paper size, paper format, paper, page format',
    list: 'A4=58, Letter=24, A5=10, Legal=8',
    numbers: range(10, 200, 25),
  },
  {
    names:
      'organization size, organisation size, company size, team size, employee range, employees range, business size, org size, firm size, staff size',
    list: '1-10=34, 11-50=28, 51-200=18, 201-500=10, 501-1000=6, 1000+=4',
    numbers: range(1, 500, 12),
  },
  {
    names: 'size, headcount',
    of: 'team, group, crew, squad, family, household, party, class, cohort, pool',
    list: 'small=40, medium=38, large=22',
    numbers: range(2, 60, 8),
  },
  {
    names:
      'security type, smtp security type, encryption, encryption type, smtp encryption, connection security, smtp secure',
    of: 'smtp, mail, email, imap, pop, wifi, network, ldap, connection, mailbox',
    list: 'tls=46, ssl=28, starttls=18, none=8',
  },
  {
    names: 'funding source, source of fund, source of funds, payment source',
    list: 'bank account=46, credit card=28, savings=14, grant=12',
  },
  {
    names: 'income source, source of income, sources of income',
    list: 'salary=52, self-employment=18, pension=14, benefits=10, rent=6',
  },
  {
    names: 'level of study, education level, study level, degree level, highest education',
    list: 'high school=26, bachelor=38, master=26, doctorate=10',
  },
  {
    names: 'rate type, interest type, interest rate type',
    of: 'loan, mortgage, deposit, bond, credit, interest, debt',
    list: 'fixed=62, variable=28, adjustable=10',
  },
  {
    names: 'payment action, transaction action, capture method',
    list: 'sale=50, authorization=26, capture=16, order=8',
  },
  {
    names: 'amount, value, rate, percentage, percent',
    of: 'tax rate, vat rate, sales tax',
    numbers: range(0, 0.25, undefined, 3),
  },
  {
    names: 'exp year, expiry year, expiration year, card exp year, card expiry year, valid to year',
    numbers: { min: 2026, max: 2032 },
  },
  {
    names: 'step, current step, step number, step no, step index',
    numbers: range(1, 8),
  },
  { names: 'step count, number of step, total step', numbers: range(1, 20, 5) },
  {
    names: 'point, points, max points, points possible',
    numbers: range(0, 100, 12),
  },
  {
    names: 'reputation, karma, rep',
    numbers: range(0, 20_000, 120),
  },
  {
    names: 'square footage, square foot, sq ft, sqft, floor area sqft, living area sqft',
    numbers: range(300, 6000, 1400),
  },
  {
    names: 'validity',
    of: 'qualification, certificate, certification, license, licence, membership, pass, contract, warranty, quote, offer',
    numbers: range(1, 36, 12),
  },
  {
    names: 'money raised, amount raised, raised, funds raised, pledged',
    numbers: range(10, 100_000, 1200),
  },
  {
    names:
      'spending, budgeted spending, inflow, outflow, cash flow, cash inflow, cash outflow, adjustment, payment, pay, earning, allowance, contribution, pledge, debit, invoice paid, paid amount, minimum payment',
    numbers: range(1, 20_000, 240, 2),
  },
  {
    names: 'use case, purpose, intended use, occasion, reason for contact, primary use',
    list: 'personal=30, business=34, education=18, research=10, other=8',
  },
];
