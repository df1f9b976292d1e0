import { entryOf } from '../basics/entry-of.js';
import { oncePer } from '../basics/once-per.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { countRules, ruleColumn } from '../prose/rule-column.js';
import { TextRules } from '../prose/text-rules.js';
import { userAgents } from './browsers-and-bots.js';
import { fieldType } from './field-type.js';

const SERVERS = ['application', 'web', 'database', 'system'] as const;

/** English, as programs write it. Addresses are reserved for documentation (RFC 5737). */
const LINES = [
  'application = INFO {info}; INFO {info}; INFO {info}; WARN {warning}; ERROR {error}; DEBUG {debug}',
  'info = request {id} finished in {###} ms; user {####} signed in; order {#####} paid; job {job} started; job {job} done, {###} rows in {##} s; mail sent to user {####}; listening on port {port}; cache warmed with {####} entries; configuration reloaded; order {#####} shipped',
  'warning = slow query: {####} ms in {service}; retry {#} of 9 for {service}; queue {job} has {####} messages; token of user {####} expires in {##} min; disk is 9{#}% full; rate limit reached for user {####}; deprecated parameter "{parameter}" in request {id}',
  'error = request {id} failed: {reason}; payment of order {#####} failed: {reason}; job {job} failed after {#} attempts: {reason}; cannot reach {service}: {reason}',
  'debug = cache miss for key {service}:{####}; parsed {###} rows in {##} ms; sent {####} bytes to {service}; waiting {##} ms before retry {#}; opened connection {##} of {###}',
  'reason = connection refused; timeout after 30 s; no such record; permission denied; invalid token; out of memory; unexpected end of file; duplicate key',
  'service = billing; search; inventory; mail; users; reports; sessions; shipping',
  'job = nightly-export; send-invoices; rebuild-index; clean-sessions; import-prices; sync-stock',
  'parameter = page; limit; sort; lang; format',
  'port = 3000; 5000; 8000; 8080; 9090',
  'id = {letter}{letter}{##}{letter}{###}; {##}{letter}{letter}{###}{letter}',
  'letter = a; b; c; d; e; f',
  'web = {read}; {read}; {read}; {read}; {read}; {asset}; {asset}; {write}',
  `read = {address} "GET {page} {http}" {got} "{agent}"; {address} "GET {page} {http}" {got} "{agent}"; {address} "GET {list}?page={#} {http}" {got} "{agent}"`,
  `asset = {address} "GET {file} {http}" 200 {#####} "{agent}"; {address} "GET {file} {http}" 304 0 "{agent}"`,
  `write = {address} "POST /api/{resource} {http}" {posted} "{agent}"; {address} "PUT {item} {http}" {put} "{agent}"; {address} "DELETE {item} {http}" {deleted} "{agent}"`,
  'address = 192.0.2.{##}; 198.51.100.{##}; 203.0.113.{##}',
  'http = HTTP/1.1; HTTP/2.0',
  'page = /; {list}; {item}; /{resource}/{####}',
  'list = /{resource}; /api/{resource}',
  'item = /api/{resource}/{####}',
  'file = /static/app.{###}.js; /static/style.{##}.css; /images/{####}.webp; /favicon.ico; /robots.txt',
  'resource = products; orders; users; search; reviews; invoices',
  'got = 200 {#####}; 200 {#####}; 200 {####}; 200 {####}; 304 0; 404 {###}; 500 {###}',
  'posted = 201 {###}; 201 {###}; 201 {###}; 422 {###}; 500 {###}',
  'put = 200 {###}; 200 {###}; 204 0; 404 {###}',
  'deleted = 204 0; 204 0; 204 0; 404 {###}',
  `agent = ${userAgents.desktop.map(([text]) => text.replaceAll('; ', '{semicolon} ')).join('; ')}`,
  'semicolon = ;',
  'database = LOG:  duration: {####}.{###} ms  statement: {statement}; LOG:  checkpoint complete: wrote {####} buffers; LOG:  connection authorized: user={role} database=app; LOG:  automatic vacuum of table "app.public.{resource}": pages: {##} removed, {####} remain; ERROR:  duplicate key value violates unique constraint "{resource}_pkey"; ERROR:  deadlock detected; ERROR:  canceling statement due to statement timeout; FATAL:  password authentication failed for user "{role}"; FATAL:  remaining connection slots are reserved',
  'statement = SELECT * FROM {resource} WHERE id = {####}; UPDATE {resource} SET updated_at = now() WHERE id = {####}; SELECT count(*) FROM {resource}; DELETE FROM {resource} WHERE id = {####}',
  'role = app; admin; report; backup; readonly',
  'system = {host} sshd[{####}]: Accepted publickey for {login} from {address} port {#####}; {host} sshd[{####}]: Failed password for {login} from {address} port {#####}; {host} systemd[1]: Started {unit}; {host} systemd[1]: {unit}: main process exited, status={#}; {host} CRON[{####}]: ({login}) CMD (/usr/local/bin/{job}); {host} kernel: [{#####}.{######}] EXT4-fs (sda{#}): mounted filesystem; {host} sudo: {login} : COMMAND=/usr/bin/systemctl restart {unit}; {host} dhclient[{###}]: bound to {address}',
  'host = web-{##}; db-{##}; app-{##}; build-{##}',
  'login = root; deploy; backup; admin; ubuntu',
  'unit = nginx.service; postgresql.service; docker.service; redis.service; cron.service',
];

const logRules = oncePer((lexicon: Lexicon) => {
  const rules = new TextRules(LINES, lexicon);
  const ofServers = new Map(SERVERS.map((server) => [server, rules.rule(server)]));
  return (server: (typeof SERVERS)[number]) => ({
    rules: [entryOf(ofServers, server)],
    alphabet: rules.alphabet,
  });
});

export const logLine = fieldType({
  name: 'log_line',
  synonyms: ['log_message', 'log', 'log_entry'],
  category: 'internet',
  description:
    'Line in the log of a server, in English and without its time, which is a column of its own.',
  constraints: {
    server: withDefault(oneOf('the kind of server that writes the log', SERVERS), 'application'),
  },
  capacity: ({ server }, lexicon) => countRules(logRules(lexicon)(server).rules),
  plan: ({ server }, context) => ruleColumn(logRules(context.lexicon)(server), context),
});
