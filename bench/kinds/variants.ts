import type { BaseColumn, Role } from './base-column.js';

/** A column that keeps the role of its base in another spelling, under another name or with other rows. */
export interface Variant {
  readonly what: string;
  readonly name: string;
  readonly cells: readonly string[];
  readonly roles: readonly Role[];
  readonly decimalMark?: ',';
}

const ROWS = 1000;
const NEUTRAL = ['V17', 'column_4', 'field', 'x'];
/** Names that speak of other things than the values are. None of them names people or accounts, which are never listed. */
const MISLEADING = [
  ...['open_cards_12m', 'remarks', 'name', 'company', 'num_accounts', 'ids_total', 'message'],
  ...['title', 'city', 'last_update', 'email_opens', 'phone_calls', 'model', 'user_count', 'order'],
  ...['description', 'address_changes', 'product', 'id_year', 'organisation', 'key_figure', 'text'],
];
const MISLEADING_FOR_INVENTED = ['status', 'type', 'value', 'category', 'group', 'total', 'level'];
const EACH = 5;

/** All variants of a column. `turn` chooses which of the misleading names it gets. */
export function variantsOf(base: BaseColumn, turn: number): readonly Variant[] {
  const { name, roles } = base;
  const cells = base.cells(ROWS);
  const as = (what: string, made: readonly string[], more: Partial<Variant> = {}): Variant => ({
    ...{ what, name, roles, cells: made },
    ...more,
  });
  const misleading = roles[0] === 'invented' ? MISLEADING_FOR_INVENTED : MISLEADING;
  const named = Array.from({ length: EACH }, (_, i) => {
    const other = misleading[(turn * EACH + i) % misleading.length] as string;
    return as(`named ${other}`, cells, { name: other });
  });
  return [
    as('as it is', cells),
    ...NEUTRAL.slice(turn % 3, (turn % 3) + 2).map((other) =>
      as(`named ${other}`, cells, { name: other }),
    ),
    ...named,
    as('300 rows', base.cells(300)),
    as('5000 rows', base.cells(5000)),
    as('a fifth is empty', every(cells, 5, '')),
    as('a fifth is NA', every(cells, 5, 'NA')),
    as(
      'spaces at the ends',
      cells.map((cell) => `${cell}  `),
    ),
    ...(roles[0] === 'number' ? numberVariants(cells, as) : []),
    ...(roles[0] === 'category' ? categoryVariants(cells, as) : []),
  ];
}

type As = (what: string, made: readonly string[], more?: Partial<Variant>) => Variant;

function every(cells: readonly string[], nth: number, mark: string): readonly string[] {
  return cells.map((cell, i) => ((i * 7) % (nth * 7) < 7 ? mark : cell));
}

function numberVariants(cells: readonly string[], as: As): readonly Variant[] {
  const plain = cells.every((cell) => /^-?[\d.]+$/.test(cell));
  const decimals = Math.max(...cells.map((cell) => cell.split('.')[1]?.length ?? 0));
  const changed = (change: (value: number) => number): readonly string[] =>
    cells.map((cell) => change(Number(cell)).toFixed(decimals));
  return [
    as('some words', every(cells, 97, 'ERR')),
    ...(plain
      ? [
          as('marked -9999', every(cells, 12, '-9999'), { roles: ['number', 'category'] }),
          as(
            'negative',
            changed((value) => -value),
          ),
          as(
            'a hundred times',
            changed((value) => 100 * value),
          ),
          as(
            'with a thousand more',
            changed((value) => value + 1000),
          ),
        ]
      : []),
    ...(plain && decimals > 0
      ? [
          as(
            'with a decimal comma',
            cells.map((cell) => cell.replace('.', ',')),
            { decimalMark: ',' },
          ),
        ]
      : []),
  ];
}

function categoryVariants(cells: readonly string[], as: As): readonly Variant[] {
  const texts = [...new Set(cells)];
  const recoded = (text: (i: number) => string): readonly string[] =>
    cells.map((cell) => text(texts.indexOf(cell)));
  return [
    as(
      'in capitals',
      cells.map((cell) => cell.toUpperCase()),
    ),
    as(
      'in small letters',
      cells.map((cell) => cell.toLowerCase()),
    ),
    as(
      'as codes',
      recoded((i) => `K${10 + 7 * i}`),
    ),
    as(
      'as codes with zeros',
      recoded((i) => String(13 * i + 1).padStart(4, '0')),
    ),
    as(
      'as long codes',
      recoded((i) => `AX-${String(271 * i + 13).padStart(5, '0')}-Q`),
    ),
    as(
      'as paths',
      recoded((i) => `/data/part-${i}/index`),
    ),
    as(
      'with a rare tail',
      cells.map((cell, i) => (i % 23 === 0 ? `${cell} (${i})` : cell)),
    ),
  ];
}
