import type { Meaning } from '../meaning.js';

/** Parts of systems that talk to each other: sign-in, addresses, messages to models and settings of programs. */
export const systems: readonly Meaning[] = [
  {
    names: 'issuer, audience, recipient, destination, entry point, entity id, sign in url, acs',
    of: 'saml, oauth, oidc, openid, sso, jwt, jwk, idp, token, config, connector',
    type: 'url',
  },
  {
    names:
      'remote addr, remote address, client addr, client address, server addr, server address, source address, peer address',
    type: 'ipv4',
  },
  { names: 'md5 sum, md5sum, md5 hash', type: 'hash', constraints: { algorithm: 'md5' } },
  { names: 'sha1 sum, sha1sum, commit sha', type: 'hash', constraints: { algorithm: 'sha1' } },
  { names: 'session cookie, cookie, cookie value, csrf', type: 'token' },
  { names: 'pass, passphrase', type: 'password' },
  {
    names:
      'reply to address, from address, to address, sender address, recipient address, cc address, bcc address, mail address, reply to, cc, bcc',
    type: 'email',
  },
  {
    names: 'reply, recipient, to, from, sender',
    of: 'email, mail, mailbox, smtp, imap, newsletter',
    type: 'email',
  },
  { names: 'fax, fax number, fax no, phone number, mobile number, phone no', type: 'phone' },
  {
    names: 'html, html body, html content, body html, markup',
    list: '<p>Hello and welcome.</p>, <p>Your order has shipped.</p>, <h1>News</h1><p>What is new this month.</p>, <p>Thank you for your message.</p>, <ul><li>First step</li><li>Second step</li></ul>',
  },
  {
    names: 'css, custom css, style, stylesheet',
    of: 'theme, template, page, widget, site, layout, experience, branding',
    list: 'body { margin: 0; }, .title { font-weight: 600; }, .button { color: #fff; }, a { text-decoration: none; }',
  },
  {
    names: 'prompt, system prompt, user prompt, prompt template',
    list: 'Summarize the text in three sentences., Translate the message into plain English., Answer only from the given documents., Extract names and dates as JSON., Score the answer from 0 to 10 and say why., You are a helpful assistant., Write a short reply to the customer.',
  },
  {
    names: 'alt, alt text, image alt, alternative text',
    list: 'Team at a table, Product on a white background, Chart of monthly sales, City at night, Person with a laptop, Company logo',
  },
  {
    names: 'strategy',
    list: 'default=42, manual=18, automatic=24, custom=16',
  },
  {
    names: 'pattern, url pattern, path pattern, match pattern, wildcard',
    list: '*, /api/*, /docs/*, *.pdf, *.csv, user-*, main, release/*',
  },
  {
    names: 'regex, regexp, regular expression, validation regex',
    texts: ['^[a-z]+$', '^[0-9]{5}$', '^\\S+@\\S+$', '^https?://', '.*'],
  },
  {
    names: 'expression, formula, query, filter expression',
    of: 'rule, filter, metric, condition, alert, field, segment, calculated',
    list: 'amount > 100, status = "active", country = "DE", age >= 18, price * quantity, created_at > now() - 7d',
  },
  {
    names: 'cron, cron expression, schedule expression, crontab',
    list: '0 * * * *=30, 0 0 * * *=34, */5 * * * *=16, 0 9 * * 1=12, 0 0 1 * *=8',
  },
  {
    names: 'class name, clazz, class, handler, handler class, processor',
    of: 'job, task, component, plugin, queue, event, worker, descriptor, module, extension',
    list: 'com.example.SendMail, com.example.SyncOrders, com.example.ExportReport, com.example.CleanUp, com.example.ImportUsers',
  },
  {
    names: 'authority, user role, user type, account type',
    of: 'user, account, member, principal',
    list: 'user=70, admin=12, manager=12, guest=6',
  },
  { names: 'location', type: 'city' },
  {
    names: 'ip range, allowed ip range, ip block, cidr, subnet, network',
    type: 'string',
    constraints: { pattern: '10\\.[1-9][0-9]?\\.[1-9][0-9]?\\.0/24' },
  },
  {
    names: 'provider, channel, channel type',
    of: 'notification, alert, alerting',
    list: 'email=44, slack=22, webhook=14, sms=10, discord=10',
  },
  {
    names: 'prefix',
    of: 'api, token, credential, secret',
    type: 'string',
    constraints: { pattern: '(sk|pk)_[a-z0-9]{6}' },
  },
  {
    names: 'label, name, title, description',
    of: 'status, stage, state',
    list: 'Open=20, In Progress=18, On Hold=10, In Review=10, Approved=12, Rejected=8, Completed=14, Cancelled=8',
  },
  { names: 'name', of: 'domain, hostname, subdomain', type: 'domain' },
  {
    names: 'topic, topic name, channel name, subject',
    of: 'queue, kafka, mqtt, broker, stream, consumer, producer',
    list: 'orders.created, orders.paid, users.updated, payments.failed, inventory.changed, emails.outgoing, audit.events',
  },
  {
    names: 'response, request, reply, output',
    of: 'rpc, http, api, webhook, queue, call',
    texts: [
      '{"ok":true}',
      '{"status":"accepted"}',
      '{"error":"timeout"}',
      '{"id":42}',
      '{"items":[]}',
    ],
  },
  {
    names:
      'session state, relay state, oauth state, oidc state, code verifier, code challenge, sign, jti',
    type: 'token',
  },
  {
    names: 'value',
    of: 'secret, token, credential, password, cookie, otp, passcode',
    type: 'token',
  },
  {
    names: 'signing key, encryption key, private key, ssh key, signature key, host key',
    type: 'string',
    constraints: { pattern: '[A-Za-z0-9+]{43}=' },
  },
  {
    names: 'billing provider, payment provider, payment processor, payment gateway',
    list: 'stripe=52, paypal=24, adyen=14, braintree=10',
  },
  {
    names:
      'callback uri, client uri, policy uri, tos uri, jwks uri, redirect uris, callback uris, uris, post logout uris, origins',
    type: 'url',
  },
  {
    names: 'command, cmd, start command, end command, shell command, script',
    list: '/usr/bin/backup --daily, npm run build, ./deploy.sh production, systemctl restart web, python3 report.py, rsync -a data/ backup/',
  },
  {
    names: 'coord, coords, coordinate list, polygon, points, vertices',
    of: 'zone, map, area, region, shape, overlay',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]{2},[1-9][0-9]{2}( [1-9][0-9]{2},[1-9][0-9]{2}){3}' },
  },
  { names: 'encoder, codec, video codec, decoder', list: 'h264=48, hevc=26, vp9=14, av1=12' },
  { names: 'audio codec', list: 'aac=60, opus=24, mp3=16' },
  { names: 'port', list: '443=30, 80=16, 8080=18, 5432=12, 22=10, 587=8, 3000=6' },
];
