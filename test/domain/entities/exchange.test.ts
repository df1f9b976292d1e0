import { expect } from 'chai';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { request, textOf } from '../../support/tables.js';

const FIELDS = [
  { name: 'request_method', type: 'http_method' },
  { name: 'response_status', type: 'http_status' },
];
const READ = ['GET', 'HEAD'];

/** The cells of a column of 20,000 rows, without the quotes of texts. */
function cells(fields: readonly object[], name: string): readonly string[] {
  const text = textOf(request({ rows: 20_000, fields }));
  return jsonColumn(text, name).map((cell) => String(JSON.parse(cell)));
}

describe('an exchange over HTTP', () => {
  const methods = cells(FIELDS, 'request_method');
  const statuses = cells(FIELDS, 'response_status').map(Number);

  /** The share of the rows with a method that have one of the statuses. */
  function share(asked: readonly string[], ...found: readonly number[]): number {
    const rows = statuses.filter((_, i) => asked.includes(methods[i] ?? ''));
    return rows.filter((status) => found.includes(status)).length / rows.length;
  }

  it('moves and keeps only what is read, and makes only what is posted or put', () => {
    expect(share(READ, 201, 202, 204, 409, 415, 422)).to.equal(0);
    expect(share(READ, 301, 302, 304)).to.be.within(0.05, 0.15);
    expect(share(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 206, 301, 302, 304)).to.equal(0);
    expect(share(['POST'], 201)).to.be.within(0.2, 0.4);
    expect(share(['DELETE'], 204)).to.be.within(0.6, 0.8);
  });

  it('is served most often, and has the same cells in a table without the other column', () => {
    expect(share([...new Set(methods)], 200, 201, 202, 204, 206, 304)).to.be.within(0.85, 0.95);
    expect(cells(FIELDS.slice(1), 'response_status').map(Number)).to.deep.equal(statuses);
  });

  it('is another one for another link', () => {
    const other = cells([{ name: 'proxy_status', type: 'http_status' }], 'proxy_status');

    expect(other.map(Number)).not.to.deep.equal(statuses);
  });
});

describe('a line in the log of a web server', () => {
  const line =
    /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d\d "(?<method>[A-Z]+) (?<path>\S+) HTTP\/(?:1\.1|2\.0)" (?<status>\d{3}) (?<size>\d+) "(?<agent>[^"]+)"$/;
  const fields = [{ name: 'line', type: 'log_line', constraints: { server: 'web' } }];
  const found = cells(fields, 'line').map((text) => line.exec(text)?.groups ?? {});

  it('has an address, a request, its answer, and a browser as user_agent names it', () => {
    const agents = new Set(cells([{ name: 'agent', type: 'user_agent' }], 'agent'));

    expect(found.filter(({ agent = '' }) => !agents.has(agent))).to.deep.equal([]);
  });

  it('has an answer that fits its method', () => {
    const made = found.filter(({ status }) => status === '201').map(({ method }) => method);
    const empty = found.filter(({ status }) => status === '204' || status === '304');

    expect(new Set(made)).to.deep.equal(new Set(['POST']));
    expect(new Set(empty.map(({ size }) => size))).to.deep.equal(new Set(['0']));
  });
});
