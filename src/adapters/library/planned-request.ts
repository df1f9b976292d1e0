import type { TableEngine } from '../../domain/engine/table-engine.js';
import { json } from '../../domain/formats/json.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import type { TableColumn } from '../../domain/generation/table-columns.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { orThrow } from './or-throw.js';

/** A valid request, with its plan while no reader has taken it. */
export class PlannedRequest {
  readonly request: GenerateRequest;
  readonly #engine: TableEngine;
  #plan: TablePlan | undefined;
  #asJson: PlannedRequest | undefined;

  /** Throws `InvalidRequestError` if the request cannot be planned. */
  constructor(request: GenerateRequest, engine: TableEngine) {
    this.request = request;
    this.#engine = engine;
    this.#plan = orThrow(engine.plan(request));
  }

  /** A plan for a reader that ends before it returns to its caller. A plan contains the window that is being made. */
  get shared(): TablePlan {
    this.#plan ??= orThrow(this.#engine.plan(this.request));
    return this.#plan;
  }

  /** A plan for one reader alone. */
  take(): TablePlan {
    const plan = this.shared;
    this.#plan = undefined;
    return plan;
  }

  /** Generates `rows` rows from row `offset` on as columns. */
  columns(offset: number, rows: number): readonly TableColumn[] {
    return orThrow(this.#engine.columns(this.request, { offset, rows }));
  }

  /** The same rows as JSON. */
  get asJson(): PlannedRequest {
    if (this.request.format === json) return this;
    this.#asJson ??= new PlannedRequest(
      { ...this.request, format: json, options: {} },
      this.#engine,
    );
    return this.#asJson;
  }
}
