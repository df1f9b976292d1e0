import { lazy } from '../basics/lazy.js';
import type { FillStep } from '../columns/fill-step.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Fault } from '../errors/fault.js';
import { DAY_MS } from '../time/calendar.js';
import { FIRST_MS, LAST_MS } from '../time/instant.js';
import type { NumberLoop } from './number-loops.js';
import { powerOfTen } from './read-number.js';
import type { Mask, Quantity, Real, Truth } from './values.js';

/** A quantity before its steps exist. */
type UnfilledQuantity = Omit<Quantity, 'values'>;

/** A loop that computes numbers, with its inputs. */
interface NumberWork {
  readonly loop: NumberLoop;
  readonly a: Quantity | Real;
  readonly b?: Quantity | Real;
  readonly j?: number;
  readonly k?: number;
}

/** Collects the steps of a formula, and its first fault. */
export class Compilation {
  readonly #steps = new Set<FillStep>();
  #fault: Fault | undefined;

  get steps(): readonly FillStep[] {
    return [...this.#steps];
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  add(...steps: readonly FillStep[]): void {
    for (const step of steps) this.#steps.add(step);
  }

  /** Records what is wrong at a character of the expression; returns undefined. */
  refuse(at: number, message: string): undefined {
    return this.report({
      path: '/expression',
      message: `${message} at character ${at} of the expression`,
    });
  }

  /** Records the first fault; returns undefined. */
  report(fault: Fault): undefined {
    this.#fault ??= fault;
    return undefined;
  }

  /** Flags that a loop computes; the loop runs only if they are used. */
  flags(make: () => (out: Int32Array, count: number) => void): () => IndexVector {
    return lazy(() => {
      const loop = make();
      const vector = new IndexVector();
      this.add({ vectors: [vector], fill: (_row, count) => loop(vector.data, count) });
      return vector;
    });
  }

  /** Numbers that a loop computes; the loop runs only if they are used. */
  numbers(make: () => (out: Float64Array, count: number) => void): () => NumberVector {
    return lazy(() => {
      const loop = make();
      const vector = new NumberVector();
      this.add({ vectors: [vector], fill: (_row, count) => loop(vector.data, count) });
      return vector;
    });
  }

  #computed({ loop, a, b = a, j = 1, k = 1 }: NumberWork): () => NumberVector {
    return this.numbers(() => {
      const [left, right] = [a.values(), b.values()];
      return (out, count) => loop(out, count, left.data, right.data, j, k);
    });
  }

  /** A quantity that a loop computes. It is constant if its bounds are equal. Refuses bounds that are not exact. */
  quantity(at: number, shape: UnfilledQuantity, work: NumberWork): Quantity | undefined {
    const { type, parts, present } = shape;
    const [min, max] = [shape.min + 0, shape.max + 0];
    if (!this.#fits(at, { type, parts, min, max, present })) return undefined;
    if (min === max && present === undefined) return this.constant(type, min, parts);
    return { type, parts, min, max, present, values: this.#computed(work) };
  }

  #fits(at: number, { type, parts, min, max }: UnfilledQuantity): boolean {
    if (type !== 'date' && type !== 'datetime') {
      return this.isExact(at, min) && this.isExact(at, max) && this.isExact(at, parts);
    }
    const [first, last] = [(min / parts) * DAY_MS, (max / parts) * DAY_MS];
    if (first >= FIRST_MS && last <= LAST_MS) return true;
    this.refuse(at, 'expected moments within the years 1 to 9999');
    return false;
  }

  /** Whether a number of parts can be stored exactly. Refuses it if not. */
  isExact(at: number, units: number): boolean {
    if (Number.isSafeInteger(units)) return true;
    this.refuse(
      at,
      'expected narrower ranges, round(x, decimals) or x % n, because numbers may have more than 15 digits',
    );
    return false;
  }

  real(bounds: Omit<Real, 'type' | 'values'>, work: NumberWork): Real {
    return { ...bounds, type: 'real', values: this.#computed(work) };
  }

  constant(type: Quantity['type'], value: number, parts: number): Quantity {
    const values = this.numbers(() => (out, count) => {
      out.fill(value, 0, count);
    });
    return { type, parts, min: value, max: value, present: undefined, values };
  }

  number(units: number, scale: number): Quantity {
    return this.constant('number', units, powerOfTen(scale));
  }

  /** The rows in which all masks have a value. */
  all(...masks: readonly Mask[]): Mask {
    const given = [...new Set(masks.filter((mask) => mask !== undefined))];
    return given.reduce<Mask>((left, right) => {
      if (left === undefined) return right;
      return this.flags(() => {
        const [a, b] = [left(), right()];
        return (out, count) => {
          for (let i = 0; i < count; i++) out[i] = (a.data[i] as number) & (b.data[i] as number);
        };
      });
    }, undefined);
  }

  /** A truth value whose flags may be set in rows that are null. */
  truth(flags: () => IndexVector, present: Mask): Truth {
    return { type: 'boolean', flags: this.all(flags, present) as () => IndexVector, present };
  }

  constantTruth(value: boolean): Truth {
    return {
      type: 'boolean',
      present: undefined,
      flags: this.flags(() => (out, count) => {
        out.fill(value ? 1 : 0, 0, count);
      }),
    };
  }
}
