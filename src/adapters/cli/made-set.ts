import type { PlannedTable, RowSource } from '../../application/ports/row-source.js';
import { setForm } from '../../application/tables/generation-of-set.js';
import { setFile } from '../../application/tables/set-file.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import type { Engine } from '../../domain/engine/engine.js';
import { rowsOfSet, type SetPlan } from '../../domain/generation/plan-set.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { orThrow } from '../library/or-throw.js';
import { drawSeed, limits } from '../library/table.js';
import { tableChunks, tableFile } from './table-file.js';
import type { TableChunks } from './write-table.js';

type Members = Readonly<Record<string, unknown>>;

/** The file of one table of a set. */
export interface SetFile extends TableChunks {
  readonly name: string;
  readonly rows: number;
}

/** A planned set of tables. */
export class MadeSet {
  readonly #plan: SetPlan;
  readonly #input: Members;
  readonly #rows: RowSource;

  /** Throws `InvalidRequestError` if the request is refused. */
  constructor(input: Members, engine: Engine, rows: RowSource) {
    const request = orThrow(inOneGo(engine.decodeSetStepwise(input, { limits, drawSeed })));
    this.#plan = orThrow(inOneGo(engine.planSetStepwise(request)));
    this.#input = input;
    this.#rows = rows;
  }

  get seed() {
    return this.#plan.tables[0].request.seed;
  }

  get rows(): number {
    return rowsOfSet(this.#plan);
  }

  get form() {
    const { tables, layout } = this.#plan;
    return setForm(tables[0], layout);
  }

  /** The name and the chunks of a file for each table; undefined if the format has one file for all tables. */
  get files(): readonly SetFile[] | undefined {
    const { tables, layout } = this.#plan;
    if (layout.kind !== 'files') return undefined;
    return tables.map((plan, i) => ({
      name: layout.names[i] as string,
      rows: plan.request.rows,
      seed: plan.request.seed,
      file: (onRows) => tableFile(this.#planned(plan), this.#rows, onRows),
    }));
  }

  /** The set as one file. */
  async *file(onRows: (made: number) => void): AsyncGenerator<Uint8Array, void, undefined> {
    const { ZlibCompressor } = await import('../compression/zlib-compressor.js');
    let before = 0;
    const open = (plan: TablePlan): AsyncIterable<Uint8Array> => {
      const first = before;
      before += plan.request.rows;
      // The chunks of a set pass through others, which keep them.
      const add = (made: number): void => onRows(first + made);
      return tableChunks(this.#planned(plan), this.#rows, add, false);
    };
    yield* setFile(this.#plan, open, new ZlibCompressor());
  }

  #planned(plan: TablePlan): PlannedTable {
    return { plan, input: { ...this.#input, table: plan.request.tableName } };
  }
}
