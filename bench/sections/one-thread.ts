import type { FormatName } from '../../src/domain/index.js';
import { casualRow } from '../contestants/casual.js';
import { chanceRow } from '../contestants/chance.js';
import { FAKER, fakerRow } from '../contestants/faker-js.js';
import { falsoRow } from '../contestants/falso.js';
import { type Row, rowByRow } from '../contestants/row-by-row.js';
import {
  TABLEWRIGHT,
  TYPESCRIPT_ALONE,
  tablewright,
  typescriptAlone,
} from '../contestants/tablewright.js';
import { type Clock, type Measurement, measure, median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { INSTALL_PEERS } from '../peer.js';
import { times, whole } from '../report.js';

/** CSV comes first, because SQL is compared with it. xlsx is missing, because a program compresses it. */
const FORMATS: readonly FormatName[] = ['csv', 'tsv', 'sql', 'json', 'ndjson'];

const ROUNDS = 11;
const ROWS = 200_000;
/** Fewer rows for peers, to save time: they generate row by row, so their rate does not depend on the number. */
const PEER_ROWS = 5000;

const peers: Readonly<Record<string, (() => Row) | undefined>> = {
  [FAKER]: fakerRow,
  falso: falsoRow(),
  chance: chanceRow(),
  casual: casualRow(),
};

/** The aims, by format and by the compared contestants. */
const AIMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [TABLEWRIGHT]: { csv: '≥ 100', json: '≥ 80' },
  [TYPESCRIPT_ALONE]: { csv: '≥ 40', json: '≥ 30' },
};

/** Figures of the same ten columns from programs that are not in this bench, on an idle machine with two cores. */
const ELSEWHERE: readonly (readonly [string, number])[] = [
  ['DuckDB, SQL over its own random()', 292_000],
  ['gofakeit (Go)', 442_000],
  ['fake (Rust)', 490_000],
];

const isOf = (name: string, format: string) => (measured: Measurement) =>
  measured.contestant.name === name && measured.contestant.format === format;

/** The table of ten columns in one thread, after a warm-up. */
export function oneThread(clock: Clock): readonly Line[] {
  const installed = Object.entries(peers).flatMap(([name, row]) =>
    row === undefined ? [] : rowByRow(name, PEER_ROWS, row),
  );
  const own = FORMATS.map((format) => tablewright(ROWS, format));
  const alone = (['csv', 'json'] as const).map((format) => typescriptAlone(ROWS, format));
  // Contestants of the same format run one after the other, so that noise affects them equally.
  const contestants = [...own, ...alone, ...installed].sort(
    (a, b) => FORMATS.indexOf(a.format as FormatName) - FORMATS.indexOf(b.format as FormatName),
  );
  const measured = measure(contestants, ROUNDS, clock);
  const csv = measured.find(isOf(TABLEWRIGHT, 'csv'));
  const lines = measured.map(({ contestant: { name, format }, rowsPerSecond }): Line => {
    const line = { what: `10 columns as ${format}`, by: name, figure: rate(rowsPerSecond) };
    if (format === 'sql' && csv !== undefined) {
      const ofCsv = ratio(rowsPerSecond, csv.rowsPerSecond);
      return { ...line, ratio: times(ofCsv, 'CSV'), aim: '≥ 0.8' };
    }
    const rival = measured.find(isOf(FAKER, format));
    if (rival === undefined || name === FAKER) return line;
    const aim = AIMS[name]?.[format];
    const ofRival = ratio(rowsPerSecond, rival.rowsPerSecond);
    return { ...line, ratio: times(ofRival, FAKER), ...(aim === undefined ? {} : { aim }) };
  });
  return [...lines, ...missing(), ...ELSEWHERE.map(elsewhere)];
}

function rate(rowsPerSecond: readonly number[]): string {
  return `${whole(median(rowsPerSecond))} rows/s`;
}

function missing(): readonly Line[] {
  return Object.entries(peers)
    .filter(([, row]) => row === undefined)
    .map(([by]) => ({ what: '10 columns', by, figure: `not installed: ${INSTALL_PEERS}` }));
}

function elsewhere([by, rowsPerSecond]: readonly [string, number]): Line {
  return {
    what: '10 columns',
    by,
    figure: `${whole(rowsPerSecond)} rows/s`,
    ratio: 'measured elsewhere',
  };
}
