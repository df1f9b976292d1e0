/**
 * What a column holds if its name ends in certain words.
 *
 * @example
 * const berth: Meaning = { names: 'berth', of: 'ship, vessel', list: 'A1=40, A2=35, B1=25' };
 * berth.names; // => 'berth'
 */
export interface Meaning {
  /** Phrases that end the name, separated by commas, in the singular and in lower case: `unit price`. */
  readonly names: string;
  /**
   * Words for the things that the phrase must describe. They come before the phrase in the column's name, or are in the
   * name of its table. Without them the phrase means the same everywhere.
   */
  readonly of?: string;
  /** Names of other columns of the table, of which one must be there: `balance, iban`. Default: none must be. */
  readonly beside?: string;
  /** Texts, separated by commas, each with its weight if that is not 1: `low=25, medium=45`. */
  readonly list?: string;
  /** Texts that contain commas, all of which are equally frequent. */
  readonly texts?: readonly string[];
  /** The field type of texts, with constraints. */
  readonly type?: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
  readonly numbers?: NumberMeaning;
  /** The unit of the numbers, such as `kg`: a column of units beside them agrees with them. */
  readonly unit?: string;
  /** Values of JSON, all of which are equally frequent. */
  readonly json?: readonly unknown[];
}

/**
 * The usual range of numbers. They spread evenly, or as the other members say.
 *
 * @example
 * const draught: NumberMeaning = { min: 2, max: 16, median: 7, decimals: 1 };
 * draught.max; // => 16
 */
export interface NumberMeaning {
  readonly min: number;
  readonly max: number;
  /** Half of the numbers lie below it, and few are many times as large: a log-normal distribution. */
  readonly median?: number;
  /** Mean and standard deviation of a normal distribution. */
  readonly normal?: readonly [mean: number, sd: number];
  /** Digits behind the point where a column does not say; 0 if there are none. */
  readonly decimals?: number;
}

/** Numbers between two others; with a median, most lie near it and few are many times as large. */
export function range(min: number, max: number, median?: number, decimals?: number): NumberMeaning {
  return { min, max, ...(median !== undefined && { median }), ...(decimals && { decimals }) };
}

/** Numbers around a mean. */
export function around(
  mean: number,
  sd: number,
  [min, max]: readonly [number, number],
  decimals = 0,
): NumberMeaning {
  return { min, max, normal: [mean, sd], ...(decimals > 0 && { decimals }) };
}
