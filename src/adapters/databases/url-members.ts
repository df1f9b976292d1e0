import { nearestName } from '../../domain/errors/nearest-name.js';
import { quote } from '../../domain/errors/quote.js';

/** What a member of the query of a URL may be: one of these texts, or a text of a form. */
interface Member {
  readonly form: RegExp;
  /** The form in words. */
  readonly expected: string;
}

const text: Member = { form: /./s, expected: 'a text' };
const milliseconds: Member = { form: /^\d{1,9}$/, expected: 'a number of milliseconds' };

function oneOf(...texts: readonly string[]): Member {
  return { form: new RegExp(`^(?:${texts.join('|')})$`), expected: texts.join(', ') };
}

/** The members that reach the driver, and `schema`, which is ours. The driver knows more, but these would change how rows are read. */
const MEMBERS = {
  postgresql: {
    schema: { form: /^[^,]+(?:,[^,]+)*$/, expected: 'names of schemas, separated by commas' },
    ...{ host: text, user: text, password: text, application_name: text, options: text },
    port: { form: /^$|^\d{1,5}$/, expected: 'a number from 0 to 65535' },
    ssl: oneOf('true', '1', '0'),
    sslmode: oneOf('disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'),
    ...{ sslcert: text, sslkey: text, sslrootcert: text },
    sslnegotiation: oneOf('postgres', 'direct'),
    uselibpqcompat: oneOf('true', 'false'),
    ...{ statement_timeout: milliseconds, lock_timeout: milliseconds },
    idle_in_transaction_session_timeout: milliseconds,
  },
  mysql: {
    ssl: text,
    socketPath: text,
    ...{ compress: oneOf('true', 'false'), enableCleartextPlugin: oneOf('true', 'false') },
    timezone: {
      form: /^(?:local|Z|[ +-]\d\d:\d\d)$/,
      expected: 'local, Z or an offset such as +01:00',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Member>>>>;

/** The databases whose URL names a server. */
export type ServerKind = keyof typeof MEMBERS;

/** The driver of MySQL takes these from their own place in the URL alone, and who writes them here means another server. */
const ELSEWHERE = ['host', 'port', 'user', 'password', 'database'];

/** The member of the URL with which a driver encrypts a connection, and checks who answers. */
const ENCRYPTED: Readonly<Record<ServerKind, string>> = {
  postgresql: 'sslmode=verify-full',
  mysql: 'ssl={"rejectUnauthorized":true}',
};

function membersOf(kind: ServerKind): ReadonlyMap<string, Member> {
  return new Map(Object.entries(MEMBERS[kind]));
}

/**
 * What is wrong with a member of the query of a URL, without its value, which may be a secret; undefined if nothing is.
 * Members of other programs, such as `connection_limit`, are no mistake.
 */
export function memberFault(query: URLSearchParams, kind: ServerKind): string | undefined {
  const known = membersOf(kind);
  for (const [name, value] of query) {
    if (query.getAll(name).length > 1) return `${quote(name)} more than once`;
    const member = known.get(name);
    if (member?.form.test(value) === false) {
      return `another value of ${quote(name)} than ${member.expected}`;
    }
    if (member !== undefined) continue;
    if (kind === 'mysql' && ELSEWHERE.includes(name)) {
      return `${quote(name)} behind the question mark: write mysql://user:password@host:port/database`;
    }
    const nearest = nearestName(name, [...known.keys()]);
    // Without the encryption that somebody has asked for, the password would travel in the clear.
    if (nearest === undefined && !/ssl|tls/i.test(name)) continue;
    const hint =
      nearest === undefined ? `write ${ENCRYPTED[kind]} to encrypt` : `did you mean ${nearest}?`;
    return `${quote(name)}, which the driver does not know: ${hint}`;
  }
  return undefined;
}

/** Removes the members of other programs, some of which the driver would take for its own. */
export function keepOwnMembers(query: URLSearchParams, kind: ServerKind): void {
  const known = membersOf(kind);
  for (const name of [...query.keys()]) if (!known.has(name)) query.delete(name);
}
