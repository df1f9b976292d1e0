import { expect } from 'chai';
import { settingsTable } from '../../../../src/adapters/config/settings.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

async function blocks(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { stdout } = await runCli(['config'], { environment });
  return stdout.toString().trimEnd().split('\n\n');
}

describe('tablewright config', () => {
  it('prints the meaning, the default and the value of every setting', async () => {
    const expected = Object.values(settingsTable).map(
      ({ name, meaning, default: value }) =>
        `# ${meaning} Default: ${value || 'empty'}\n${name}=${value}`,
    );

    expect(await blocks({})).to.deep.equal(expected);
  });

  it('prints the values that the environment sets, in their normal form', async () => {
    const environment = { PORT: ' 9090 ', HOST: '', TABLEWRIGHT_DRAIN: '2 min' };

    const lines = (await blocks(environment)).map((block) => block.split('\n')[1]);

    expect(lines).to.include.members(['PORT=9090', 'HOST=127.0.0.1', 'TABLEWRIGHT_DRAIN=2 min']);
  });

  it('prints the number of API keys and the address of the store, but no key and no password', async () => {
    const environment = {
      TABLEWRIGHT_API_KEYS: 'MARKER-one,MARKER-two:preview',
      TABLEWRIGHT_STORE: 'redis://:MARKER@db.test',
    };

    const { stdout } = await runCommand(['config'], { environment });

    expect(stdout.toString()).not.to.contain('MARKER');
    expect(stdout.toString())
      .to.match(/^# TABLEWRIGHT_API_KEYS=2 keys$/m)
      .and.to.match(/^# TABLEWRIGHT_STORE=redis:\/\/:\*\*\*@db\.test$/m);
  });

  it('warns of a variable whose name is not a setting', async () => {
    const { code, stderr } = await runCommand(['config'], {
      environment: { TABLEWRIGHT_BODYLIMIT: '1mb' },
    });

    expect(stderr).to.equal(
      'tablewright: TABLEWRIGHT_BODYLIMIT is not a setting and is ignored; did you mean TABLEWRIGHT_BODY_LIMIT?\n',
    );
    expect(code).to.equal(0);
  });

  for (const command of ['config', 'serve']) {
    it(`reports each invalid setting on a line of its own and exits with code 2, run as ${command}`, async () => {
      const { code, stdout, stderr } = await runCli([command], {
        environment: { PORT: 'http', TABLEWRIGHT_DRAIN: 'never' },
      });

      expect(stderr).to.match(
        /^tablewright: PORT: expected .*, got "http"\ntablewright: TABLEWRIGHT_DRAIN: expected .*, got "never"\n$/,
      );
      expect({ code, bytes: stdout.length }).to.deep.equal({ code: 2, bytes: 0 });
    });
  }
});
