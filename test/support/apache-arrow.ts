import { lazy } from '../../src/domain/basics/lazy.js';
import { testEngines } from './test-engines.js';

/** The part of apache-arrow that the tests call. */
interface ApacheArrow {
  tableFromIPC(bytes: Uint8Array): ArrowTable;
  readonly DataType: Readonly<
    Record<
      'isDate' | 'isDecimal' | 'isFloat' | 'isList' | 'isStruct' | 'isTime' | 'isTimestamp',
      (type: ArrowType) => boolean
    >
  >;
}

export interface ArrowTable {
  readonly numRows: number;
  readonly schema: { readonly names: readonly string[]; readonly fields: readonly ArrowField[] };
  getChildAt(index: number): ArrowVector | null;
}

export interface ArrowField {
  readonly name: string;
  readonly type: ArrowType;
}

export interface ArrowType {
  /** The decimals of a decimal. */
  readonly scale: number;
  /** The members of a struct, or the item of a list. */
  readonly children: readonly ArrowField[];
}

export interface ArrowVector extends Iterable<unknown> {
  readonly type: ArrowType;
  readonly data: readonly { readonly dictionary?: Iterable<unknown> }[];
  get(row: number): unknown;
}

/** Loaded once: tests ask for it at each cell. */
export const apacheArrow = lazy(() => testEngines.load<ApacheArrow>('apache-arrow'));
