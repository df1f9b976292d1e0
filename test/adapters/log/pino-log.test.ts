import { devNull } from 'node:os';
import { Writable } from 'node:stream';
import { expect } from 'chai';
import { pino } from 'pino';
import { type LogLevel, PinoLog } from '../../../src/adapters/log/pino-log.js';

function logTo(lines: string[], level: LogLevel = 'info'): PinoLog {
  const destination = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      lines.push(line);
      done();
    },
  });
  return new PinoLog(level, { now: () => 0 }, destination);
}

describe('PinoLog', () => {
  it('writes one JSON object per line, with the time of the given clock', () => {
    const lines: string[] = [];

    logTo(lines).info('request', { status: 200 });

    expect(lines).to.have.length(1);
    expect(JSON.parse(lines[0] as string)).to.deep.equal({
      level: 'info',
      time: '1970-01-01T00:00:00.000Z',
      event: 'request',
      status: 200,
    });
  });

  it('escapes line ends in a value', () => {
    const lines: string[] = [];

    logTo(lines).warn('odd', { text: 'a\r\n{"level":"info"}' });

    expect(lines.join('').trimEnd()).not.to.match(/[\r\n]/);
  });

  it('omits events below its level', () => {
    const lines: string[] = [];
    const log = logTo(lines, 'error');

    log.info('a');
    log.warn('b');
    log.error('c');

    expect(lines.map((line) => JSON.parse(line).event)).to.deep.equal(['c']);
  });

  it('has written every line when close resolves', async () => {
    const lines: string[] = [];
    const log = logTo(lines);
    log.info('last');

    await log.close();

    expect(lines).to.have.length(1);
  });

  it('ignores events after it is closed', async () => {
    const log = new PinoLog(
      'info',
      { now: () => 0 },
      pino.destination({ dest: devNull, sync: false }),
    );
    await log.close();

    expect(() => log.error('late')).not.to.throw();
  });
});
