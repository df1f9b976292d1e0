import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import { columnCount } from '../../domain/generation/encode/row-size.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import type { Compressor } from '../ports/compressor.js';
import type { Entropy } from '../ports/entropy.js';
import type { Gate, Requester } from '../ports/gate.js';
import type { Log } from '../ports/log.js';
import type { RowSource } from '../ports/row-source.js';
import type { Turns } from '../ports/turns.js';
import { type ServiceLimits, withinAnswerLimit } from './answer-limit.js';
import { enterUntilEnd } from './enter-until-end.js';
import { type Generation, generation } from './generation.js';
import { generationOfSet } from './generation-of-set.js';
import { givingWay } from './giving-way.js';
import { loadWords } from './load-words.js';
import { type AskedTables, decodeTables, type PlannedTables, planTables } from './plan-tables.js';

/** Tables of up to this number of fields are planned without a permit, so that previews never wait. */
const FEW_FIELDS = 32;

/** A change of a request between its check and its plan. */
interface Change {
  /** Changes the request of a table. */
  readonly table: (request: GenerateRequest) => GenerateRequest;
  /** The request from which threads make the same plans; rows are those of the plans. */
  readonly source: unknown;
}

/** What tables are made with. */
export interface GenerationPorts {
  readonly engine: TableEngine;
  readonly limits: ServiceLimits;
  readonly entropy: Pick<Entropy, 'seed'>;
  readonly rows: RowSource;
  readonly turns: Turns;
  readonly compressor: Compressor;
  /**
   * Limits the memory of plans: a plan takes some KB per field until its answer ends. Each field needs a permit. A program
   * with one caller has no such gate.
   */
  readonly planning?: Gate;
  /** Gets the reason why words cannot be loaded, which callers do not see. Without a log, it is thrown. */
  readonly log?: Log;
}

/** Checks a request and plans its table, or its set of tables. The rows are made when the result is opened and read. */
export class GenerateData {
  readonly #ports: GenerationPorts;

  constructor(ports: GenerationPorts) {
    this.#ports = ports;
  }

  /** The requester's signal must abort when the answer has ended: the permits of the plan are released then. */
  run(input: unknown, requester: Requester): TE.TaskEither<Failure, Generation> {
    return this.runAs(input, requester, { table: (request) => request, source: input });
  }

  /** Like `run`, but plans each decoded table after a change. */
  runAs(
    input: unknown,
    requester: Requester,
    { table: change, source }: Change,
  ): TE.TaskEither<Failure, Generation> {
    const { engine, limits, entropy, turns } = this.#ports;
    const terms = { limits, drawSeed: () => entropy.seed() };
    return pipe(
      loadWords(input, this.#ports),
      TE.chain(() => givingWay(decodeTables(engine, input, terms), turns)),
      TE.map((asked) => changed(asked, change)),
      TE.chainFirst(({ tables }) => this.#takeRoom(tables, requester)),
      TE.chain((asked) => givingWay(planTables(engine, asked), turns)),
      TE.chainFirstEitherK(({ tables, layout }) =>
        withinAnswerLimit(tables, layout === undefined ? '/rows' : '/tables', limits),
      ),
      TE.map((planned) => this.#generation(planned, source)),
    );
  }

  #generation({ tables, layout }: PlannedTables, input: unknown): Generation {
    const { rows, compressor } = this.#ports;
    return layout === undefined
      ? generation({ plan: tables[0], input }, rows, compressor)
      : generationOfSet({ tables, layout }, input as object, rows, compressor);
  }

  /** Waits for a permit for each field before wide tables are planned, so that not too many plans exist at once. */
  #takeRoom(
    tables: readonly GenerateRequest[],
    requester: Requester,
  ): TE.TaskEither<Failure, void> {
    const { planning } = this.#ports;
    const fields = tables.reduce((sum, table) => sum + columnCount(table.fields), 0);
    if (planning === undefined || fields <= FEW_FIELDS) return TE.right(undefined);
    return enterUntilEnd(planning, 'large', requester, fields);
  }
}

function changed(
  { tables: [first, ...others], isSet }: AskedTables,
  change: Change['table'],
): AskedTables {
  return { tables: [change(first), ...others.map(change)], isSet };
}
