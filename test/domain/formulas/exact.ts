import fc from 'fast-check';

/** The exact cells of a row by the name of the field: units x 10^-scale, or null. */
export type Row = Readonly<Record<string, bigint | null>>;

/** An expression with its value, computed with whole numbers of any size. */
export interface ExactNumber {
  readonly text: string;
  readonly scale: number;
  readonly units: (row: Row) => bigint | null;
}

export interface ExactTruth {
  readonly text: string;
  readonly holds: (row: Row) => boolean | null;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const ten = (exponent: number): bigint => 10n ** BigInt(exponent);

function least(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/** a / b, rounded half away from zero. */
function rounded(a: bigint, b: bigint): bigint {
  const size = (2n * abs(a) + abs(b)) / (2n * abs(b));
  return a < 0n === b < 0n ? size : -size;
}

function floored(a: bigint, b: bigint): bigint {
  const whole = a / b;
  return a % b < 0n ? whole - 1n : whole;
}

function at({ units, scale }: ExactNumber, more: number): (row: Row) => bigint | null {
  return (row) => {
    const value = units(row);
    return value === null ? null : value * ten(more - scale);
  };
}

/** A number from two others, null if one of them is. */
function of(
  text: string,
  scale: number,
  [a, b]: readonly [ExactNumber, ExactNumber],
  value: (a: bigint, b: bigint) => bigint | null,
  common?: number,
): ExactNumber {
  const left = common === undefined ? a.units : at(a, common);
  const right = common === undefined ? b.units : at(b, common);
  const units = (row: Row): bigint | null => {
    const [x, y] = [left(row), right(row)];
    return x === null || y === null ? null : value(x, y);
  };
  return { text, scale, units };
}

type Pair = readonly [ExactNumber, ExactNumber];

const binary: readonly ((pair: Pair) => ExactNumber)[] = [
  ([a, b]) => {
    const scale = Math.max(a.scale, b.scale);
    return of(`(${a.text} + ${b.text})`, scale, [a, b], (x, y) => x + y, scale);
  },
  ([a, b]) => {
    const scale = Math.max(a.scale, b.scale);
    return of(`(${a.text} - ${b.text})`, scale, [a, b], (x, y) => x - y, scale);
  },
  ([a, b]) => of(`(${a.text} * ${b.text})`, a.scale + b.scale, [a, b], (x, y) => x * y),
  ([a, b]) => {
    const scale = Math.max(a.scale, b.scale);
    return of(`min(${a.text}, ${b.text})`, scale, [a, b], least, scale);
  },
  ([a, b]) => {
    const scale = Math.max(a.scale, b.scale);
    return of(`max(${a.text}, ${b.text})`, scale, [a, b], (x, y) => -least(-x, -y), scale);
  },
  ([a, b]) => {
    const pair = [whole(a), whole(b)] as const;
    const text = `(${pair[0].text} % ${pair[1].text})`;
    return of(text, 0, pair, (x, y) => (y === 0n ? null : x % y));
  },
  ([a, b]) => {
    const text = `round(${a.text} / ${b.text}, 1)`;
    return of(text, 1, [a, b], (x, y) =>
      y === 0n ? null : rounded(x * ten(b.scale + 1), y * ten(a.scale)),
    );
  },
  ([a, b]) => {
    const scale = Math.max(a.scale, b.scale);
    const [left, right] = [at(a, scale), at(b, scale)];
    return {
      text: `coalesce(${a.text}, ${b.text})`,
      scale,
      units: (row) => left(row) ?? right(row),
    };
  },
];

function whole(number: ExactNumber): ExactNumber {
  return unary[1]?.(number) as ExactNumber;
}

function mapped(
  text: string,
  scale: number,
  { units }: ExactNumber,
  value: (a: bigint) => bigint,
): ExactNumber {
  return {
    text,
    scale,
    units: (row) => {
      const a = units(row);
      return a === null ? null : value(a);
    },
  };
}

const unary: readonly ((a: ExactNumber) => ExactNumber)[] = [
  (a) => mapped(`-${a.text}`, a.scale, a, (x) => -x),
  (a) => mapped(`floor(${a.text})`, 0, a, (x) => floored(x, ten(a.scale))),
  (a) => mapped(`ceil(${a.text})`, 0, a, (x) => -floored(-x, ten(a.scale))),
  (a) => mapped(`abs(${a.text})`, a.scale, a, abs),
  (a) => {
    const scale = Math.min(1, a.scale);
    return mapped(`round(${a.text}, 1)`, scale, a, (x) => rounded(x, ten(a.scale - scale)));
  },
];

const comparisons: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

function compared([a, b]: Pair, name: string): ExactTruth {
  const scale = Math.max(a.scale, b.scale);
  const [left, right] = [at(a, scale), at(b, scale)];
  return {
    text: `(${a.text} ${name} ${b.text})`,
    holds: (row) => {
      const [x, y] = [left(row), right(row)];
      return x === null || y === null ? null : (comparisons[name]?.(x, y) ?? null);
    },
  };
}

function isNull(a: ExactNumber): ExactTruth {
  return { text: `(${a.text} == null)`, holds: (row) => a.units(row) === null };
}

/** The truth of two values, of which `decisive` decides alone; otherwise null decides. */
function combined(a: ExactTruth, b: ExactTruth, name: string, decisive: boolean): ExactTruth {
  return {
    text: `(${a.text} ${name} ${b.text})`,
    holds: (row) => {
      const both = [a.holds(row), b.holds(row)];
      if (both.includes(decisive)) return decisive;
      return both.includes(null) ? null : !decisive;
    },
  };
}

function chosen(c: ExactTruth, [a, b]: Pair): ExactNumber {
  const scale = Math.max(a.scale, b.scale);
  const [left, right] = [at(a, scale), at(b, scale)];
  return {
    text: `(${c.text} ? ${a.text} : ${b.text})`,
    scale,
    units: (row) => (c.holds(row) === true ? left(row) : right(row)),
  };
}

const constant = fc
  .record({ units: fc.integer({ min: 0, max: 999 }), scale: fc.integer({ min: 0, max: 2 }) })
  .map(({ units, scale }): ExactNumber => {
    const digits = String(units).padStart(scale + 1, '0');
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return { text, scale, units: () => BigInt(units) };
  });

/** Random numbers and truth values over fields with these scales. */
export function exactExpressions(fields: Readonly<Record<string, number>>): {
  readonly number: fc.Arbitrary<ExactNumber>;
  readonly truth: fc.Arbitrary<ExactTruth>;
} {
  const field = fc
    .constantFrom(...Object.entries(fields))
    .map(
      ([name, scale]): ExactNumber => ({ text: name, scale, units: (row) => row[name] ?? null }),
    );
  return fc.letrec<{ number: ExactNumber; truth: ExactTruth }>((tie) => {
    const pair = fc.tuple(tie('number'), tie('number'));
    return {
      number: fc.oneof(
        { maxDepth: 4, depthSize: 'medium' },
        field,
        constant,
        fc.tuple(fc.constantFrom(...binary), pair).map(([make, both]) => make(both)),
        fc.tuple(fc.constantFrom(...unary), tie('number')).map(([make, a]) => make(a)),
        fc.tuple(tie('truth'), pair).map(([c, both]) => chosen(c, both)),
      ),
      truth: fc.oneof(
        { maxDepth: 4, depthSize: 'medium' },
        fc
          .tuple(pair, fc.constantFrom(...Object.keys(comparisons)))
          .map(([both, name]) => compared(both, name)),
        tie('number').map(isNull),
        fc.tuple(tie('truth'), tie('truth')).map(([a, b]) => combined(a, b, '&&', false)),
        fc.tuple(tie('truth'), tie('truth')).map(([a, b]) => combined(a, b, '||', true)),
        tie('truth').map((a): ExactTruth => {
          const holds = (row: Row) => {
            const value = a.holds(row);
            return value === null ? null : !value;
          };
          return { text: `!${a.text}`, holds };
        }),
      ),
    };
  });
}
