export interface StandInFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the file is stored as a zip, like large texts. */
  readonly zipped?: boolean;
  /** Whether the file is listed but cannot be downloaded. */
  readonly lost?: boolean;
}

export interface StandInDataset {
  readonly ref: string;
  readonly title: string;
  readonly subtitle: string;
  /** Whether the data set requires consent or is private: 403, with or without an account. */
  readonly closed?: boolean;
  /** Whether a response contains only the members that every data set has. */
  readonly bare?: boolean;
  readonly files: readonly StandInFile[];
}

export const RAIN = csv(200);

/** The first bytes of a zip archive; the tests look no further. */
export const ZIPPED = Buffer.from('PK\u0003\u0004 and so on');

/** More bytes than one operation may read and the buffers in between can hold. */
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
