import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { inferSchema } from '../../../src/adapters/library/index.js';
import { runCommand } from '../cli/support/run-command.js';
import { DatasetFolder } from '../http/hub/support/dataset-folder.js';
import { post } from '../http/support/requests.js';
import { serve, stopAll, type TestServer } from '../http/support/serve.js';

const ROWS = 400;
/** The row with the secrets that one row has. */
const HERS = 217;

/** A column: the value of each row, and the texts that must not leave. */
interface Planted {
  readonly cell: (i: number) => string;
  readonly secrets: readonly string[];
  /** Whether a made row may have them, because they are words of a public list. */
  readonly arePublic?: true;
}

const FULL_NAMES = [
  ...['Xochiquetzal Brzezicki', 'Thandolwe Oyelaran', 'Quillon Featherstone', 'Zbyslawa Wojtowicz'],
  ...[
    'Ottavianna Scognamiglio',
    'Mbuyiselo Wyngaardt',
    'Eszmeralda Szigethvary',
    'Ruaridh Gillanders',
  ],
];
const CZECH = [
  'Bohumil',
  'Drahomíra',
  'Jindřich',
  'Květa',
  'Miloslava',
  'Oldřich',
  'Zdeněk',
  'Libuše',
]
  .concat(['Ladislav', 'Jiřina', 'Růžena', 'Vlasta', 'Ondřej', 'Hynek', 'Kateřina', 'Stanislav'])
  .concat(['Václav', 'Šárka', 'Radka', 'Ludmila']);

function once(secret: string, others: readonly string[]): Planted {
  return {
    cell: (i) => (i === HERS ? secret : (others[(i * 7) % others.length] as string)),
    secrets: [secret],
  };
}

function each(secretOf: (i: number) => string): Planted {
  return { cell: secretOf, secrets: Array.from({ length: ROWS }, (_, i) => secretOf(i)) };
}

const days = Array.from({ length: 28 }, (_, i) => `2024-03-${String(i + 1).padStart(2, '0')}`);
const amounts = Array.from({ length: 90 }, (_, i) => String(31_000 + i * 450));

/** Twenty kinds of secrets. */
const columns: Readonly<Record<string, Planted>> = {
  x_full: { cell: (i) => FULL_NAMES[i % 8] as string, secrets: FULL_NAMES },
  x_given: { cell: (i) => CZECH[(i * 3) % 20] as string, secrets: CZECH, arePublic: true },
  mail: each((i) => `k${i}.qvist@zyx${i % 7}.example`),
  shared_mail: { cell: (i) => `desk${i % 4}@zyxdesk.example`, secrets: ['zyxdesk.example'] },
  mobile: each(
    (i) =>
      `+47 92${String(1_000_000 + i * 7919).slice(1, 4)} ${String(100 + i)} ${String(900 - i)}`,
  ),
  card: each((i) => `4${String(539_578_763_620_000 + i * 7919)}`),
  iban: each((i) => `NO${String(10 + (i % 80))}8601${String(1_100_000 + i * 7919)}`),
  patient_id: each((i) => `PX-${String(71_000 + i * 37)}`),
  api_token: each((i) => `tok_${(i * 2_654_435_761).toString(36)}zq${i}`),
  address: each((i) => `${i + 3} Quernmore ${['Row', 'Lane', 'Street'][i % 3]}`),
  diagnosis: once('Erdheim-Chester disease', ['Influenza', 'Asthma', 'Migraine']),
  salary: once('98765432', amounts),
  reading: once(
    '-87654.25',
    Array.from({ length: 80 }, (_, i) => (20 + i / 4).toFixed(2)),
  ),
  visited: once('1911-02-03', days),
  remark: each((i) => `She told us about case qv${i}zz and that it must stay between us for now.`),
  choice: {
    cell: (i) => (i % 50 === 7 ? 'guild of zorbs' : ['a', 'b', 'c'][i % 3]) as string,
    secrets: ['guild of zorbs'],
  },
  nested: each((i) => `{"owner":"qx${i}vole","n":[${i}]}`),
  link: each((i) => `https://qvist${i}.example/private/${i}`),
  bonus: once(
    '49382716',
    amounts.map((amount) => String(Number(amount) / 2)),
  ),
  ward: once('Isolation Qvr', ['North', 'South', 'East', 'West']),
};
const names = Object.keys(columns);
const makers = Object.values(columns);
const secrets = makers.flatMap((planted) => planted.secrets);

