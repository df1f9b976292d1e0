import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect } from 'chai';
import { connectionProblem } from '../../../src/adapters/databases/connection-problem.js';
import { databaseCases, type OwnDatabase } from '../../support/databases/index.js';
import { freshName } from '../../support/engines/engine.js';
import { runCommand } from '../cli/support/run-command.js';

const SCHEMES = ['postgres', 'mysql'];
const TABLE = { rows: 1, table_name: 't', fields: [{ name: 'a', type: 'sequence' }] };

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** The status and the last line of all commands that connect to a database. */
async function outcomes(url: string): Promise<readonly string[]> {
  const input = JSON.stringify(TABLE);
  const runs = [
    await runCommand(['schema', 'from', url]),
    await runCommand(['seed', url, '--yes']),
    await runCommand(['load', '-', '--to', url, '--yes'], { input }),
  ];
  return runs.map(({ code, stderr }) => `${code} ${stderr.trim().split('\n').at(-1)}`);
}

describe('the connection to a database', () => {
  for (const scheme of SCHEMES) {
    it(`is refused in words if nothing listens: ${scheme}`, async () => {
      const port = await freePort();
      const lines = await outcomes(`${scheme}://me:secret@127.0.0.1:${port}/shop`);

      for (const line of lines) {
        expect(line).to.match(/^1 tablewright: \S+:\*\*\*@127\.0\.0\.1:\d+\/shop: nothing listens/);
      }
    });

    it(`is refused in words if there is no such host: ${scheme}`, async () => {
      const { code, stderr } = await runCommand(['seed', `${scheme}://me:secret@no.invalid/shop`]);

      expect(code).to.equal(1);
      expect(stderr).to.match(/no\.invalid\/shop: there is no host of this name: check the host\n/);
      expect(stderr).not.to.contain('secret');
    });

    it(`is refused in words if the server ends it: ${scheme}`, async () => {
      const server = createServer((socket) => socket.destroy());
      const port = await listening(server);
      try {
        const url = `${scheme}://me:secret@127.0.0.1:${port}/shop`;
        const { code, stderr } = await runCommand(['seed', url]);

        expect(code).to.equal(1);
        expect(stderr).to.match(/\/shop: the server has ended the connection: check its log/);
        expect(stderr).not.to.contain('secret');
      } finally {
        server.close();
      }
    });
  }

  for (const ssl of ['bogus', 'true']) {
    it(`is refused in words if the driver knows no such TLS: mysql with ssl=${ssl}`, async () => {
      const { code, stderr } = await runCommand([
        'seed',
        `mysql://me:secret@127.0.0.1/shop?ssl=${ssl}`,
      ]);

      expect(code).to.equal(1);
      expect(stderr).to.match(
        /\/shop: the driver knows no such ssl: leave it out, or write it as /,
      );
      expect(stderr).not.to.contain('secret');
    });
  }

  it('is refused in words if the server does not answer', () => {
    const timeouts = [
      new Error('timeout expired'),
      new Error('Connection terminated due to connection timeout'),
      Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }),
    ];

    for (const error of timeouts) {
      expect(connectionProblem(error)?.message).to.match(/^the server does not answer: check host/);
    }
  });

  it('is refused in words if the server asks for a password that the address lacks', () => {
    const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');

    expect(connectionProblem(error)?.message).to.match(/^the server asks for a password: /);
  });

  for (const [code, said, remedy] of [
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', /signed .*NODE_EXTRA_CA_CERTS=/],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate', /signed/],
    ['CERT_HAS_EXPIRED', 'certificate has expired', /expired: renew it/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", /host/],
  ] as const) {
    it(`is refused with a remedy if the certificate is not trusted: ${said}`, () => {
      const error = Object.assign(new Error(said), { code });

      expect(connectionProblem(error)?.message).to.match(/^the certificate of the server .*: /);
      expect(connectionProblem(error)?.message).to.match(remedy);
    });
  }

  it('leaves errors of the program as they are', () => {
    expect(connectionProblem(new TypeError('a is not a function'))).to.equal(undefined);
  });

  const [postgresql] = databaseCases.filter(({ kind }) => kind === 'postgresql');
  describe('to PostgreSQL', () => {
    if (postgresql === undefined || postgresql.reason !== undefined) {
      it(`is refused in words (unavailable: ${postgresql?.reason})`);
      return;
    }
    let own: OwnDatabase;
    before(async () => {
      own = await postgresql.create();
    });
    after(() => own.drop());

    it('is refused in words if neither the address nor the environment names a user', async () => {
      const nobody = new URL(own.url);
      nobody.username = '';
      const { code, stderr } = await runCommand(['seed', nobody.href, '--yes']);

      expect(code).to.equal(1);
      expect(stderr).to.contain(': the address names no user: write postgres://user@host/name');
    });

    it('names the remedy if the user has no right to a schema', async () => {
      const user = freshName();
      await own.run(
        `CREATE SCHEMA kept; CREATE TABLE kept.a (id integer PRIMARY KEY); CREATE ROLE ${user} LOGIN`,
      );
      try {
        const address = new URL(own.url);
        address.username = user;
        const { code, stderr } = await runCommand(['seed', `${address}?schema=kept`, '--yes']);

        expect(code).to.equal(1);
        expect(stderr).to.contain('permission denied for schema kept; ask its owner to GRANT');
      } finally {
        await own.run(`DROP ROLE ${user}`);
      }
    });

    for (const mode of ['require', 'verify-full']) {
      it(`is refused in words if the server has no TLS: sslmode=${mode}`, async () => {
        const { code, stderr } = await runCommand(['seed', `${own.url}?sslmode=${mode}`, '--yes']);

        expect(code).to.equal(1);
        expect(stderr).to.contain('the server offers no TLS: leave out sslmode');
      });
    }

    it('is refused in words if a file of certificates is missing', async () => {
      const { code, stderr } = await runCommand(['seed', `${own.url}?sslcert=/none.pem`, '--yes']);

      expect(code).to.equal(1);
      expect(stderr).to.contain("no such file or directory, open '/none.pem'\n");
    });
  });
});
