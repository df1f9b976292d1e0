/**
 * A loop over the rows of a window: `out` from one or two vectors and two factors. Each loop is a function of its own,
 * so that the compiler of the engine sees one kind of array in it.
 */
export type NumberLoop = (
  out: Float64Array,
  count: number,
  a: Float64Array,
  b: Float64Array,
  j: number,
  k: number,
) => void;

/** a x j + b x k */
export const addScaled: NumberLoop = (out, count, a, b, j, k) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) * j + (b[i] as number) * k;
};

/** a x j; adding zero turns minus zero into zero. */
export const scale: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) * j + 0;
};

/** a / j */
export const divideBy: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) / j;
};

export const multiply: NumberLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) out[i] = (a[i] as number) * (b[i] as number) + 0;
};

/** (a x j) / (b x k), or 0 where b is 0. */
export const divide: NumberLoop = (out, count, a, b, j, k) => {
  for (let i = 0; i < count; i++) {
    const divisor = (b[i] as number) * k;
    out[i] = divisor === 0 ? 0 : ((a[i] as number) * j) / divisor + 0;
  }
};

/** The remainder with the sign of a, or 0 where b is 0. */
export const remainder: NumberLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) {
    const divisor = b[i] as number;
    out[i] = divisor === 0 ? 0 : ((a[i] as number) % divisor) + 0;
  }
};

/** a / j, rounded half away from zero. A quotient just below a whole number may round up to it: the product shows it. */
export const roundUnits: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) {
    const value = a[i] as number;
    const size = Math.abs(value);
    let whole = Math.floor(size / j);
    let rest = size - whole * j;
    if (rest < 0) {
      whole--;
      rest += j;
    }
    if (2 * rest >= j) whole++;
    out[i] = value < 0 ? 0 - whole : whole;
  }
};

/** (a x j) / (b x k), rounded half away from zero, or 0 where b is 0. Both products are exact. */
export const roundQuotient: NumberLoop = (out, count, a, b, j, k) => {
  for (let i = 0; i < count; i++) {
    const dividend = (a[i] as number) * j;
    const divisor = (b[i] as number) * k;
    const size = Math.abs(dividend);
    const by = Math.abs(divisor);
    if (by === 0) {
      out[i] = 0;
      continue;
    }
    let whole = Math.floor(size / by);
    let rest = size - whole * by;
    if (rest < 0) {
      whole--;
      rest += by;
    }
    if (2 * rest >= by) whole++;
    out[i] = dividend < 0 === divisor < 0 ? whole : 0 - whole;
  }
};

/** a x j, rounded half away from zero. */
export const roundReal: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) {
    const value = (a[i] as number) * j;
    const size = Math.abs(value);
    const whole = Math.floor(size);
    const rounded = size - whole >= 0.5 ? whole + 1 : whole;
    out[i] = value < 0 ? 0 - rounded : rounded;
  }
};

/** The greatest whole number that is at most a / j; for whole numbers a and j, or with j = 1. */
export const floorUnits: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) {
    const value = a[i] as number;
    const whole = Math.floor(value / j);
    out[i] = whole * j > value ? whole - 1 : whole;
  }
};

/** The least whole number that is at least a / j; for whole numbers a and j, or with j = 1. */
export const ceilUnits: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) {
    const value = a[i] as number;
    const whole = Math.ceil(value / j);
    out[i] = (whole * j < value ? whole + 1 : whole) + 0;
  }
};

/** a / j without its fraction; for whole numbers a and j. */
export const truncateUnits: NumberLoop = (out, count, a, _b, j) => {
  for (let i = 0; i < count; i++) {
    const value = a[i] as number;
    const size = Math.abs(value);
    let whole = Math.floor(size / j);
    if (whole * j > size) whole--;
    out[i] = value < 0 ? 0 - whole : whole;
  }
};

export const absolute: NumberLoop = (out, count, a) => {
  for (let i = 0; i < count; i++) out[i] = Math.abs(a[i] as number);
};

export const smaller: NumberLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) out[i] = Math.min(a[i] as number, b[i] as number);
};

export const greater: NumberLoop = (out, count, a, b) => {
  for (let i = 0; i < count; i++) out[i] = Math.max(a[i] as number, b[i] as number);
};
