import type { Node } from './node.js';

/** A column of numbers of which the sample shows that it is computed from two others. */
export interface ComputedColumn {
  readonly name: string;
  /** The expression of a field of type `formula`. */
  readonly expression: string;
  /** The number of decimals. */
  readonly precision: number;
}

type NumberNode = Node & { readonly numbers: Float64Array };

/** Returns the difference between a result and the value of two operands, in units of the result. */
type Difference = (result: number, a: number, b: number, shift: number) => number;

const OPERATIONS: readonly { readonly sign: '+' | '*'; readonly difference: Difference }[] = [
  { sign: '+', difference: (result, a, b) => result - a - b },
  { sign: '*', difference: (result, a, b, shift) => result - (a * b) / shift },
];
/** A computed number may be rounded. */
const HALF = 0.5 + 1e-9;

/**
 * Returns the columns that are the sum or the product of two others in all but fewer than k rows. A column that computes
 * others is not computed itself later, so there is no circle.
 */
export function computedColumns(nodes: readonly Node[], k: number): readonly ComputedColumn[] {
  const numbers = nodes.filter(isNumber);
  const found: ComputedColumn[] = [];
  const operands = new Set<Node>();
  for (const result of numbers) {
    if (operands.has(result)) continue;
    const match = matchOf(
      result,
      numbers.filter((node) => node !== result),
      k,
    );
    if (match === undefined) continue;
    found.push(match.column);
    for (const operand of match.operands) operands.add(operand);
  }
  return found;
}

/** Moments are no numbers: their distances are learned elsewhere. */
function isNumber(node: Node): node is NumberNode {
  const { type } = node.field;
  return node.numbers !== undefined && type !== 'date' && type !== 'datetime';
}

function matchOf(result: NumberNode, others: readonly NumberNode[], k: number) {
  for (const [i, a] of others.entries()) {
    for (const b of others.slice(i + 1)) {
      for (const operation of OPERATIONS) {
        const { sign } = operation;
        if (!suits(result, a, b, sign) || !holds(result, a, b, operation, k)) continue;
        const expression = `row[${JSON.stringify(a.field.name)}] ${sign} row[${JSON.stringify(b.field.name)}]`;
        const precision = precisionOf(result);
        return { column: { name: result.field.name, expression, precision }, operands: [a, b] };
      }
    }
  }
  return undefined;
}

function precisionOf({ field }: Node): number {
  const { precision } = field.constraints;
  return typeof precision === 'number' ? precision : 0;
}

/** Sums have the decimals of both operands. A product of more decimals than the result is rounded. */
function suits(result: Node, a: Node, b: Node, sign: '+' | '*'): boolean {
  const [of, ofA, ofB] = [result, a, b].map(precisionOf) as [number, number, number];
  return sign === '+' ? of === ofA && of === ofB : of <= ofA + ofB;
}

/** Whether all but fewer than k rows agree, nulls included, and 2k rows need both operands. */
function holds(
  result: NumberNode,
  a: NumberNode,
  b: NumberNode,
  { sign, difference }: (typeof OPERATIONS)[number],
  k: number,
): boolean {
  const shift = Number(`1e${precisionOf(a) + precisionOf(b) - precisionOf(result)}`);
  const neutral = sign === '+' ? 0 : 1;
  let [wrong, telling] = [0, 0];
  for (let i = 0; i < result.numbers.length && wrong < k; i++) {
    const [is, x, y] = [result, a, b].map(({ numbers }) => numbers[i]) as [number, number, number];
    const computed = difference(is, x, y, shift);
    if (Number.isNaN(computed)) wrong += Number(Number.isNaN(is) !== Number.isNaN(x + y));
    else if (Math.abs(computed) > HALF) wrong++;
    else if (x !== neutral && y !== neutral && is !== 0) telling++;
  }
  return wrong < k && telling >= 2 * k;
}
