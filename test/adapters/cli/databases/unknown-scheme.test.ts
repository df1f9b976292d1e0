import { expect } from 'chai';
import { URL_FORMS } from '../../../../src/adapters/databases/database-schemes.js';
import { runCommand } from '../support/run-command.js';

const commands = [
  ['--to', URL_FORMS, (address: string) => ['load', '-', '--to', address]],
  ['--load-into', URL_FORMS, (address: string) => ['mcp', '--load-into', address]],
  ['the argument', URL_FORMS, (address: string) => ['seed', address]],
  [
    'the argument',
    `the name of a file, ${URL_FORMS}`,
    (address: string) => ['schema', 'from', address],
  ],
  [
    'the argument',
    `the name of a file, ${URL_FORMS}`,
    (address: string) => ['schema', 'to', 'sql', address],
  ],
] as const;

async function refusalOf(args: readonly string[]): Promise<string> {
  const { code, stderr } = await runCommand(args, { input: '{}' });
  expect(code).to.equal(2);
  return stderr;
}

describe('a URL with a scheme that no database has', () => {
  for (const [place, forms, argsOf] of commands) {
    const title = argsOf('URL').join(' ');

    it(`is refused with the known forms: ${title}`, async () => {
      expect(await refusalOf(argsOf('clickhouse://me:s3cr3t@h/shop'))).to.equal(
        `tablewright: ${place}: expected ${forms}, got "clickhouse://…"\n`,
      );
    });

    it(`is refused with the nearest form: ${title}`, async () => {
      expect(await refusalOf(argsOf('sqlite3://shop.db'))).to.equal(
        `tablewright: ${place}: expected ${forms}, got "sqlite3://…"; did you mean sqlite:FILE?\n`,
      );
    });

    it(`is refused without slashes, with the nearest form: ${title}`, async () => {
      expect(await refusalOf(argsOf('postgers:me:s3cr3t@h/shop'))).to.equal(
        `tablewright: ${place}: expected ${forms}, got "postgers:…"; did you mean postgres://…?\n`,
      );
    });
  }
});
