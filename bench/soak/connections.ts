import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Action } from './action.js';
import type { Client } from './client.js';
import { anyKey } from './keys.js';

const fields = ['a', 'b', 'c', 'd'].map((name) => ({
  name,
  type: 'string',
  constraints: { length: 250 },
}));

/** About 20 MB: more than the buffers between server and client can hold. */
const large = { rows: 20_000, seed: 1, format: 'csv', fields };

const OPEN = 'Host: soak\r\nContent-Type: application/json\r\n';

function post(body: string, length = Buffer.byteLength(body)): string {
  return `POST /generate HTTP/1.1\r\n${OPEN}Authorization: Bearer ${anyKey()}\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

/** Aborts the connection with a reset. */
function leave(socket: Socket): void {
  socket.on('error', () => {}).resetAndDestroy();
}

/** Writes to a connection and aborts it after a while. */
function left(name: string, share: number, text: () => string, milliseconds: number): Action {
  return {
    name,
    share,
    async run(client) {
      const socket = (await client.open(text())).on('error', () => {});
      await sleep(milliseconds);
      leave(socket);
    },
  };
}

/** Writes to a connection that the server must end, and counts the statuses of its responses. */
async function ended(client: Client, what: string, text: string, status: number, answers = 1) {
  const socket = await client.open(text);
  let received = '';
  for await (const chunk of socket.setEncoding('latin1')) received += chunk;
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
  for (const each of statuses) client.findings.answered(what, each, 0, [status]);
  if (statuses.length !== answers) client.findings.breach(`${what}: ${statuses.length} responses`);
}

function endedAction(name: string, text: () => string, status: number, answers = 1): Action {
  return { name, share: 1, run: (client) => ended(client, name, text(), status, answers) };
}

const preview = `POST /generate/preview HTTP/1.1\r\n${OPEN}`;
const tiny = JSON.stringify({ rows: 2, seed: 1, fields: [{ name: 'n', type: 'integer' }] });

/** Three pipelined requests on one connection; the last one closes it. */
function pipelined(): string {
  const one = (connection: string): string =>
    `${preview}Connection: ${connection}\r\nAuthorization: Bearer ${anyKey()}\r\nContent-Length: ${tiny.length}\r\n\r\n${tiny}`;
  return one('keep-alive') + one('keep-alive') + one('close');
}

/** Connections that end early, stall or do not speak HTTP. */
export const connections: readonly Action[] = [
  left('closed before the response', 2, () => post(JSON.stringify(large)), 5),
  left('closed during the response', 2, () => post(JSON.stringify(large)), 150),
  left('half a body', 2, () => post('{"rows":', 900_000), 800),
  left('half a head', 1, () => 'POST /generate HTTP/1.1\r\nHost: so', 800),
  left('nothing sent', 1, () => '', 800),
  {
    name: 'stalled reader',
    share: 2,
    async run(client) {
      const socket = (await client.open('')).pause();
      socket.write(post(JSON.stringify(large)));
      await sleep(1500);
      leave(socket);
    },
  },
  {
    name: 'slow reader',
    share: 1,
    seconds: 5,
    run: (client) =>
      client.ask({
        what: 'slow reader',
        path: '/generate',
        key: anyKey(),
        body: large,
        pause: 10,
        same: 'slow reader',
      }),
  },
  {
    name: 'half a body until the time limit',
    share: 1,
    seconds: 40,
    run: (client) => ended(client, 'half a body until the time limit', post('{', 900), 408),
  },
  endedAction('413 by Content-Length', () => post('', 2_000_000), 413),
  endedAction('not HTTP', () => 'hello, who is there?\r\n\r\n', 400),
  endedAction('head too large', () => `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431),
  endedAction('pipelined', pipelined, 200, 3),
];
