import { STATUS_CODES } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import validator from 'validator';
import { FILE_ENDINGS, FILES, PAGES } from '../../../../src/domain/field-types/page-words.js';
import { sourceNames } from '../../../support/source-names.js';
import { both, type Check, like, oneOf, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

const SAFE = Number.MAX_SAFE_INTEGER;

const family = sourceNames('en_US', 'last_name');
const words: ReadonlySet<string> = new Set(PAGES);

interface Address {
  readonly schemes?: readonly string[];
  readonly hosts?: readonly string[];
  readonly segments?: number;
  readonly query?: boolean;
}

/** A web address, parsed by Node. A unique address ends in a number. */
function address({ schemes = ['https'], hosts, segments = 1, query = false }: Address): Check {
  return text((value) => {
    const { protocol, hostname, pathname, search, href } = new URL(value);
    const [label = '', ...reserved] = hostname.split('.');
    const [name = ''] = label.split('-');
    const path = pathname === '/' ? [] : pathname.slice(1).split('/');
    const number = query ? [] : path.slice(segments);
    return (
      href === value &&
      schemes.includes(protocol.slice(0, -1)) &&
      (hosts?.includes(hostname) ?? (family.has(name) && reserved.join('.') === 'example.com')) &&
      path.slice(0, segments).every((word) => words.has(word)) &&
      path.length === segments + number.length &&
      number.length <= 1 &&
      number.every((end) => /^\d{1,9}$/.test(end)) &&
      (query ? /^\?[a-z]+=\d{1,9}$/.test(search) : search === '')
    );
  });
}

/** The host of a company under one of the endings. */
function hostUnder(...endings: readonly string[]): Check {
  return text((value) => {
    const [, name = '', ending = ''] =
      /^([a-z]+)(?:-[a-z-]+)?(?:-\d{1,9})?\.(.+)$/.exec(value) ?? [];
    return family.has(name) && endings.includes(ending);
  });
}

/** An IPv4 address in one of the networks, as Node determines. */
function ipv4In(...networks: readonly (readonly [address: string, prefix: number])[]): Check {
  const list = new BlockList();
  for (const [start, prefix] of networks) list.addSubnet(start, prefix);
  return text((value) => isIPv4(value) && list.check(value));
}

/** An IPv6 address in the network, in the canonical form of the URL standard. */
function ipv6In(start: string, prefix: number): Check {
  const list = new BlockList();
  list.addSubnet(start, prefix, 'ipv6');
  return text(
    (value) =>
      isIPv6(value) &&
      list.check(value, 'ipv6') &&
      new URL(`http://[${value}]/`).hostname === `[${value}]`,
  );
}

/** A locally administered address of one device, as the two low bits of its first byte show. */
const localMac = text((value) => {
  const first = Number.parseInt(value.slice(0, 2), 16);
  return validator.isMACAddress(value, { no_separators: !/[:-]/.test(value) }) && (first & 3) === 2;
});

const version = text((value) => validator.isSemVer(value));
const fileNamed = (extensions: string) =>
  like(
    new RegExp(
      `^(?:${FILES.join('|')})_(?:${FILE_ENDINGS.join('|')})(?:_\\d{1,9})?\\.(?:${extensions})$`,
    ),
  );
const desktop = like(/^Mozilla\/5\.0 \((?:Windows|Macintosh|X11)/);
const mobile = like(/^Mozilla\/5\.0 \((?:Linux; Android|Android|iPhone|iPad)/);
const bot = like(/bot|externalhit|curl|python|Go-http/i);
const either =
  (...checks: readonly Check[]): Check =>
  (cell) =>
    checks.some((check) => check(cell));

const documentation = [
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const;
const long = 'x'.repeat(10_001);

export const internet = {
  url: {
    accepts: [
      { given: {}, holds: address({}), capacity: 1_000_000_000 },
      {
        given: { schemes: ['http', 'ftp'] },
        holds: address({ schemes: ['http', 'ftp'] }),
        capacity: 1_000_000_000,
      },
      {
        given: { domains: ['shop.test', 'a.b.example.org'] },
        holds: address({ hosts: ['shop.test', 'a.b.example.org'] }),
      },
      { given: { path_segments: 0 }, holds: address({ segments: 0 }) },
      { given: { path_segments: 3 }, holds: address({ segments: 3 }) },
      { given: { query: true }, holds: address({ query: true }) },
      { given: { query: true, path_segments: 0 }, holds: address({ query: true, segments: 0 }) },
    ],
    refuses: [
      { given: { protocol: 'http' }, at: '/protocol' },
      { given: { schemes: [] }, at: '/schemes' },
      { given: { schemes: 'https' }, at: '/schemes' },
      { given: { schemes: ['https', 'java script'] }, at: '/schemes/1' },
      { given: { schemes: ['1a'] }, at: '/schemes/0' },
      { given: { domains: [] }, at: '/domains' },
      { given: { domains: ['a.test', 'a..test'] }, at: '/domains/1' },
      { given: { domains: ['a.test/x'] }, at: '/domains/0' },
      { given: { domains: ['-a.test'] }, at: '/domains/0' },
      { given: { domains: [`${'x'.repeat(64)}.test`] }, at: '/domains/0' },
      { given: { path_segments: -1 }, at: '/path_segments' },
      { given: { path_segments: 11 }, at: '/path_segments' },
      { given: { query: 'a=1' }, at: '/query' },
    ],
  },
  domain: {
    accepts: [
      { given: {}, holds: hostUnder('example.com'), capacity: 1_000_000_000 },
      { given: { tlds: ['test', 'co.uk'] }, holds: hostUnder('test', 'co.uk') },
    ],
    refuses: [
      { given: { tlds: [] }, at: '/tlds' },
      { given: { tlds: 'com' }, at: '/tlds' },
      { given: { tlds: ['com', '.org'] }, at: '/tlds/1' },
      { given: { tlds: ['c om'] }, at: '/tlds/0' },
      { given: { tlds: [`${'x.'.repeat(70)}x`] }, at: '/tlds/0' },
    ],
  },
  ipv4: {
    accepts: [
      { given: {}, holds: ipv4In(...documentation), capacity: 768 },
      {
        given: { cidr: '10.1.2.252/30' },
        holds: ipv4In(['10.1.2.252', 30]),
        reaches: ['"10.1.2.252"', '"10.1.2.255"'],
        capacity: 4,
      },
      { given: { cidr: '203.0.113.7/32' }, holds: oneOf('203.0.113.7'), capacity: 1 },
      { given: { cidr: '172.16.0.0/12' }, holds: ipv4In(['172.16.0.0', 12]), capacity: 2 ** 20 },
      { given: { cidr: '192.168.0.0/16' }, holds: ipv4In(['192.168.0.0', 16]), capacity: 65_536 },
      { given: { cidr: '128.0.0.0/1' }, holds: ipv4In(['128.0.0.0', 1]), capacity: 2 ** 31 },
      { given: { cidr: '0.0.0.0/0' }, holds: text(isIPv4), capacity: 2 ** 32 },
    ],
    refuses: [
      { given: { cidr: '10.0.0.1/8' }, at: '/cidr', says: /zeros after the prefix/ },
      { given: { cidr: '10.0.0.0' }, at: '/cidr' },
      { given: { cidr: '10.0.0.0/33' }, at: '/cidr' },
      { given: { cidr: '10.0.0/8' }, at: '/cidr' },
      { given: { cidr: '256.0.0.0/8' }, at: '/cidr' },
      { given: { cidr: '010.0.0.0/8' }, at: '/cidr' },
      { given: { cidr: '2001:db8::/32' }, at: '/cidr' },
      { given: { cidr: 8 }, at: '/cidr' },
    ],
  },
  ipv6: {
    accepts: [
      { given: {}, holds: ipv6In('2001:db8::', 32), capacity: SAFE },
      { given: { cidr: 'FD00::/8' }, holds: ipv6In('fd00::', 8), capacity: SAFE },
      { given: { cidr: '::/0' }, holds: text(isIPv6), capacity: SAFE },
      {
        given: { cidr: '2001:db8::/126' },
        holds: ipv6In('2001:db8::', 126),
        reaches: ['"2001:db8::"', '"2001:db8::1"', '"2001:db8::3"'],
        capacity: 4,
      },
      { given: { cidr: '::/127' }, holds: oneOf('::', '::1'), reaches: ['"::"', '"::1"'] },
      {
        given: { cidr: '2001:db8:0:1:0:0:a:0/113' },
        holds: ipv6In('2001:db8:0:1::a:0', 113),
        capacity: 32_768,
      },
      { given: { cidr: '2001:db8::/75' }, holds: ipv6In('2001:db8::', 75), capacity: SAFE },
      { given: { cidr: '2001:db8::/76' }, holds: ipv6In('2001:db8::', 76), capacity: 2 ** 52 },
      { given: { cidr: 'fe80:0:0:0:1::/80' }, holds: ipv6In('fe80:0:0:0:1::', 80) },
    ],
    refuses: [
      { given: { cidr: '2001:db8::1/32' }, at: '/cidr' },
      { given: { cidr: '2001:db8::' }, at: '/cidr' },
      { given: { cidr: '2001:db8::/129' }, at: '/cidr' },
      { given: { cidr: '2001::db8::/32' }, at: '/cidr' },
      { given: { cidr: '1:2:3:4:5:6:7::8/128' }, at: '/cidr' },
      { given: { cidr: '1:2:3:4:5:6:7/128' }, at: '/cidr' },
      { given: { cidr: ':1::/128' }, at: '/cidr' },
      { given: { cidr: '12345::/32' }, at: '/cidr' },
      { given: { cidr: '10.0.0.0/8' }, at: '/cidr' },
      { given: { cidr: null }, at: '/cidr' },
    ],
  },
  mac_address: {
    accepts: [
      {
        given: {},
        holds: both(localMac, like(/^[0-9a-f]2(?::[0-9a-f]{2}){5}$/)),
        capacity: 2 ** 44,
      },
      { given: { separator: ':' }, holds: like(/^[0-9a-f]2(?::[0-9a-f]{2}){5}$/) },
      { given: { separator: '-' }, holds: both(localMac, like(/^[0-9a-f]2(?:-[0-9a-f]{2}){5}$/)) },
      { given: { separator: 'none' }, holds: both(localMac, like(/^[0-9a-f]2[0-9a-f]{10}$/)) },
    ],
    refuses: [
      { given: { separator: '.' }, at: '/separator' },
      { given: { separator: null }, at: '/separator' },
    ],
  },
  user_agent: {
    accepts: [
      { given: {}, holds: either(desktop, mobile, bot) },
      { given: { device: 'desktop' }, holds: both(desktop, (cell) => !/Mobile/.test(cell)) },
      { given: { device: 'mobile' }, holds: both(mobile, like(/Mobile/)) },
      { given: { device: 'bot' }, holds: bot, reaches: ['"curl/8.7.1"'], capacity: 11 },
    ],
    refuses: [
      { given: { device: 'tablet' }, at: '/device' },
      { given: { device: ['bot'] }, at: '/device' },
    ],
  },
  http_method: {
    accepts: [
      {
        given: {},
        holds: oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        reaches: ['"GET"', '"OPTIONS"'],
        capacity: 7,
      },
      { given: { choices: ['GET', 'PURGE'] }, holds: oneOf('GET', 'PURGE'), capacity: 2 },
      { given: { weights: [0, 0, 0, 1, 1, 0, 0] }, holds: oneOf('PATCH', 'DELETE') },
      { given: { choices: ['A', 'B'], weights: [0, 1] }, holds: oneOf('B') },
    ],
    refuses: [
      { given: { choices: [] }, at: '/choices' },
      { given: { choices: ['GET', 1] }, at: '/choices/1' },
      { given: { choices: [long] }, at: '/choices/0' },
      { given: { weights: [1] }, at: '/weights', says: /7 weights, one per value/ },
      { given: { weights: [1, 1, 1, 1, 1, 1, 1], unique: true }, at: '/weights', says: /unique/ },
    ],
  },
  http_status: {
    accepts: [
      {
        given: {},
        holds: (cell) => STATUS_CODES[cell] !== undefined,
        reaches: ['200', '404', '304'],
      },
      { given: { choices: [200, 418, 599] }, holds: oneOf(200, 418, 599), capacity: 3 },
      { given: { choices: [404, 500], weights: [1, 0] }, holds: oneOf(404) },
    ],
    refuses: [
      { given: { choices: ['200'] }, at: '/choices/0' },
      { given: { choices: [200, 600] }, at: '/choices/1' },
      { given: { choices: [99] }, at: '/choices/0' },
      { given: { choices: [200], weights: [1, 2] }, at: '/weights' },
      { given: { weights: [200] }, at: '/weights' },
    ],
  },
  mime_type: {
    accepts: [
      { given: {}, holds: text((value) => validator.isMimeType(value)), reaches: ['"text/html"'] },
      { given: { choices: ['text/x-own', 'é'] }, holds: oneOf('text/x-own', 'é'), capacity: 2 },
      { given: { choices: ['a/b', 'c/d'], weights: [0, 2] }, holds: oneOf('c/d') },
    ],
    refuses: [
      { given: { choices: [1] }, at: '/choices/0' },
      { given: { choices: 'text/html' }, at: '/choices' },
      { given: { choices: ['a/b'], weights: [0] }, at: '/weights', says: /only zeros/ },
    ],
  },
  file_name: {
    accepts: [
      {
        given: {},
        holds: fileNamed('pdf|docx|xlsx|pptx|csv|txt|json|html|jpg|png|svg|mp3|mp4|zip'),
        capacity: 1_000_000_000,
      },
      { given: { extensions: ['tar.gz', 'R'] }, holds: fileNamed('tar\\.gz|R') },
    ],
    refuses: [
      { given: { extensions: [] }, at: '/extensions' },
      { given: { extensions: 'pdf' }, at: '/extensions' },
      { given: { extensions: ['.pdf'] }, at: '/extensions/0' },
      { given: { extensions: ['pdf', 'a/b'] }, at: '/extensions/1' },
      { given: { extensions: [''] }, at: '/extensions/0' },
      { given: { extensions: ['x'.repeat(33)] }, at: '/extensions/0' },
    ],
  },
  semver: {
    accepts: [
      { given: {}, holds: both(version, like(/^\d\./)), capacity: 10 * 30 * 50 },
      { given: { prerelease_rate: 0 }, holds: like(/^\d\.\d{1,2}\.\d{1,2}$/) },
      { given: { prerelease_rate: 1 }, holds: both(version, like(/-(?:alpha|beta|rc)\.[1-5]$/)) },
      { given: { max_major: 0 }, holds: both(version, like(/^0\./)), capacity: 1500 },
      { given: { max_major: 999 }, holds: version, capacity: 1_500_000 },
    ],
    refuses: [
      { given: { max_major: -1 }, at: '/max_major' },
      { given: { max_major: 1000 }, at: '/max_major' },
      { given: { prerelease_rate: 1.5 }, at: '/prerelease_rate' },
      { given: { prerelease_rate: '0' }, at: '/prerelease_rate' },
    ],
  },
  color: {
    accepts: [
      {
        given: {},
        holds: both(
          text((value) => validator.isHexColor(value)),
          like(/^#[0-9a-f]{6}$/),
        ),
        capacity: 2 ** 24,
      },
      { given: { format: 'hex' }, holds: like(/^#[0-9a-f]{6}$/) },
      {
        given: { format: 'rgb' },
        holds: both(
          like(/^rgb\(\d+, \d+, \d+\)$/),
          text((value) => validator.isRgbColor(value.replaceAll(' ', ''))),
        ),
        capacity: 2 ** 24,
      },
      {
        given: { format: 'name' },
        holds: like(/^[a-z]{3,20}$/),
        reaches: ['"red"', '"rebeccapurple"', '"lightgoldenrodyellow"'],
        // 148 names, nine of which are alternative spellings: cyan, magenta and seven of grey.
        capacity: 139,
      },
    ],
    refuses: [
      { given: { format: 'hsl' }, at: '/format' },
      { given: { format: 3 }, at: '/format' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
