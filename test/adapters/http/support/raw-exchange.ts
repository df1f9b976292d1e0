import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Exchange {
  readonly text: string;
  /** The error code if the connection was reset. */
  readonly error: string | undefined;
}

/** Writes bytes to a new connection and returns everything that arrives until it closes. */
export function exchange(
  port: number,
  bytes: string | Uint8Array,
  limit = 180_000,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end within ${limit} ms, after ${JSON.stringify(text.slice(0, 400))}`));
    }, limit);
    let error: string | undefined;
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (reason: NodeJS.ErrnoException) => {
      error = reason.code;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ text, error });
    });
    socket.write(bytes);
  });
}

/** Parses the first response in a text. */
export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

/** Returns a connection that has sent a request and reads nothing until it is resumed. */
export function silentReader(
  port: number,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Socket> {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    Host: 'x',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.pause();
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`, () => resolve(socket));
    });
  });
}

/** Resumes a silent reader and returns everything that arrives until the connection closes. */
export function restOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {}).once('close', () => resolve(text));
    socket.resume();
  });
}