function cellsOf(i: number): readonly string[] {
  return makers.map(({ cell }) => cell(i));
}

const rows = Array.from({ length: ROWS }, (_, i) => cellsOf(i));
const objects = rows.map((cells) => Object.fromEntries(cells.map((cell, i) => [names[i], cell])));
const line = (separator: string) => (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
// The first row has the secrets that one row has, so that they could become names of columns.
const first = rows[HERS] as readonly string[];

const files: Readonly<Record<string, string>> = {
  'headed.csv': [names, ...rows].map(line(',')).join('\n'),
  'headless.csv': [first, ...rows].map(line(',')).join('\n'),
  'semicolons.csv': [names, ...rows].map(line(';')).join('\r\n'),
  'tabs.tsv': [names, ...rows].map(line('\t')).join('\n'),
  'list.json': JSON.stringify(objects),
  'lines.ndjson': objects.map((row) => JSON.stringify(row)).join('\n'),
  'one-column.csv': ['name', ...rows.map(([name]) => name)].join('\n'),
  'one-column-headless.csv': rows.map(([name]) => name).join('\n'),
};

/** The secrets that a text contains as a whole. Quotes are left out, because each format escapes them in its own way. */
function leaked(text: string, known: readonly string[] = secrets): readonly string[] {
  const plain = withoutQuotes(text);
  return known.filter((secret) => {
    const wanted = withoutQuotes(secret);
    for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
      const [before, after] = [plain.charAt(at - 1), plain.charAt(at + wanted.length)];
      if (!/\w/.test(before) && !/\w/.test(after)) return true;
    }
    return false;
  });
}

function withoutQuotes(text: string): string {
  return text.replaceAll(/\\*"/g, '');
}

/** The secrets that made rows contain. */
function leakedInRows(text: string): readonly string[] {
  return leaked(
    text,
    makers.filter(({ arePublic }) => arePublic !== true).flatMap((planted) => planted.secrets),
  );
}

describe('secrets planted in a sample', () => {
  const folder = new DatasetFolder();
  let server: TestServer;

  before(async () => {
    for (const [name, text] of Object.entries(files)) folder.put(`acme/planted/${name}`, text);
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
  });
  after(async () => {
    await stopAll();
    folder.remove();
  });

  it('are of twenty kinds, and are found if they leave', () => {
    expect(names).to.have.lengthOf(20);
    const text = rows.map(line(',')).join('\n');
    expect(makers.filter((planted) => leaked(text, planted.secrets).length > 0)).to.have.lengthOf(
      20,
    );
  });

  for (const [name, text] of Object.entries(files)) {
    it(`do not leave ${name} by the library`, async () => {
      const schema = await inferSchema(
        name.endsWith('.json') || name.endsWith('.ndjson') ? objects : text,
      );

      expect(leaked(JSON.stringify(schema))).to.deep.equal([]);
    });

    it(`do not leave ${name} by the hub and its report`, async () => {
      const dataset = { dataset: 'acme/planted', file: name };
      const schema = await post(`${server.url}/hub/schema`, dataset);
      const copy = await post(`${server.url}/hub/clone`, {
        ...dataset,
        rows: 600,
        seed: 1,
        report: true,
      });

      expect([schema.status, copy.status]).to.deep.equal([200, 200]);
      expect(leaked(await schema.text())).to.deep.equal([]);
      const { data, ...told } = (await copy.json()) as { readonly data: unknown };
      expect(leaked(JSON.stringify(told))).to.deep.equal([]);
      expect(leakedInRows(JSON.stringify(data))).to.deep.equal([]);
    });
  }

  it('do not leave by the command, its warnings and its report', async () => {
    const file = `${folder.path}/acme/planted/headless.csv`;
    const report = `${folder.path}/report.json`;
    const inferred = await runCommand(['infer', file]);
    const cloned = await runCommand([
      'clone',
      file,
      '--rows',
      '300',
      '--seed',
      '1',
      '--report',
      report,
    ]);

    expect([inferred.code, cloned.code]).to.deep.equal([0, 0]);
    expect(leaked(`${inferred.stdout} ${inferred.stderr} ${cloned.stderr}`)).to.deep.equal([]);
    expect(leaked(readFileSync(report, 'utf8'))).to.deep.equal([]);
    expect(leakedInRows(cloned.stdout.toString())).to.deep.equal([]);
  });
});
