import { spawn } from 'node:child_process';
import { expect } from 'chai';
import { outcome } from './run-cli.js';

describe('a process that does not end', () => {
  it('is killed, and its outcome is an error with its command', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], {
      stdio: 'pipe',
    });
    const { message } = await outcome(child, 100).then(
      () => new Error('the process ended'),
      (error: Error) => error,
    );

    expect(message).to.match(/^no end within 100 ms: \S+ --eval setInterval/);
    expect(child.signalCode).to.equal('SIGKILL');
  });
});
