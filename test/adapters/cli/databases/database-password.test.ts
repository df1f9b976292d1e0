import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { CLI } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { CUSTOMERS } from '../support/shop.js';

describe('the password of a database', () => {
  const url = 'postgres://me:s3cr3t-w0rd@127.0.0.1:1/shop';

  it('is in no message', async () => {
    const run = await runCommand(['load', '-', '--to', url], { input: JSON.stringify(CUSTOMERS) });

    expect(run).to.include({ code: 1 });
    expect(run.stderr).to.match(
      /^tablewright: postgres:\/\/me:\*\*\*@127\.0\.0\.1:1\/shop: nothing listens at this address/,
    );
    expect(run.stderr).not.to.contain('s3cr3t');
  });

  it('is in no message about a text that is no URL', async () => {
    const run = await runCommand(['load', '-', '--to', 'postgre://me:s3cr3t@h/shop'], {
      input: '{}',
    });

    expect(run).to.include({ code: 2 });
    expect(run.stderr).to.match(
      /^tablewright: --to: expected postgres:.*got "postgre:\/\/…"; did you mean postgres:\/\/…\?\n$/,
    );
    expect(run.stderr).not.to.contain('s3cr3t');
  });

  it('leaves the list of processes once the command has started', async () => {
    // The command waits for its request.
    const child = spawn(process.execPath, [CLI, 'load', '-', '--to', url]);
    const line = () => readFileSync(`/proc/${child.pid}/cmdline`, 'utf8');
    try {
      while (!line().startsWith('tablewright')) await setTimeout(10);
      expect(line()).not.to.contain('s3cr3t');
    } finally {
      child.kill();
    }
  });
});
