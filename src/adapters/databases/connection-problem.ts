import { DatabaseError } from '../../application/ports/database-link.js';

/** What drivers say of servers and files, by code or else by message, with the problem and its remedy in words. */
const PROBLEMS: readonly (readonly [said: RegExp, problem: string])[] = [
  [/^ECONNREFUSED/, 'nothing listens at this address: start the server, or check host and port'],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, 'there is no host of this name: check the host'],
  [
    /^(?:EHOSTUNREACH|ENETUNREACH)/,
    'no network leads to this host: check the host and the network',
  ],
  [
    /^ETIMEDOUT|^timeout expired|due to connection timeout/,
    'the server does not answer: check host, port and firewall',
  ],
  [
    /does not support (?:SSL|secure connection)/,
    'the server offers no TLS: leave out sslmode and ssl, or turn TLS on at the server',
  ],
  [
    /does not match certificate's altnames/,
    'the certificate of the server is for another host: write the host that it names',
  ],
  [/certificate has expired/, 'the certificate of the server has expired: renew it'],
  [
    /self-signed certificate|unable to (?:get|verify) .*certificate/,
    'the certificate of the server is signed by nobody whom Node trusts: name the file of its authority, as in NODE_EXTRA_CA_CERTS=ca.pem',
  ],
  [
    /^no PostgreSQL user name specified/,
    'the address names no user: write postgres://user@host/name, or set PGUSER',
  ],
  [
    /client password must be a string/,
    'the server asks for a password: set PGPASSWORD, or write it into the address',
  ],
  [
    /^(?:Unknown SSL profile|SSL profile must be)/,
    'the driver knows no such ssl: leave it out, or write it as JSON, such as ssl={"rejectUnauthorized":true}',
  ],
  [
    /^(?:ECONNRESET|EPIPE|PROTOCOL_CONNECTION_LOST)|^Connection terminated|connection is closed|connection error and is not queryable/,
    'the server has ended the connection: check its log, and run the command again',
  ],
  [
    /^SQLITE_(?:BUSY|LOCKED)|Could not set lock on file|used by another process/,
    'another process has locked the file: close it there, and run the command again',
  ],
  [
    /^SQLITE_(?:READONLY|CANTOPEN|PERM)|^ConnectionFailed\(|^IO Error: Cannot open file /,
    'this user may not open or write the file: check its rights and those of its folder',
  ],
];

/** The error of a driver in words, if it is about the connection or the file; undefined for every other error. */
export function connectionProblem(error: unknown): DatabaseError | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  const said = [code, message].filter((text) => typeof text === 'string');
  const found = PROBLEMS.find(([pattern]) => said.some((text) => pattern.test(text)));
  return found && new DatabaseError(found[1]);
}
