import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakerRow } from '../contestants/faker-js.js';

/** A program for comparison: a plain server that answers `POST /<rows>` with rows of faker-js as JSON. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const rows = Array.from({ length: Number(request.url?.slice(1)) }, fakerRow);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`listens on http://127.0.0.1:${port}\n`);
});
