import { isWhole } from '../../domain/basics/is-whole.js';
import { isObject } from '../../domain/basics/members.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { rowSize } from '../../domain/generation/encode/row-size.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import type { Remedies } from '../../domain/schema/decode-context.js';
import { drawSeed } from '../system/draw-seed.js';
import { isPlainJson, isSameJson } from './plain-json.js';
import { PlannedRequest } from './planned-request.js';
import { RecentlyUsed } from './recently-used.js';
import { decoded, type Table, type TableRequest, tableOfPlan } from './table.js';
import { setOf, type TableSet, type TableSetRequest } from './table-set.js';

/** The number of schemas that an engine keeps. A suite of tests uses a few of them again and again. */
const MOST_SCHEMAS = 16;
/** Larger requests are not kept: comparing them takes longer, and their plans take more memory. */
const MOST_VALUES = 500;
/** Larger tables are not kept: their plans take more memory, and a small part of their time. */
const MOST_CELLS = 10_000;
const MOST_PREPARED_BYTES = 1024 * 1024;

/** A request without its seed, and its last plan. */
interface Kept {
  readonly schema: object;
  planned: PlannedRequest;
}

/** Makes tables with one engine. It keeps the last small plans, so that the same schema is checked and planned once. */
export class RecentTables {
  readonly #engine: TableEngine;
  readonly #remedies: Remedies;
  readonly #kept = new RecentlyUsed<Kept>(MOST_SCHEMAS);

  constructor(engine: TableEngine, remedies: Remedies) {
    this.#engine = engine;
    this.#remedies = remedies;
  }

  get engine(): TableEngine {
    return this.#engine;
  }

  /** Returns the table of a request. Throws `InvalidRequestError` if it is refused. */
  tableOf(request: TableRequest): Table {
    if (!isObject(request) || !isPlainJson(request, MOST_VALUES)) {
      return tableOfPlan(this.#planned(request));
    }
    const { seed, ...schema } = request;
    const kept = this.#kept.find((one) => isSameJson(one.schema, schema));
    const known = kept && this.#withSeed(kept, seed);
    return tableOfPlan(known ?? this.#keep(request));
  }

  /** Returns the tables of a set. Throws `InvalidRequestError` if the request is refused. */
  setOf(request: TableSetRequest): TableSet {
    return setOf(request, this.#engine, this.#remedies);
  }

  /** The plan of a known schema; undefined if the seed must be checked first. */
  #withSeed(kept: Kept, seed: unknown = drawSeed()): PlannedRequest | undefined {
    const { request } = kept.planned;
    if (seed === request.seed) return kept.planned;
    if (!isWhole(seed, 0)) return undefined;
    kept.planned = new PlannedRequest({ ...request, seed }, this.#engine);
    return kept.planned;
  }

  /** Plans a copy, because the caller may change its request later. */
  #keep(request: TableRequest): PlannedRequest {
    const copy = structuredClone(request);
    const planned = this.#planned(copy);
    if (isSmall(planned)) {
      const { seed: _, ...schema } = copy;
      this.#kept.add({ schema, planned });
    }
    return planned;
  }

  #planned(request: TableRequest): PlannedRequest {
    const valid: GenerateRequest = decoded(request, this.#engine, this.#remedies);
    return new PlannedRequest(valid, this.#engine);
  }
}

function isSmall({ request, shared }: PlannedRequest): boolean {
  const cells = request.rows * rowSize(request.fields).cells;
  // The tables of a set have the same seed, so another seed changes them all.
  return (
    request.inSet === undefined &&
    cells <= MOST_CELLS &&
    shared.cost.prepared <= MOST_PREPARED_BYTES
  );
}
