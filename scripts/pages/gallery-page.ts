import { de } from '../../src/adapters/lexicon/locales/de.js';
import { en_US } from '../../src/adapters/lexicon/locales/en_US.js';
import { es } from '../../src/adapters/lexicon/locales/es.js';
import { fr } from '../../src/adapters/lexicon/locales/fr.js';
import { ja } from '../../src/adapters/lexicon/locales/ja.js';
import { pt_BR } from '../../src/adapters/lexicon/locales/pt_BR.js';
import { generate } from '../../src/adapters/library/generate.js';
import { GENERATED, markdownTable } from './markdown.js';
import type { ReferencePage } from './reference-page.js';

const ROWS = 20;
const SEED = 2026;

/** `account` is the type of the numbers by which people name a bank account. */
const LANGUAGES = [
  { name: 'American English', locale: en_US, account: 'account_number' },
  { name: 'German', locale: de, account: 'iban' },
  { name: 'French', locale: fr, account: 'iban' },
  { name: 'Spanish', locale: es, account: 'iban' },
  { name: 'Japanese', locale: ja, account: 'account_number' },
  { name: 'Brazilian Portuguese', locale: pt_BR, account: 'account_number' },
];

/** A column: its type, which is also its name, or its name, type and constraints. */
type Column = string | readonly [name: string, type: string, constraints?: object];

const TABLES: Readonly<Record<string, readonly Column[]>> = {
  People: ['name', 'birth_date', 'email', 'phone', 'city'],
  Employees: ['name', 'job_title', 'department', 'hire_date', 'salary', 'work_email'],
  Customers: ['company', 'industry', 'domain', 'address', 'postal_code', 'city'],
  Orders: [
    ['order_number', 'sequence', { start: 10_001 }],
    'name',
    'product_name',
    'price',
    'status',
  ],
  Products: ['product_name', 'product_category', 'price', 'barcode'],
  Reviews: ['product_name', ['stars', 'rating'], ['review', 'review', { rating: 'stars' }]],
  'Support tickets': ['name', 'ticket_subject', 'ticket_description', 'status'],
  'Bank transactions': [['booked_on', 'date'], 'bank_reference', ['amount', 'price'], 'account'],
  Patients: ['name', 'birth_date', 'blood_type', 'diagnosis', 'blood_pressure'],
  Addresses: [['address', 'address', { full: true }], 'state', 'latitude', 'longitude'],
  Profiles: ['username', 'job_title', 'biography'],
  'Web log': [
    'ipv4',
    'http_method',
    'http_status',
    'user_agent',
    ['message', 'log_line', { server: 'application' }],
  ],
};

/** The field of a column. A type such as `work_email` is the name of a column of the type `email`. */
function fieldOf(column: Column, { account }: (typeof LANGUAGES)[number]) {
  if (typeof column !== 'string') {
    const [name, type, constraints = {}] = column;
    return { name, type, constraints };
  }
  if (column === 'account') return { name: account, type: account };
  return { name: column, type: column === 'work_email' ? 'email' : column };
}

function tableIn(title: string, columns: readonly Column[], language: (typeof LANGUAGES)[number]) {
  const fields = columns.map((column) => fieldOf(column, language));
  const request = { rows: ROWS, seed: SEED, locale: language.locale.locale, fields };
  const table = generate(request as Parameters<typeof generate>[0], {
    locales: [language.locale],
  });
  const names = fields.map(({ name }) => name);
  const rows = [...table.rows()].map((row) =>
    names.map((name) => String((row as Readonly<Record<string, unknown>>)[name])),
  );
  return `### ${title} in ${language.name}\n\n${markdownTable(names, rows)}`;
}

/** The page with twenty rows of twelve tables, each in the six languages. */
export function galleryPage(): ReferencePage {
  const sections = Object.entries(TABLES).map(([title, columns]) => {
    const tables = LANGUAGES.map((language) => tableIn(title, columns, language));
    return `## ${title}\n\n${tables.join('\n\n')}`;
  });
  const text = `# Gallery

${GENERATED}

Twenty rows of twelve usual tables in six languages, as requests with the seed ${SEED} make them. Most columns have the
defaults of their type.

${sections.join('\n\n')}
`;
  return { path: 'docs/gallery.md', text };
}
