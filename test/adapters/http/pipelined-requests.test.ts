import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { serve, stopAll } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

const COUNT = 4000;

function healthRequest(id: string): string {
  return `GET /health HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n\r\n`;
}

describe('a connection with thousands of pipelined requests', () => {
  after(stopAll);

  it('lets other connections in between, and gets all its answers', async () => {
    const server = await serve();
    const many = connect(server.port, '127.0.0.1');
    const other = connect(server.port, '127.0.0.1').resume();
    await Promise.all([once(many, 'connect'), once(other, 'connect')]);
    let text = '';
    many.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });

    many.write(healthRequest('many').repeat(COUNT));
    await once(many, 'data');
    other.write(healthRequest('other'));

    await waitUntil('all log lines', () => server.log.of('request').length === COUNT + 1);
    const ids = server.log.of('request').map(({ request_id }) => request_id);
    expect(ids.indexOf('other')).to.be.below(COUNT / 2);
    await waitUntil('all answers', () => text.split('HTTP/1.1 200 OK').length === COUNT + 1);
    many.destroy();
    other.destroy();
  });

  it('leaves nothing behind when it disconnects', async () => {
    const server = await serve();
    const many = connect(server.port, '127.0.0.1');
    await once(many, 'connect');

    many.write(healthRequest('many').repeat(COUNT));
    await once(many, 'data');
    many.destroy();

    await server.stop();
    expect(server.log.of('request').length).to.be.below(COUNT);
    expect(server.log.of('defect')).to.deep.equal([]);
  });
});
