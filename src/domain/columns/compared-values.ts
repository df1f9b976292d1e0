import type { ColumnPlan } from './column-plan.js';
import { type ColumnValues, columnValues } from './column-values.js';
import type { FillStep } from './fill-step.js';

/** A value of a row in a form in which equal values of two columns are equal. */
export type Compared = string | number;

/** Values of different kinds are never equal. */
export type ComparedKind = 'numbers' | 'moments' | 'texts';

export function comparedKind(column: ColumnPlan): ComparedKind {
  const { kind } = columnValues(column).type;
  if (kind === 'integer' || kind === 'decimal') return 'numbers';
  return kind === 'date' || kind === 'datetime' ? 'moments' : 'texts';
}

/** The values of some columns together, row by row of a window. */
export interface ComparedValues {
  /** The value of row `i` of the window; undefined if one of the columns is null there. */
  readonly at: (i: number) => Compared | undefined;
  readonly steps: readonly FillStep[];
  /** The length of the longest value in bytes, 0 for a number. */
  readonly longest: number;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Values of one column stay as they are; those of several are joined to a text. */
export function comparedValues(columns: readonly ColumnPlan[]): ComparedValues {
  const all = columns.map((column) => ({ values: columnValues(column), column }));
  const readers = all.map(({ values }) => readerOf(values));
  const [only] = readers;
  const isOne = readers.length === 1 && only !== undefined;
  return {
    at: isOne ? only : (i) => joined(readers.map((read) => read(i))),
    steps: [...new Set(all.flatMap(({ values }) => values.steps))],
    longest: all.reduce((sum, { values }) => sum + longestOf(values), isOne ? 0 : all.length * 20),
  };
}

function joined(values: readonly (Compared | undefined)[]): string | undefined {
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

function longestOf({ vectors }: ColumnValues): number {
  return vectors.kind === 'texts' ? vectors.texts.maxLength : 0;
}

function readerOf({ vectors, present }: ColumnValues): ComparedValues['at'] {
  const read = valueReader(vectors);
  return (i) => (present !== undefined && present.data[i] === 0 ? undefined : read(i));
}

function valueReader(vectors: ColumnValues['vectors']): (i: number) => Compared {
  switch (vectors.kind) {
    case 'numbers': {
      // The quotient of two whole numbers is the double nearest to the decimal, whatever the scale of the other column.
      const divisor = Number(`1e${vectors.scale}`);
      return (i) => (vectors.values.data[i] as number) / divisor;
    }
    case 'moments':
      return (i) => (vectors.values.data[i] as number) * vectors.unit;
    case 'words':
      return (i) => {
        const entry = vectors.table.entries[vectors.indices.data[i] as number];
        return typeof entry === 'number' ? entry : String(entry);
      };
    case 'texts':
      return (i) => {
        const { data, starts, lengths } = vectors.texts;
        const start = starts[i] as number;
        return decoder.decode(data.subarray(start, start + (lengths[i] as number)));
      };
  }
}
