import { expect } from 'chai';
import { post, problemOf, request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

const field = { name: 'n', type: 'integer' };

function withField(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(request({ fields: [{ ...field, ...changes }] }));
}

/** Requests that break a rule, and the path in the reported fault. */
const refused: readonly (readonly [string, string, string])[] = [
  ['no rows', JSON.stringify(request({ rows: undefined })), '/rows'],
  ...['0', '-1', '1.5', '"10"', 'true', 'null', '[1]', '{}', '1e309', '-1e309', '100001'].map(
    (rows) => [`rows ${rows}`, `{"rows":${rows},"fields":[]}`, '/rows'] as const,
  ),
  ['an unsafe seed', JSON.stringify(request({ seed: 2 ** 53 })), '/seed'],
  ['an empty seed', JSON.stringify(request({ seed: '' })), '/seed'],
  ['an unknown format', JSON.stringify(request({ format: 'xml' })), '/format'],
  ['a format called constructor', JSON.stringify(request({ format: 'constructor' })), '/format'],
  ['an unknown member', JSON.stringify(request({ row: 1 })), '/row'],
  ['a member called __proto__', '{"__proto__":1,"rows":1,"fields":[]}', '/__proto__'],
  ['no fields', JSON.stringify(request({ fields: undefined })), '/fields'],
  ['an empty list of fields', JSON.stringify(request({ fields: [] })), '/fields'],
  [
    '1001 fields',
    JSON.stringify(
      request({ fields: Array.from({ length: 1001 }, (_, i) => ({ ...field, name: `n${i}` })) }),
    ),
    '/fields',
  ],
  ['fields that are an object', JSON.stringify(request({ fields: { 0: field } })), '/fields'],
  ['a field that is null', JSON.stringify(request({ fields: [null] })), '/fields/0'],
  ['a field without a name', withField({ name: undefined }), '/fields/0/name'],
  ['an empty name', withField({ name: '' }), '/fields/0/name'],
  ['a name of 200 characters', withField({ name: 'x'.repeat(200) }), '/fields/0/name'],
  ['a name with NUL', withField({ name: 'a\0b' }), '/fields/0/name'],
  ['a name with half a pair', withField({ name: '\ud800' }), '/fields/0/name'],
  ['a name given twice', JSON.stringify(request({ fields: [field, field] })), '/fields/1/name'],
  ['an unknown type', withField({ type: 'integr' }), '/fields/0/type'],
  [
    'a type called __proto__',
    '{"rows":1,"fields":[{"name":"n","type":"__proto__"}]}',
    '/fields/0/type',
  ],
  ['a type called toString', withField({ type: 'toString' }), '/fields/0/type'],
  ['constraints that are text', withField({ constraints: 'min' }), '/fields/0/constraints'],
  ['an unknown constraint', withField({ constraints: { minn: 1 } }), '/fields/0/constraints/minn'],
  ['min over max', withField({ constraints: { min: 2, max: 1 } }), '/fields/0/constraints/max'],
  [
    'fewer weights than choices',
    withField({ type: 'csat_score', constraints: { scale: 5, weights: [1, 2] } }),
    '/fields/0/constraints/weights',
  ],
  [
    'weights that are all zero',
    withField({ type: 'csat_score', constraints: { scale: 2, weights: [0, 0] } }),
    '/fields/0/constraints/weights',
  ],
  [
    'a day that the calendar lacks',
    withField({ type: 'date', constraints: { start: '2023-02-29' } }),
    '/fields/0/constraints/start',
  ],
  [
    'more cells than the limit',
    JSON.stringify(
      request({
        rows: 100_000,
        fields: Array.from({ length: 201 }, (_, i) => ({ ...field, name: `n${i}` })),
      }),
    ),
    '/rows',
  ],
];

describe('a request that breaks a rule', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  for (const endpoint of ['/generate', '/generate/preview']) {
    for (const [what, body, path] of refused) {
      it(`gets 422 with a fault at ${path} for ${what}, from ${endpoint}`, async () => {
        const response = await post(server.url + endpoint, body);

        expect(response.status).to.equal(422);
        const { code, errors } = await problemOf(response);
        expect(code).to.equal('invalid_request');
        expect(errors?.map((error) => error.path)).to.include(path);
      });
    }
  }

  it('gets all its faults at once, with the nearest known names as suggestions', async () => {
    const fields = [
      { name: 'a', type: 'integr' },
      { name: 'b', type: 'float', constraints: { precison: 2 } },
    ];

    const problem = await problemOf(
      await post(`${server.url}/generate`, { rows: 0, formt: 'csv', fields }),
    );

    const reported = problem.errors?.map(({ path, suggestion }) => [path, suggestion]);
    expect(reported).to.deep.equal([
      ['/rows', undefined],
      ['/formt', 'format'],
      ['/fields/0/type', 'integer'],
      ['/fields/1/constraints/precison', 'precision'],
    ]);
  });

  it('gets the first fifty faults and the number of the others', async () => {
    const fields = Array.from({ length: 1000 }, (_, i) => ({ name: `n${i}`, type: 'nothing' }));

    const problem = await problemOf(await post(`${server.url}/generate`, { rows: 1, fields }));

    expect(problem.errors).to.have.length(50);
    expect(problem.errors_omitted).to.equal(950);
    expect(problem.detail).to.contain('1000 rules');
  });

  it('gets a response of limited size, however long its names are', async () => {
    const fields = Array.from({ length: 60 }, (_, i) => ({
      name: `${i}${'"\n\u{1f600}'.repeat(4000)}`,
      type: `${i}${'\u0001'.repeat(3000)}`,
    }));

    await problemOf(await post(`${server.url}/generate`, { rows: 1, fields }));
  });
});

describe('an unusual but valid request', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  for (const name of [
    '__proto__',
    'constructor',
    '0',
    'a"b',
    '\u202eab',
    'é',
    '😀',
    '\r\n',
    '</script>',
  ]) {
    it(`gets the field name ${JSON.stringify(name)} back as an own key`, async () => {
      const body = `{"rows":1,"seed":1,"fields":[{"name":${JSON.stringify(name)},"type":"integer"}]}`;

      const response = await post(`${server.url}/generate`, body);

      const text = await response.text();
      expect(response.status).to.equal(200);
      expect(Object.keys(JSON.parse(text).data[0])).to.deep.equal([name]);
    });
  }

  for (const rows of ['1e2', '10.0', '1']) {
    it(`may write the number of rows as ${rows}`, async () => {
      const body = `{"rows":${rows},"fields":[{"name":"n","type":"integer"}]}`;

      const response = await post(`${server.url}/generate`, body);

      expect(response.headers.get('x-rows-generated')).to.equal(String(Number(rows)));
      await response.text();
    });
  }

  it('gets SQL in which a table name with quotes is quoted', async () => {
    const body = request({ format: 'sql', table_name: 'my "table"; DROP TABLE x; --' });

    const response = await post(`${server.url}/generate`, body);

    expect(response.status).to.equal(200);
    expect(await response.text()).to.contain('INSERT INTO "my ""table""; DROP TABLE x; --" (n)');
  });
});
