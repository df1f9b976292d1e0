import { type Meaning, range } from '../meaning.js';

/** Packages, code, tables and searches, as programs keep them. */
export const software: readonly Meaning[] = [
  {
    names: 'repository full name, repo full name, repository name with owner, full repository name',
    list: 'acme/api, acme/web, northwind/shop, oakmere/docs, brightline/mobile, halden/tools',
  },
  {
    names: 'package name, library, library name, dependency name, artifact name, full package name',
    list: 'http-client, json-parser, date-format, log-writer, test-runner, color-theme, image-tools, auth-kit, cache-store, form-kit, mail-sender, csv-reader',
  },
  {
    names: 'name, title',
    of: 'package, library, dependency, gem, crate, artifact, framework',
    list: 'http-client, json-parser, date-format, log-writer, test-runner, color-theme, image-tools, auth-kit, cache-store, form-kit, mail-sender, csv-reader',
  },
  {
    names: 'name, title',
    of: 'generator, tool, software, compiler, editor, parser, formatter, converter, scanner',
    list: 'Builder, Page Maker, Report Writer, Schema Tools, Quick Check, Code Studio, Image Editor, Data Loader',
  },
  {
    names: 'ecosystem, package manager, package registry',
    list: 'npm=38, pypi=26, maven=14, rubygems=12, go=10',
  },
  {
    names: 'validation rule, validation, rule, constraint rule',
    of: 'field, form, property, input, attribute, question, column, validation, custom',
    list: 'required=34, email=14, numeric=14, unique=14, min:3=12, max:255=12',
  },
  {
    names: 'code, source code, test, solution, starter code, snippet, example, answer code, script',
    of: 'challenge, exercise, kata, snippet, problem, submission, playground, solution, puzzle',
    list: 'return a + b;, const total = items.length;, expect(sum).toBe(3), for (const item of items) print(item), let result = 0, if (n < 2) return n;',
  },
  {
    names: 'source code, code snippet, snippet, example code',
    list: 'return a + b;, const total = items.length;, for (const item of items) print(item), let result = 0, if (n < 2) return n;',
  },
  {
    names: 'field, field name, column, column name, attribute name, member name, foreign column',
    list: 'name, email, status, created_at, amount, title, country, phone, city, quantity',
  },
  {
    names:
      'table, foreign table, target table, source table, output table, input table, db table, context table, relation name',
    list: 'users, orders, products, invoices, customers, events, payments, sessions',
  },
  {
    names: 'table, table number, table no, table name',
    of: 'reservation, restaurant, booking, guest, order',
    type: 'string',
    constraints: { pattern: 'T[1-9][0-9]?' },
  },
  {
    names:
      'filter, criteria, where, where clause, filter query, filter condition, filter expression, search criteria',
    list: "status = 'active', country = 'DE', created_at > '2024-01-01', amount >= 100, plan = 'pro', is_active = true",
  },
  {
    names:
      'credential, credentials, cred, creds, auth, auth token, authorization, push key, purchase token',
    type: 'token',
  },
  {
    names: 'pod template, yaml, manifest, values yaml, deployment template, job template',
    list: 'kind: Pod, kind: Deployment, replicas: 2, image: web:1.4, restartPolicy: Always',
  },
  { names: 'reg exp', texts: ['^[a-z]+$', '^[0-9]{5}$', '^https?://', '.*'] },
  {
    names: 'context, request context, call context',
    of: 'request, log, event, job, call, audit, trace, session, span, error',
    list: 'web=46, api=26, admin=14, background=8, import=6',
  },
  { names: 'file system, filesystem, fs type', list: 'ext4=52, xfs=22, ntfs=16, apfs=10' },
  {
    names: 'feature, feature name, feature key',
    list: 'dark-mode, new-checkout, beta-search, weekly-digest, two-factor-auth, bulk-export, live-chat, team-billing, audit-log, custom-domains',
  },
  {
    names: 'variant, variation, bucket, arm',
    of: 'experiment, test, flag, ab, exposure',
    list: 'control=50, variant_a=28, variant_b=22',
  },
  { names: 'chain, blockchain, chain name', list: 'ethereum=52, polygon=18, base=16, arbitrum=14' },
  {
    names: 'changelog, release note, change log, patch note',
    list: 'Fixed a crash at start., Faster search., New export to CSV., Improved sign-in., Updated translations., Small fixes.',
  },
  {
    names: 'format',
    of: 'name, identifier, number, phone, address, id',
    list: 'short=40, long=34, custom=26',
  },
  {
    names: 'method, algorithm, technique, approach',
    list: 'automatic=46, manual=34, standard=14, custom=6',
  },
  {
    names: 'method',
    of: 'request, http, api, endpoint, route, webhook, hook, log, call, url, action, access, rest, client, proxy, form',
    type: 'http_method',
  },
  {
    names:
      'line of code, lines of code, loc, line, addition, deletion, lines added, lines deleted, lines changed, insertion',
    of: 'code, commit, diff, build, change, file, patch, pull, merge, stat',
    numbers: range(0, 5000, 40),
  },
  {
    names: 'line number, row number, column number, start line, end line',
    numbers: range(1, 500, 60),
  },
  {
    names:
      'storage used, storage consumed, storage quota, storage limit, used storage, disk used, used byte, used space, quota byte, memory limit, mem limit, max memory, total storage, total byte, free space',
    numbers: range(1_000_000, 50_000_000_000, 800_000_000),
  },
  {
    names: 'block size, chunk size, buffer size, page size byte',
    numbers: range(512, 1_048_576, 16_384),
  },
  {
    names:
      'token, tokens, max token, token count, token cost, input token, output token, prompt token, completion token, total token',
    numbers: range(10, 16_000, 900),
  },
  {
    names:
      'timeout, delay, debounce, debounce time, cooldown, grace period, interval, poll interval, check interval, refresh rate, refresh interval',
    numbers: range(1, 3600, 60),
  },
  {
    names: 'fps, frame rate, max fps, analysis fps, frames per second',
    numbers: range(1, 60, 20, 2),
  },
  { names: 'bit rate, bitrate', numbers: range(64, 8000, 1200) },
  { names: 'sample rate, sampling rate', numbers: range(8000, 48_000) },
];
