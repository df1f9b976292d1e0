/** The number that a text denotes. */
export interface ParsedNumber {
  readonly value: number;
  /** The number of digits after the decimal mark, minus the zeros of units such as K and M. */
  readonly decimals: number;
  readonly isPercent: boolean;
  readonly isMoney: boolean;
}

export type DecimalMark = '.' | ',';

const SIGN = '[+\\-\\u2212]?';
const CURRENCY = '(?:[$€£¥₹₽]|US\\$|USD|EUR|GBP|CHF)';
const TAIL = `(%|K|M|B|k|m|bn|Mio|Tsd)?\\s?(${CURRENCY})?`;

function formOf(mark: DecimalMark): RegExp {
  const point = mark === '.' ? '\\.' : ',';
  const group = mark === '.' ? "[, '\\u00a0\\u202f]" : "[. '\\u00a0\\u202f]";
  const whole = `\\d{1,3}(?:${group}\\d{3})+|\\d+`;
  return new RegExp(
    `^(${SIGN})(${CURRENCY})?\\s?(${SIGN})(?:(${whole})(?:${point}(\\d*))?|${point}(\\d+))(?:[eE]([+-]?\\d{1,3}))?\\s?${TAIL}$`,
  );
}

const FORMS: Readonly<Record<DecimalMark, RegExp>> = { '.': formOf('.'), ',': formOf(',') };
/** The plain notation of programs: a fast path without groups and units. */
const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.(\d{1,15}))?$/;
const MOST_DIGITS = 15;
const LEADING_ZERO = /^[+-]?0\d/;
const SCALES: Readonly<Record<string, number>> = {
  K: 3,
  k: 3,
  Tsd: 3,
  M: 6,
  m: 6,
  Mio: 6,
  B: 9,
  bn: 9,
};

/** Parses a number; undefined if the text is not a number, or a code with leading zeros such as 007. */
export function parseNumber(text: string, mark: DecimalMark): ParsedNumber | undefined {
  if (mark === '.') {
    const plain = PLAIN.exec(text);
    if (plain !== null) {
      const decimals = plain[1]?.length ?? 0;
      return { value: Number(text), decimals, isPercent: false, isMoney: false };
    }
  }
  if (text.length > 40 || LEADING_ZERO.test(text)) return undefined;
  const isNegated = text.startsWith('(') && text.endsWith(')');
  const match = FORMS[mark].exec(isNegated ? text.slice(1, -1).trim() : text);
  return match === null ? undefined : numberOf(match, isNegated);
}

function numberOf(match: RegExpExecArray, isNegated: boolean): ParsedNumber | undefined {
  const [, sign, before, sign2, whole = '', fraction = '', bare = '', power, tail, after] = match;
  if (sign && sign2) return undefined;
  const digits = whole.replace(/\D/g, '');
  // More digits than a double represents exactly: the text is a code.
  if (digits.length > MOST_DIGITS) return undefined;
  const behind = fraction + bare;
  const shift = Number(power ?? 0) + (SCALES[tail ?? ''] ?? 0);
  const value = Number(`${digits || '0'}.${behind || '0'}e${shift}`);
  if (!Number.isFinite(value)) return undefined;
  const isNegative = isNegated || (sign || sign2 || '+') !== '+';
  return {
    value: isNegative && value !== 0 ? -value : value,
    decimals: Math.max(0, behind.length - shift),
    isPercent: tail === '%',
    isMoney: before !== undefined || after !== undefined,
  };
}
