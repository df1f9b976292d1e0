import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { encodeTable } from '../../src/domain/index.js';
import { duckdbInMemory } from '../../test/support/duckdb.js';
import { planOf, requestOf } from '../contestants/tablewright.js';
import { type Clock, median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { INSTALL_PEERS, peer } from '../peer.js';
import { times, whole } from '../report.js';
import { columns } from '../table.js';

const ROWS = 200_000;
const WARM_UPS = 1;
const ROUNDS = 5;

/** Writes the table once. */
interface Writer {
  readonly what: string;
  readonly by: string;
  readonly aim?: string;
  run(): number | Promise<number>;
}

interface ParquetWasm {
  readonly Table: { fromIPCStream(bytes: Uint8Array): unknown };
  readonly Compression: { readonly UNCOMPRESSED: number; readonly SNAPPY: number };
  readonly WriterPropertiesBuilder: new () => {
    setCompression(compression: number): { build(): unknown };
  };
  writeParquet(table: unknown, properties: unknown): Uint8Array;
}

function bytesOf(request: object): Uint8Array {
  return Buffer.concat([...encodeTable(planOf(request as ReturnType<typeof requestOf>))]);
}

function tablewright(what: string, request: object, aim?: string): Writer {
  const run = (): number => {
    let bytes = 0;
    const plan = planOf(request as ReturnType<typeof requestOf>);
    for (const chunk of encodeTable(plan)) bytes += chunk.length;
    return bytes;
  };
  return { what, by: 'tablewright, rows included', run, ...(aim && { aim }) };
}

function hyparquetWriter(): Writer {
  const text = Buffer.from(bytesOf(requestOf(ROWS, 'json'))).toString();
  const rows = JSON.parse(text) as readonly Record<string, unknown>[];
  const columnData = columns.map(({ name }) => ({ name, data: rows.map((row) => row[name]) }));
  return {
    what: 'parquet, snappy',
    by: 'hyparquet-writer, from arrays',
    run: () => parquetWriteBuffer({ columnData }).byteLength,
  };
}

function parquetWasm(): Writer | undefined {
  const library = peer<ParquetWasm>('parquet-wasm/node');
  if (library === undefined) return undefined;
  const { Compression, Table, WriterPropertiesBuilder, writeParquet } = library;
  const stream = bytesOf(requestOf(ROWS, 'arrow'));
  return {
    what: 'parquet, snappy',
    by: 'parquet-wasm, from an Arrow stream',
    run: () => {
      const properties = new WriterPropertiesBuilder().setCompression(Compression.SNAPPY).build();
      return writeParquet(Table.fromIPCStream(stream), properties).length;
    },
  };
}

/** The rows are in a table of its memory. It uses one thread. */
async function duckdb(folder: string, compression: string): Promise<Writer> {
  const csv = join(folder, 'rows.csv');
  writeFileSync(csv, bytesOf(requestOf(ROWS, 'csv')));
  const connection = await duckdbInMemory({ threads: '1' });
  await connection.run(`CREATE TABLE rows AS SELECT * FROM '${csv}'`);
  const out = join(folder, 'rows.parquet');
  return {
    what: `parquet, ${compression}`,
    by: 'DuckDB, COPY … TO, from memory',
    run: async () => {
      await connection.run(`COPY rows TO '${out}' (FORMAT parquet, COMPRESSION ${compression})`);
      return 0;
    },
  };
}

function parquet(compression: string, aim?: string): Writer {
  const request = { ...requestOf(ROWS, 'parquet'), parquet: { compression } };
  return tablewright(`parquet, ${compression}`, request, aim);
}

/** Binary files, beside libraries that only write rows which exist already. */
export async function files(clock: Clock): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
  try {
    const wasm = parquetWasm();
    if (wasm === undefined) process.stderr.write(`no parquet-wasm; run ${INSTALL_PEERS}\n`);
    const writers: readonly Writer[] = [
      parquet('none', '≥ 1,000,000'),
      await duckdb(folder, 'uncompressed'),
      parquet('snappy'),
      hyparquetWriter(),
      ...(wasm === undefined ? [] : [wasm]),
      await duckdb(folder, 'snappy'),
      parquet('gzip'),
      tablewright('arrow', requestOf(ROWS, 'arrow'), '≥ 1,300,000'),
    ];
    return await measured(writers, clock);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measured(writers: readonly Writer[], clock: Clock): Promise<readonly Line[]> {
  const rates = writers.map((): number[] => []);
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const [i, { run }] of writers.entries()) {
      const start = clock();
      await run();
      if (round >= WARM_UPS) rates[i]?.push(ROWS / (clock() - start));
    }
  }
  const [own = []] = rates;
  return writers.map(({ what, by, aim }, i) => ({
    what: `${whole(ROWS)} rows as ${what}`,
    by,
    figure: `${whole(median(rates[i] ?? []))} rows/s`,
    ratio: times(ratio(rates[i] ?? [], own), 'parquet, none'),
    ...(aim && { aim }),
  }));
}
