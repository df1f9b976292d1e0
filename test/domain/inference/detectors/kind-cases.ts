import { expect } from 'chai';
import type { Cell, TableSample } from '../../../../src/domain/tables/table-sample.js';
import { inferOne } from '../samples.js';

/** Numbers that look random and are the same in every run. */
export const scattered = (i: number, below: number): number =>
  (i * 7919 + ((i * i) % 97) * 31) % below;
export const hex = (i: number, length: number): string =>
  Array.from({ length }, (_, at) =>
    ((i + 3) * (at + 7) * 2_654_435 + at * i).toString(16).at(-2),
  ).join('');
export const two = (n: number): string => String(n).padStart(2, '0');
export const letter = (i: number): string => String.fromCharCode(65 + (i % 26));

export interface Case {
  readonly what: string;
  readonly name?: string;
  readonly cells: readonly Cell[];
  readonly kind: string;
  /** The type of the field, if it differs from the kind. */
  readonly type?: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  readonly sample?: Partial<TableSample>;
}

/** Tests that inference finds the kind, the type and the constraints of each case. */
export function itInfers(cases: readonly Case[]): void {
  for (const { what, name = 'data', cells, kind, type = kind, constraints = {}, sample } of cases) {
    it(`infers ${type === kind ? kind : `${kind}, generated as ${type},`} from ${what}`, () => {
      const { field, summary } = inferOne(name, cells, sample);

      expect({ kind: summary.kind, type: field.type }).to.deep.equal({ kind, type });
      expect(field.constraints).to.deep.include(constraints);
    });
  }
}
