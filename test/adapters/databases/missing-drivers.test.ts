import { expect } from 'chai';
import { livingShop } from '../../domain/histories/shop.js';
import { runCli } from '../cli/support/run-cli.js';

/** Lets the process find no package of these databases and sinks. */
const RESOLVE = `export function resolve(name, context, next) {
  if (!/^(?:pg|mysql2|nats|amqplib|kafkajs)/.test(name)) return next(name, context);
  throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' });
}`;
const dataUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const HIDE = dataUrl(
  `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(RESOLVE))});`,
);

describe('a database without its packages', () => {
  for (const [url, install] of [
    ['postgres://127.0.0.1:1/none', 'pg pg-copy-streams'],
    ['mysql://127.0.0.1:1/none', 'mysql2'],
  ] as const) {
    it(`is refused with all of them: ${url}`, async () => {
      const { code, stderr } = await runCli(['seed', url], { node: ['--import', HIDE] });

      expect(code).to.equal(1);
      expect(stderr).to.match(/: this database needs the package /);
      expect(stderr.endsWith(`: npm install ${install}\n`)).to.equal(true);
    });
  }
});

describe('a sink without its package', () => {
  for (const [url, install] of [
    ['nats://127.0.0.1:1/none', 'nats'],
    ['amqp://127.0.0.1:1/none', 'amqplib'],
    ['kafka://127.0.0.1:1/none', 'kafkajs'],
  ] as const) {
    it(`is refused with it: ${url}`, async () => {
      const { code, stderr } = await runCli(['stream', '-', '--from', '2025-02-01', '--to', url], {
        node: ['--import', HIDE],
        input: JSON.stringify(livingShop()),
      });

      expect(code).to.equal(1);
      expect(stderr).to.match(/: \w+ needs the package /);
      expect(stderr.endsWith(`: npm install ${install}\n`)).to.equal(true);
    });
  }
});
