const PATHS = {
  undo: 'M6 4 3 7l3 3M3 7h6a4 4 0 0 1 0 8H6',
  redo: 'M10 4l3 3-3 3M13 7H7a4 4 0 0 0 0 8h3',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  copy: 'M5 5h8v8H5zM3 11V3h8',
  trash: 'M3 5h10M6.5 5V3h3v2M5 5l.6 8h4.8L11 5',
  plus: 'M8 3v10M3 8h10',
  down: 'M4 6l4 4 4-4',
  download: 'M8 2.5v8M4.5 7 8 10.5 11.5 7M3 13.5h10',
  dice: 'M3 3h10v10H3zM6 6h.01M10 10h.01M10 6h.01M6 10h.01',
  close: 'M4 4l8 8M12 4l-8 8',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  key: 'M10.5 2.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8.3 7.7 3 13v-2.5M5 11l1.5 1.5',
  moon: 'M13 9.5A5.5 5.5 0 1 1 6.5 3a4.5 4.5 0 0 0 6.5 6.5z',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture of 16 by 16 units beside a label; screen readers skip it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A short sign for what a field holds: its form tells it, not its colour. */
export function KindGlyph({
  type,
  category,
}: {
  readonly type: string;
  readonly category: string | undefined;
}) {
  const drawn = CATEGORY_PATHS[category ?? ''];
  const written = BY_TYPE[type] ?? (drawn === undefined ? BY_CATEGORY[category ?? ''] : undefined);
  if (written === undefined && drawn !== undefined) {
    return (
      <svg class="icon glyph" viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawn} />
      </svg>
    );
  }
  return (
    <span class="glyph" aria-hidden="true">
      {written ?? '·'}
    </span>
  );
}

/** Letters that every font has. */
const BY_CATEGORY: Readonly<Record<string, string>> = {
  'numbers and ids': '#',
  'text and choices': 'Aa',
  internet: '@',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  formula: 'fx',
  boolean: '0/1',
  uuid: 'id',
  sequence: '123',
  object: '{ }',
  array: '[ ]',
};

const CATEGORY_PATHS: Readonly<Record<string, string>> = {
  surveys: 'M8 2.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11.2l-3.5 2 .8-3.9-2.9-2.7 3.9-.500z',
  person: 'M8 8a2.6 2.6 0 1 0 0-5.2A2.6 2.6 0 0 0 8 8zM3 13.5c.3-2.7 2.3-4 5-4s4.7 1.3 5 4',
  place:
    'M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14zM8 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  'company and commerce': 'M2 3h2l1.5 7.5h6.5L13.5 5H4.5M6 13.2h.01M11.5 13.2h.01',
  finance: 'M2 4h12v8.5H2zM2 7h12M4.5 10h2',
  time: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.6',
  relations: 'M3 8h9M9 5l3 3-3 3',
  health: 'M2 8h3l1.5-4 3 8L11 8h3',
  'travel and vehicles': 'M2 9.5l1.5-4h9l1.5 4V12H2zM4.5 12v1.5M11.5 12v1.5M2 9.5h12',
};
