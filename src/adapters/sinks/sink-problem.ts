import { SinkError } from '../../application/ports/change-sink.js';

/** What clients say of servers, by code or else by message, with the problem and its remedy in words. */
const PROBLEMS: readonly (readonly [said: RegExp, problem: string])[] = [
  [
    /ECONNREFUSED|^CONNECTION_REFUSED/,
    'nothing listens at this address: start the server, or check host and port',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no host of this name: check the host'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no network leads to this host: check the host and the network'],
  [
    /ETIMEDOUT|TimeoutError|^Connection timeout|^Request \w+\(.*\) timed out|UND_ERR_(?:CONNECT|HEADERS)_TIMEOUT|^TIMEOUT|^no answer within/,
    'the server does not answer: check host, port and firewall',
  ],
  [
    /AUTHORIZATION_VIOLATION|Authorization Violation|ACCESS_REFUSED|ACCESS-REFUSED|^SASL .*failed/i,
    'the server refuses user and password: check both in the address',
  ],
  [
    /^Expected ConnectionOpenOk/,
    'the server has no such virtual host, or the user may not enter it: check the path of the address',
  ],
  [/^message nacked/, 'the queue is full: make room in it, and run the command again'],
  [/wrong version number/, 'the server offers no TLS here: check scheme and port'],
  [
    /ECONNRESET|EPIPE|UND_ERR_SOCKET|CONNECTION_CLOSED|^DISCONNECT|[Cc]onnection closed|Unexpected close|Socket closed|Closed connection|socket disconnected/,
    'the server has ended the connection: check its log, and run the command again',
  ],
];

interface ClientError extends NodeJS.ErrnoException {
  /** What JetStream says. The message then is a number, such as 503. */
  readonly api_error?: { readonly description: string };
}

/** The error of a client in words. */
export function sinkProblem(error: unknown): SinkError {
  if (error instanceof SinkError) return error;
  const { code, name, message, api_error } = error as ClientError;
  const said = [code, name, message].map(String);
  const found = PROBLEMS.find(([pattern]) => said.some((text) => pattern.test(text)));
  return new SinkError(found?.[1] ?? api_error?.description ?? message);
}

/** The result of a client, or its error in words. */
export async function ofClient<A>(result: Promise<A>): Promise<A> {
  try {
    return await result;
  } catch (error) {
    throw sinkProblem(error);
  }
}
