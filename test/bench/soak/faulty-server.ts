import { openSync } from 'node:fs';
import { ServerResponse } from 'node:http';

/**
 * A program: the server with deliberate defects. Some responses have the status 500, others a changed byte. Memory
 * and descriptors are never released.
 */
const { end } = ServerResponse.prototype;
let answers = 0;

ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
  const [body] = args;
  answers += 1;
  if (answers % 7 === 0 && !this.headersSent) this.statusCode = 500;
  if (answers % 3 === 0 && body instanceof Uint8Array) args[0] = body.slice().fill(0x20, 0, 1);
  return end.apply(this, args as Parameters<typeof end>);
} as typeof end;

const kept: Uint8Array[] = [];
setInterval(() => {
  kept.push(new Uint8Array(2 ** 20).fill(1));
  openSync('/dev/null', 'r');
}, 50).unref();

await import('../../../src/main.js');
