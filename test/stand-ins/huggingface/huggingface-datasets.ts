export interface HubFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether the file is large: large files are on the content network, small ones on the hub itself. */
  readonly lfs?: boolean;
}

export interface HubDataset {
  readonly id: string;
  readonly gated?: 'auto';
  readonly files: readonly HubFile[];
  /** The files of the branch `refs/convert/parquet`; undefined if the data set was not converted. */
  readonly parquet?: readonly HubFile[];
}

export const RAIN = Buffer.from(
  `day,millimetres\n${Array.from({ length: 300 }, (_, i) => `2026-01-05,${i}`).join('\n')}\n`,
);
const PARQUET = Buffer.from('PAR1 and so on PAR1');

export const hubDatasets: readonly HubDataset[] = [
  {
    id: 'acme/rain',
    files: [
      { path: 'README.md', bytes: Buffer.from('# Rain') },
      { path: 'data/rain 50%.csv', bytes: RAIN, lfs: true },
      { path: 'small.csv', bytes: RAIN },
    ],
  },
  {
    id: 'acme/pictures',
    files: [{ path: 'train.tar', bytes: RAIN, lfs: true }],
    parquet: [{ path: 'default/train/0000.parquet', bytes: PARQUET, lfs: true }],
  },
  { id: 'acme/unconverted', files: [{ path: 'notes.txt', bytes: RAIN }] },
  { id: 'acme/gated', gated: 'auto', files: [{ path: 'secret.csv', bytes: RAIN, lfs: true }] },
  {
    id: 'acme/many-files',
    files: Array.from({ length: 25 }, (_, i) => ({ path: `part-${i}.csv`, bytes: RAIN })),
  },
  { id: 'legacy', files: [] },
  ...Array.from({ length: 45 }, (_, i) => ({ id: `filler/set-${i}`, files: [] })),
];

/** Renamed data sets: the hub redirects from the old name to the new one. */
export const RENAMED: Readonly<Record<string, string>> = { 'acme/old-rain': 'acme/rain' };
