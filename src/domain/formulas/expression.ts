/** How a call is written: `a + b`, `size(a)` or `a.size()`. */
export type CallForm = 'operator' | 'function' | 'method';

/** A call of an operator, a function or a method. The arguments of a method begin with its receiver. */
export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly form: CallForm;
  readonly args: readonly Expression[];
  readonly at: number;
}

/** A formula as a tree. `at` is the number of the character to which a fault of the node points, counted from 1. */
export type Expression =
  | { readonly kind: 'constant'; readonly value: string | boolean | null; readonly at: number }
  /** units x 10^-scale */
  | {
      readonly kind: 'number';
      readonly units: number;
      readonly scale: number;
      readonly at: number;
    }
  | { readonly kind: 'field'; readonly name: string; readonly at: number }
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly at: number }
  | Call;
