export interface StandInFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Large texts are stored as a zip. */
  readonly zipped?: boolean;
  /** Listed, and not there when asked for alone. */
  readonly lost?: boolean;
}

export interface StandInDataset {
  readonly ref: string;
  readonly title: string;
  readonly subtitle: string;
  /** Wants consent, or is not the caller's: 403, with and without an account. */
  readonly closed?: boolean;
  /** Only what every reply has. */
  readonly bare?: boolean;
  readonly files: readonly StandInFile[];
}

export const RAIN = csv(200);

/** The head of a zip: no more is looked at here. */
export const ZIPPED = Buffer.from('PK\u0003\u0004 and so on');

/** Beyond what one operation may take, and the buffers between us besides. */
export const LONG = new Uint8Array(24 * 1024 ** 2).fill(0x61);

export const kaggleDatasets: readonly StandInDataset[] = [
  {
    ref: 'acme/city-rainfall',
    title: 'City rainfall',
    subtitle: 'Millimetres a day',
    files: [
      { name: 'data/rain.csv', bytes: RAIN },
      { name: 'sub dir/50% of #1.csv', bytes: csv(3) },
      { name: 'größe.csv', bytes: csv(4) },
      { name: 'big.csv', bytes: ZIPPED, zipped: true },
      { name: 'empty.csv', bytes: new Uint8Array() },
      { name: 'long.csv', bytes: LONG },
      { name: 'lost.csv', bytes: RAIN, lost: true },
      { name: '../escape.csv', bytes: RAIN },
    ],
  },
  { ref: 'Microsoft/Mixed-Case', title: 'Mixed case', subtitle: '', bare: true, files: [] },
  { ref: 'acme/closed', title: 'Closed', subtitle: '', closed: true, files: [] },
  {
    ref: 'acme/many-files',
    title: 'Many files',
    subtitle: '',
    files: Array.from({ length: 450 }, (_, i) => ({ name: `part-${i}.csv`, bytes: RAIN })),
  },
  ...Array.from({ length: 45 }, (_, i) => ({
    ref: `filler/set-${i}`,
    title: `Filler ${i}`,
    subtitle: '',
    files: [],
  })),
];

function csv(rows: number): Uint8Array {
  const lines = Array.from({ length: rows }, (_, i) => `2026-01-05,${i},"a ""quoted"" place"`);
  return Buffer.from(`day,millimetres,place\n${lines.join('\n')}\n`);
}
