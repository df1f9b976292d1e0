import { expect } from 'chai';
import { S3Server } from '../../../support/s3-server.js';
import { testEngines } from '../../../support/test-engines.js';
import { describeWithPackages } from '../../../support/with-packages.js';
import { tableRequest } from '../support/requests.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

const input = JSON.stringify({ ...tableRequest(), rows: 5000, seed: 7, format: 'csv' });

describeWithPackages(testEngines, 'a run in a bucket', () => {
  let server: S3Server;
  const place = 's3://rows/runs/one';

  function run(...args: readonly string[]): Promise<Run> {
    return runCommand(args, { input, environment: server.environment });
  }

  beforeEach(async () => {
    server = await S3Server.start();
  });

  afterEach(() => server.close());

  it('is made, sealed and verified as in a folder', async () => {
    const made = await run('bulk', '-', '--out', place, '--window', '1000');
    const sealed = await run('bulk', 'seal', place);
    const verified = await run('verify', place, '--parts', 'all');

    expect(made.stderr).to.contain('made 5 parts with 5,000 rows; 0 parts were there\n');
    expect(sealed.stderr).to.match(/s3:\/\/rows\/runs\/one\/manifest.json: 5 parts, 5,000 rows/);
    expect(verified.stderr).to.contain(
      'made 5 parts with 5,000 rows again; compared the digests of 0 other parts\n',
    );
    expect([made.code, sealed.code, verified.code]).to.deep.equal([0, 0, 0]);
  });

  it('continues after a server that died in the middle', async () => {
    server.fault = (request) =>
      request.startsWith('PUT') && request.includes('part-00002.csv') ? 'break' : undefined;
    const interrupted = await run('bulk', '-', '--out', place, '--window', '1000');

    expect(interrupted.code).to.equal(1);
    expect(interrupted.stderr).to.match(/cannot write s3:\/\/rows\/runs\/one\/.*part-00002.csv: /);

    server.fault = () => undefined;
    const again = await run('bulk', '-', '--out', place, '--window', '1000');

    expect(again.code).to.equal(0);
    expect(again.stderr).to.match(
      /made [1-4] parts? with [1-4],000 rows; [1-4] parts? w(?:as|ere) there/,
    );
    expect((await run('bulk', 'seal', place)).code).to.equal(0);
  });

  it('is refused if the bucket is denied or missing', async () => {
    const missing = await run('bulk', '-', '--out', 's3://nowhere/one');
    server.fault = () => 'deny';
    const denied = await run('bulk', '-', '--out', place);

    expect([missing.code, denied.code]).to.deep.equal([1, 1]);
    expect(missing.stderr).to.contain('The specified bucket does not exist (NoSuchBucket)\n');
    expect(denied.stderr).to.contain('Access Denied (AccessDenied)\n');
    expect(denied.stderr).not.to.contain('S3RVER');
  });
});
