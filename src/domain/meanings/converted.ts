import { own } from '../basics/own.js';
import type { NumberMeaning } from './meaning.js';

/** A unit: `size` of them at 0 and above make up `size` x the first unit of its kind, from `zero` on. */
interface Unit {
  readonly kind: string;
  /** How many of the first unit of its kind one unit is. */
  readonly size: number;
  /** What the unit shows where the first one shows 0. Default: 0. */
  readonly zero?: number;
}

const kindOf = (kind: string, sizes: Readonly<Record<string, number>>): readonly [string, Unit][] =>
  Object.entries(sizes).map(([unit, size]) => [unit, { kind, size }]);

/**
 * The units between which numbers are converted. Source: NIST Special Publication 811 (2008), appendix B.8; public domain.
 * https://www.nist.gov/pml/special-publication-811
 */
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['°C', { kind: 'temperature', size: 1 }],
  ['°F', { kind: 'temperature', size: 5 / 9, zero: 32 }],
  ['K', { kind: 'temperature', size: 1, zero: 273.15 }],
  ...kindOf('length', {
    m: 1,
    cm: 0.01,
    mm: 0.001,
    km: 1000,
    in: 0.0254,
    ft: 0.3048,
    mi: 1609.344,
  }),
  ...kindOf('mass', { kg: 1, g: 0.001, mg: 1e-6, t: 1000, lb: 0.45359237, oz: 0.028349523125 }),
  ...kindOf('area', { 'm²': 1, ha: 10_000, acre: 4046.8726, 'ft²': 0.09290304, 'km²': 1e6 }),
  ...kindOf('volume', { l: 1, ml: 0.001, 'm³': 1000, gal: 3.785411784 }),
  ...kindOf('speed', { 'm/s': 1, 'km/h': 1 / 3.6, mph: 0.44704 }),
  ...kindOf('pressure', { Pa: 1, hPa: 100, kPa: 1000, bar: 100_000, psi: 6894.757 }),
  ...kindOf('energy', { kWh: 1, Wh: 0.001, MWh: 1000 }),
  ...kindOf('power', { W: 1, kW: 1000, MW: 1e6 }),
  ...kindOf('time', { s: 1, ms: 0.001, min: 60, h: 3600 }),
]);

/** Other spellings of units. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ C: '°C', F: '°F', celsius: '°C', fahrenheit: '°F', kelvin: 'K', lbs: 'lb', pound: 'lb' },
  ...{ kilogram: 'kg', gram: 'g', ounce: 'oz', meter: 'm', centimeter: 'cm', millimeter: 'mm' },
  ...{ kilometer: 'km', inch: 'in', inches: 'in', foot: 'ft', feet: 'ft', mile: 'mi', miles: 'mi' },
  ...{ L: 'l', mL: 'ml', liter: 'l', litre: 'l', kph: 'km/h', kmh: 'km/h', percent: '%' },
  ...{ second: 's', seconds: 's', minute: 'min', minutes: 'min', hour: 'h', hours: 'h' },
};

/** The usual symbol of a unit: `kg` for `Kilograms`; the text itself if it is none that we know. */
export function unitSymbol(text: string): string {
  const plain = text.toLowerCase().replace(/s$/, '');
  return (
    own(SPELLINGS, text) ??
    own(SPELLINGS, plain) ??
    (UNITS.has(text) ? text : undefined) ??
    folded(text)
  );
}

/** Spellings of units in names of columns that are no other word: `volume_cbm`, `avg_speed_kmph`. */
const IN_NAMES = [
  ...[
    'kg',
    'kgs',
    'lb',
    'lbs',
    'oz',
    'km',
    'cm',
    'mm',
    'ft',
    'ml',
    'kwh',
    'mwh',
    'kw',
    'kmh',
    'kph',
  ],
  ...['kmph', 'mph', 'cbm', 'sqm', 'sqft', 'gb', 'mb', 'kb', 'ms', 'celsius', 'fahrenheit', 'kcal'],
  ...['kib', 'mib', 'gib'],
];

/** Whether the last word of a column's name is the unit of its numbers. */
export function namesUnit(word: string): boolean {
  return IN_NAMES.includes(word);
}

function folded(text: string): string {
  return UNITS.has(text.toLowerCase()) ? text.toLowerCase() : text;
}

/**
 * The same numbers in another unit, with two significant digits; undefined if the units measure different things. In place
 * of 20 °C it has 68 °F.
 */
export function converted(
  { min, max, median, normal, decimals }: NumberMeaning,
  from: string,
  to: string,
): NumberMeaning | undefined {
  if (from === to)
    return { min, max, ...(median !== undefined && { median }), ...(normal && { normal }) };
  const [own, other] = [UNITS.get(from), UNITS.get(to)];
  if (own === undefined || other === undefined || own.kind !== other.kind) return undefined;
  const factor = own.size / other.size;
  const shifted = (value: number): number =>
    rounded((value - (own.zero ?? 0)) * factor + (other.zero ?? 0));
  return {
    min: shifted(min),
    max: shifted(max),
    ...(median !== undefined && { median: shifted(median) }),
    ...(normal && { normal: [shifted(normal[0]), rounded(normal[1] * factor)] as const }),
    ...(decimals !== undefined && { decimals }),
  };
}

/** Digits of a bound or a mean: 2.2 lb are as exact as 1 kg. */
const DIGITS = 3;

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
