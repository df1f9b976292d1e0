import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Field, GenerateRequest, Seed } from '../../../domain/generation/generate-request.js';
import { withGivenValues } from '../../../domain/generation/given/given-values.js';
import type { Scalar } from '../../../domain/kernel/word-table.js';
import { attempt } from '../attempt.js';
import { PlannedRequest } from '../planned-request.js';
import { decoded, type Row, type TableRequest, tableOfPlan } from '../table.js';

/** Rows of a table in which some columns have given values. The definition breaks no rule. */
export class GivenRows {
  readonly #engine: TableEngine;
  readonly #request: GenerateRequest;

  constructor(request: Omit<TableRequest, 'rows'>, engine: TableEngine) {
    this.#engine = engine;
    this.#request = decoded({ ...request, rows: 1 }, engine);
  }

  /**
   * The row `offset` with the columns that follow from given values. Undefined if none follows, or if a column cannot be
   * computed from them.
   */
  row(
    given: Row,
    { offset, seed }: { readonly offset: number; readonly seed: Seed },
  ): Row | undefined {
    const { vocabulary } = this.#engine;
    const request = withGivenValues(this.#request, (field) => valueIn(given, field), vocabulary);
    if (request === undefined) return undefined;
    const planned = attempt(() => new PlannedRequest({ ...request, offset, seed }, this.#engine));
    if (!planned.ok) return undefined;
    const [row] = tableOfPlan(planned.value).rows();
    return row;
  }
}

/** The value of a field in a row, also inside of objects, if a cell can have it. */
function valueIn(row: Row, { parents, key }: Field): Scalar | null | undefined {
  let value: unknown = row;
  for (const name of [...parents.map((parent) => parent.key), key]) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
      // The members of an object that is null have no value.
      return value === null ? null : undefined;
    }
    value = (value as Row)[name];
  }
  return isScalar(value) || value === null ? value : undefined;
}

function isScalar(value: unknown): value is Scalar {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
