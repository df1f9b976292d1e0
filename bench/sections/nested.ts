import { faker } from '@faker-js/faker/locale/en';
import { encodeTable } from '../../src/domain/index.js';
import type { Contestant } from '../contestant.js';
import { FAKER } from '../contestants/faker-js.js';
import { planOf, requestOf } from '../contestants/tablewright.js';
import { type Clock, measure, median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';

const ROUNDS = 7;
const ROWS = 200_000;
/** The peer takes seconds for more. */
const PEER_ROWS = 5000;
const LINES = 3;

const line = {
  product: { type: 'product_name' },
  quantity: { type: 'integer', constraints: { min: 1, max: 9 } },
  price: { type: 'price' },
};
const person = { name: { type: 'name' }, email: { type: 'email' } };
const id = { name: 'id', type: 'sequence' };

const nested = [
  id,
  { name: 'customer', type: 'object', properties: person },
  {
    name: 'lines',
    type: 'array',
    items: { type: 'object', properties: line },
    constraints: { min_items: LINES, max_items: LINES },
  },
];

/** The same cells as plain columns. */
const flat = [
  id,
  ...Object.entries(person).map(([name, field]) => ({ name, ...field })),
  ...Array.from({ length: LINES }, (_, i) =>
    Object.entries(line).map(([name, field]) => ({ name: `${name}_${i}`, ...field })),
  ).flat(),
];

function table(name: string, fields: Parameters<typeof requestOf>[2] & object): Contestant {
  const run = () => encodeTable(planOf(requestOf(ROWS, 'ndjson', fields)));
  return { name, format: 'ndjson', rows: ROWS, run };
}

function* fakerOrders(): Iterable<Uint8Array> {
  const encoder = new TextEncoder();
  for (let row = 0; row < PEER_ROWS; row++) {
    const order = {
      id: row + 1,
      customer: { name: faker.person.fullName(), email: faker.internet.email() },
      lines: faker.helpers.multiple(
        () => ({
          product: faker.commerce.productName(),
          quantity: faker.number.int({ min: 1, max: 9 }),
          price: Number(faker.commerce.price()),
        }),
        { count: LINES },
      ),
    };
    yield encoder.encode(`${JSON.stringify(order)}\n`);
  }
}

function rowsASecond(rates: readonly number[]): string {
  return `${whole(median(rates))} rows/s`;
}

/** Orders with a customer and three lines each, beside the same cells in plain columns. */
export function nestedJson(clock: Clock): readonly Line[] {
  const [own = [], plain = [], peer = []] = measure(
    [
      table('nested', nested),
      table('plain', flat),
      { name: FAKER, format: 'ndjson', rows: PEER_ROWS, run: fakerOrders },
    ],
    ROUNDS,
    clock,
  ).map(({ rowsPerSecond }) => rowsPerSecond);
  const what = 'NDJSON, an object and an array of 3 objects';
  return [
    {
      what,
      by: 'tablewright',
      figure: rowsASecond(own),
      ratio: `${times(ratio(own, plain), 'plain columns')}, ${times(ratio(own, peer), FAKER)}`,
    },
    { what, by: FAKER, figure: rowsASecond(peer) },
  ];
}
