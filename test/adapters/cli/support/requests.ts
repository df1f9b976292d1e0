import type { TableRequest } from '../../../../src/adapters/library/table.js';

/** Returns a request with columns of different kinds: numbers, words of an entity, nulls, free text and days. */
export function tableRequest(changes: Partial<TableRequest> = {}): TableRequest {
  return {
    rows: 50,
    seed: 42,
    fields: [
      { name: 'id', type: 'integer', constraints: { min: 1, unique: true, max: 1_000_000_000 } },
      { name: 'name', type: 'name' },
      { name: 'email', type: 'email', constraints: { null_rate: 0.1 } },
      { name: 'note', type: 'csat_score', constraints: { choices: ['a,b', 'c"d', 'e\nf'] } },
      { name: 'day', type: 'date' },
    ],
    ...changes,
  };
}
