import { BlockList } from 'node:net';
import { extractBIC, isValidIBAN } from 'ibantools';
import validator from 'validator';

/**
 * Whether a value can reach no real person, account or machine, according to the published sources and without code
 * of the generator. docs/safe-values.md lists the sources.
 */
export type SafeRange = (value: string) => boolean;

/** RFC 2606, section 3: reserved for documentation. */
const RESERVED_HOST = /^(?:[a-z0-9-]+\.)*example\.(?:com|net|org)$/;

export const safeHost: SafeRange = (value) => validator.isFQDN(value) && RESERVED_HOST.test(value);

export const safeEmail: SafeRange = (value) =>
  validator.isEmail(value) && RESERVED_HOST.test(value.slice(value.lastIndexOf('@') + 1));

export const safeUrl: SafeRange = (value) => safeHost(new URL(value).hostname);

const documentation = new BlockList();
// RFC 5737: TEST-NET-1 to -3.
documentation.addSubnet('192.0.2.0', 24);
documentation.addSubnet('198.51.100.0', 24);
documentation.addSubnet('203.0.113.0', 24);
// RFC 3849.
documentation.addSubnet('2001:db8::', 32, 'ipv6');

export const safeIpv4: SafeRange = (value) => documentation.check(value);
export const safeIpv6: SafeRange = (value) => documentation.check(value, 'ipv6');

/** IEEE Std 802: the second lowest bit of the first byte marks a locally administered address, the lowest a group. */
export const safeMac: SafeRange = (value) =>
  validator.isMACAddress(value, { no_separators: true }) &&
  (Number.parseInt(value.slice(0, 2), 16) & 0b11) === 0b10;

/** The reserved numbers of each national authority, or those that its plan excludes, in E.164. */
export const safePhones = {
  AU: /^\+61[2378](?:5550|7010)\d{4}$/,
  /** Mobile numbers of nine digits begin with 9. */
  BR: /^\+55[1-9]\d8\d{8}$/,
  CA: /^\+1[2-9]\d\d55501\d\d$/,
  /** Local numbers begin with 2 to 8. */
  CN: /^\+86(?:10|2\d|[3-9]\d\d)1\d{7}$/,
  DE: /^\+49(?:(?:3023125|6990009|4066969|2214710|8999998)\d{3}|(?:17139200|176040690)\d\d)$/,
  /** Only 010, 011, 012 and 015 are mobile phones. */
  EG: /^\+201[46-9]\d{8}$/,
  /** Codes of no province. */
  ES: /^\+349(?:29|40|70|89)\d{6}$/,
  FR: /^\+33(?:19900|26191|35301|46571|53649)\d{4}$/,
  GB: /^\+44(?:1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|1632960|7700900)\d{3}$/,
  /** Codes of mobile phones begin with 31 to 39. */
  IT: /^\+3930\d{8}$/,
  /** No 0 follows 070 and 090. */
  JP: /^\+81[79]00\d{7}$/,
  /** 010-0000 to 010-1999 are not used. */
  KR: /^\+8210[01]\d{7}$/,
  /** Mobile phones have 061 to 065 and 068. */
  NL: /^\+3169\d{7}$/,
  /** Codes of no zone. */
  PL: /^\+48(?:28|31|38|49)\d{7}$/,
  SE: /^\+46(?:8465004|3139006|4062804|9803192)\d\d$/,
  US: /^\+1[2-9]\d\d55501\d\d$/,
} as const;

/** Test numbers, grouped by publisher. */
const TEST_CARDS = new Set(
  `Stripe: 4242424242424242 4000056655665556 5555555555554444 5200828282828210 5105105105105100 2223003122003222
     378282246310005 371449635398431 6011111111111117 6011000990139424 6011981111111113 36227206271667
     3566002020360505 6200000000000005 6200000000000047
   Adyen: 4166676667666746 4646464646464644 4444333322221111 4400000000000008 4977949494949497 4988438843884305
     5100290029002909 5577000055770004 5136333333333335 5585558555855583 5555444433331111 5500000000000004
     5100081112223332 370000000000002
   Braintree: 4111111111111111 4005519200000004 4009348888881881 4012000033330026 4012000077777777 4012888888881881
     4217651111111119 4500600000000061 2223000048400011 6011000991300009 36259600000004 3530111333300000
   PayPal: 378734493671000 30569309025904 38520000023237
   Authorize.Net: 5424000000000015 6011000000000012 38000000000006
   Mastercard: 2222420000001113 2222630000001125
   CyberSource: 3566111111111113`
    .split(/\s+/)
    .filter((word) => /^\d/.test(word)),
);

/** The test scenarios of Stripe are 4000 0000 00xx xxxx; the public lists have no issuer for 400000. */
export const safeCard: SafeRange = (value) =>
  validator.isCreditCard(value) && (TEST_CARDS.has(value) || /^40{10}\d{5}$/.test(value));

export const safeIds: Readonly<Record<string, SafeRange>> = {
  /** Service Canada does not use 0 as first digit. The check digit is wrong, so that the value is no tax number. */
  CA: (value) => /^0\d{8}$/.test(value) && !validator.isLuhnNumber(value),
  /** HMRC, NIM39110: no prefix contains Q. */
  GB: (value) => /^QQ\d{6}[A-D]$/.test(value),
  /** SSA: the areas 666 and 900 to 999 are never assigned, but the IRS assigns the latter to taxpayers. */
  US: (value) => /^666\d{6}$/.test(value),
};

/** Codes that no bank has, for the countries in which a code of zeros is a bank. */
const FREE_BANKS: Readonly<Record<string, RegExp>> = {
  /** National Bank of Belgium: 984 is the last code. */
  BE: /^(?:98[5-9]|99\d)/,
  /** Banco Central do Brasil, participants of STR: 00000000 is Banco do Brasil. */
  BR: /^99999999/,
  /** Eesti Pank: 00 is TBB pank. */
  EE: /^(?!00|02|1[0-26]|22|42|45|55|7[57]|8[38]|99)\d\d/,
};

export const safeIban: SafeRange = (value) => {
  const country = value.slice(0, 2);
  const bank = value.slice(country === 'IT' || country === 'SM' ? 5 : 4);
  return isValidIBAN(value) && (FREE_BANKS[country] ?? /^(?:00|TE)/).test(bank);
};

/** ISO 9362: the eighth character of a code for tests is 0. */
export const safeBic: SafeRange = (value) =>
  validator.isBIC(value) && value[7] === '0' && extractBIC(value).testBIC === true;

/** GS1 General Specifications, section 1.4, restricted circulation; ISBN range message: no group in 979-9. */
export const safeBarcodes: Readonly<Record<string, SafeRange>> = {
  ean13: (value) => /^2\d{12}$/.test(value) && validator.isEAN(value),
  ean8: (value) => /^2\d{7}$/.test(value) && validator.isEAN(value),
  upca: (value) => /^4\d{11}$/.test(value) && validator.isEAN(`0${value}`),
  isbn13: (value) => /^9799\d{9}$/.test(value) && validator.isISBN(value, 13),
};

/** Texts that contain an email address, a web address or an IP address. */
const ADDRESSES = [/[^\s@]@[\w-]+\.[a-z]{2,}/i, /:\/\//, /\bwww\./i, /\b(?:\d{1,3}\.){3}\d{1,3}\b/];

export const holdsNoAddress: SafeRange = (value) =>
  !ADDRESSES.some((pattern) => pattern.test(value));
