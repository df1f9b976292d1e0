import { expect } from 'chai';
import { describeSchema } from '../../../../src/adapters/cli/text/describe-schema.js';
import { fieldTypes } from '../../../../src/adapters/library/field-types.js';
import { runShell } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

const entries = fieldTypes();

async function printed(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(['types', ...args]);
  expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
  return stdout.toString();
}

describe('tablewright types', () => {
  it('lists every type once, below its category, with its description', async () => {
    const listed: string[][] = [];
    let category = '';
    for (const line of (await printed()).trimEnd().split('\n')) {
      const [, type = '', description = ''] = /^ {2}(\S+) +(.*)$/.exec(line) ?? [];
      if (type !== '') listed.push([category, type, description]);
      else category = line || category;
    }

    expect(listed).to.have.deep.members(
      entries.map(({ category: of, type, description }) => [of, type, description]),
    );
  });

  it('prints each category once', async () => {
    const heads = (await printed()).split('\n').filter((line) => /^\S/.test(line));

    expect(new Set(heads)).to.deep.equal(new Set(entries.map(({ category }) => category)));
    expect(heads).to.have.length(new Set(heads).size);
  });

  it('prints the constraints, the capacity and the locales of one type', async () => {
    const lines = (await printed('date')).trimEnd().split('\n');

    expect(lines.slice(0, 2)).to.deep.equal([
      'date (time)',
      'Calendar day within a range, at a distance after or before another field, or the day of a step of a workflow.',
    ]);
    expect(lines[3]).to.match(/^example +"\d{4}-\d{2}-\d{2}"$/);
    expect(lines[4]).to.match(/^capacity +1,826 different values with the default constraints$/);
    expect(lines[5]).to.match(/^locales +all \d+$/);
    expect(lines[6]).to.match(/^synonyms +day, calendar_date$/);
    expect(lines[8]).to.match(/^CONSTRAINT +VALUES +DEFAULT +MEANING$/);
    expect(lines[9]).to.match(/^start +date or text +"-5y" +the first day$/);
    const names = lines.slice(9).map((line) => line.split(' ', 1)[0]);
    const entry = entries.find(({ type }) => type === 'date');
    expect(names).to.deep.equal(entry?.supported_constraints);
  });

  for (const { type } of entries) {
    it(`describes the values that each constraint of ${type} accepts`, () => {
      const constraints = entries.find((entry) => entry.type === type)?.constraints ?? {};

      for (const schema of Object.values(constraints)) {
        const summary = describeSchema(schema);
        expect(summary).to.match(/^(?!anything|object$|array)[^\n]{4,160}$/);
        expect(summary).not.to.contain('undefined');
      }
    });
  }

  it('prints the type that a synonym means', async () => {
    expect(await printed('zip')).to.equal(await printed('postal_code'));
  });

  it('lists the locales of a type that not all locales have', async () => {
    const most = Math.max(...entries.map(({ locales }) => locales.length));
    const some = entries.find(({ locales }) => locales.length < most);

    const text = await printed(String(some?.type));

    expect(text).to.contain(`locales   ${some?.locales.join(', ')}`);
  });

  it('--json prints the body of GET /field-types', async () => {
    expect(JSON.parse(await printed('--json'))).to.deep.equal({
      field_types: JSON.parse(JSON.stringify(entries)),
    });
  });

  it('--json prints the entry of one type', async () => {
    const entry = entries.find(({ type }) => type === 'email');

    expect(JSON.parse(await printed('email', '--json'))).to.deep.equal(
      JSON.parse(JSON.stringify(entry)),
    );
  });

  it('prints which field suits a column, why, and two others', async () => {
    const column = JSON.parse(await printed('accounts.type', '--json'));
    const [head, ...lines] = (await printed('orders.status')).trimEnd().split('\n');

    expect(column).to.include({ type: 'choice', confidence: 0.9, because: 'type of account' });
    expect(head).to.match(/^field +confidence +because$/);
    expect(lines[0]).to.match(/^choice .*"pending".* 0\.9 +status of order$/);
    expect(lines).to.have.length.within(2, 3);
  });

  for (const [name, hint] of [
    ['emial', 'did you mean "email"?'],
    ['mony', 'did you mean "price"?'],
    ['Email', 'did you mean "email"?'],
    ['quaternion', 'see: tablewright types'],
    ['__proto__', 'see: tablewright types'],
  ] as const) {
    it(`refuses the unknown type ${name}: ${hint}`, async () => {
      const { code, stdout, stderr } = await runCommand(['types', name]);

      expect(stderr).to.equal(`tablewright: unknown field type "${name}", ${hint}\n`);
      expect({ code, bytes: stdout.length }).to.deep.equal({ code: 2, bytes: 0 });
    });
  }

  it('ends with code 0 when its reader closes stdout', async () => {
    const { code, stdout } = await runShell('tablewright types | head -n 1');

    expect({ code, lines: stdout.toString() }).to.deep.equal({
      code: 0,
      lines: `${entries[0]?.category}\n`,
    });
  });
});
