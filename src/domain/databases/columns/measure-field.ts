import * as E from 'fp-ts/lib/Either.js';
import { greatest, least } from '../../basics/extremes.js';
import { lazy } from '../../basics/lazy.js';
import { inOneGo } from '../../basics/stepwise.js';
import type { ColumnPlan, Piece } from '../../columns/column-plan.js';
import { longestText } from '../../columns/longest-text.js';
import { characterCount } from '../../constraints/texts.js';
import { iban } from '../../field-types/iban.js';
import type { Field } from '../../generation/generate-request.js';
import { planColumns } from '../../generation/plan-columns.js';
import { scalarText } from '../../kernel/word-table.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { DecodeContext } from '../../schema/decode-context.js';
import { decodeRequestStepwise } from '../../schema/decode-request.js';

/** The registries of an engine: `TableEngine` is one. */
export type EngineRegistries = Pick<
  DecodeContext,
  'fieldTypes' | 'formats' | 'compressions' | 'vocabulary'
>;

/** What the texts of a field can be. */
export interface FieldMeasures {
  /** The number of different values that a `unique` column can take; counted for those who ask. */
  readonly capacity: number;
  /** Bounds of the number of characters of a text. */
  readonly shortest: number;
  readonly longest: number;
  /** Every character that can occur, perhaps more than once. */
  readonly characters: string;
  /** The texts, if the field draws them from a list. */
  readonly entries: readonly string[];
  /** Whether some values are null, besides those of `null_rate`. */
  readonly mayBeNull: boolean;
}

export type Measure = (field: PlainField, unique: boolean) => FieldMeasures | undefined;

/** Measures the values of fields without generating any; undefined if the request would be refused. */
export function fieldMeasure(registries: EngineRegistries, locale: string): Measure {
  const known = new Map<string, FieldMeasures | undefined>();
  return (field, unique) => {
    const key = JSON.stringify([field, unique]);
    if (!known.has(key)) {
      const listed = unique ? undefined : measuredTexts(field);
      known.set(key, listed ?? measured(field, unique, registries, locale));
    }
    return known.get(key);
  };
}

/** The most cells of one row: an array counts with its longest length. */
const MOST_CELLS = 1000;

/** Constraints of lists of texts that are measured without a plan, and the texts of such a list at most. */
const CHOSEN = ['choices', 'weights'];
const MOST_TEXTS = 100;

/** Numbers are bounded by their constraints, and a plan of their distribution takes long. */
const NUMBERS = ['integer', 'float', 'price'];
const NUMBER_MEASURES = {
  shortest: 1,
  longest: Number.POSITIVE_INFINITY,
  characters: '0123456789-.',
  entries: [],
  mayBeNull: false,
};

/** A list of texts says all of itself. Whoever asks whether its values can differ gets the plan of the column. */
function measuredTexts({ type, constraints = {} }: PlainField): FieldMeasures | undefined {
  const { choices } = constraints;
  const isPlain =
    type === 'choice' && Object.keys(constraints).every((name) => CHOSEN.includes(name));
  if (!isPlain || !Array.isArray(choices) || choices.length > MOST_TEXTS) return undefined;
  const entries = choices.filter((choice): choice is string => typeof choice === 'string');
  if (entries.length === 0 || entries.length < choices.length) return undefined;
  const lengths = entries.map(characterCount);
  return {
    capacity: new Set(entries).size,
    shortest: least(lengths),
    longest: greatest(entries.map((text) => text.length)),
    characters: entries.join(''),
    entries,
    mayBeNull: false,
  };
}

function measured(
  { constraints, ...plain }: PlainField,
  unique: boolean,
  registries: EngineRegistries,
  locale: string,
): FieldMeasures | undefined {
  const { vocabulary } = registries;
  const input = {
    rows: 1,
    locale,
    fields: [{ name: 'c', ...plain, constraints: { ...constraints, ...(unique && { unique }) } }],
  };
  const limits = { rows: 1, cells: MOST_CELLS };
  const request = inOneGo(
    decodeRequestStepwise(input, { ...registries, limits, drawSeed: () => 0 }),
  );
  if (E.isLeft(request)) return undefined;
  const [field] = request.right.fields;
  if (field === undefined) return undefined;
  const capacity = lazy(() =>
    field.type.capacity(field.constraints, vocabulary.lexicon(field.locale)),
  );
  if (NUMBERS.includes(plain.type)) {
    return {
      ...NUMBER_MEASURES,
      get capacity() {
        return capacity();
      },
    };
  }
  const planned = inOneGo(planColumns(request.right, vocabulary));
  if (E.isLeft(planned)) return undefined;
  const [column] = planned.right.columns;
  if (column === undefined) return undefined;
  return textMeasures(capacity, column.plan, mayFollowPlace(field));
}

/** Whether the values are null in some rows of a table that shows their place, which this one does not. */
function mayFollowPlace({ type, constraints, unique }: Field): boolean {
  return type === iban && constraints.missing === undefined && !unique;
}

/** The lists of a city have thousands of entries, so that texts are only made for those who ask. */
function textMeasures(
  capacity: () => number,
  { cell, present }: ColumnPlan,
  isNullBeside: boolean,
): FieldMeasures {
  const [only] = cell;
  return {
    get capacity() {
      return capacity();
    },
    shortest: cell.reduce((sum, piece) => sum + shortestText(piece), 0),
    longest: longestText(cell).units,
    mayBeNull: present !== undefined || isNullBeside,
    get characters() {
      return cell.map(charactersOf).join('');
    },
    get entries() {
      return cell.length === 1 && only?.kind === 'words' ? only.table.entries.map(scalarText) : [];
    },
  };
}

/** A lower bound of the characters of a piece; a character has at most four bytes. */
function shortestText(piece: Piece): number {
  switch (piece.kind) {
    case 'literal':
      return characterCount(piece.text);
    case 'words':
      return piece.table.entries.reduce<number>(
        (least, entry) => Math.min(least, characterCount(scalarText(entry))),
        Number.POSITIVE_INFINITY,
      );
    case 'number':
      return Math.max(1, piece.minDigits);
    case 'text':
      return isAscii(piece.alphabet) ? piece.minLength : Math.ceil(piece.minLength / 4);
  }
}

function isAscii(text: string): boolean {
  return /^[\x01-\x7f]*$/.test(text);
}

function charactersOf(piece: Piece): string {
  switch (piece.kind) {
    case 'literal':
      return piece.text;
    case 'words':
      return piece.table.entries.map(scalarText).join('');
    case 'number':
      return '0123456789-.';
    case 'text':
      return piece.alphabet;
  }
}
