import * as E from 'fp-ts/lib/Either.js';
import { PatternReader } from '../patterns/pattern-reader.js';
import { readInlineText, readInlineValue } from './inline-value.js';

/** An argument in the brackets of a type: `min=1`, or a value alone. */
export interface InlineArgument {
  readonly name: string | undefined;
  readonly value: unknown;
  /** The index of its first character. */
  readonly at: number;
}

/** A field as it is written: `name`, `name:type` or `name:type(arguments)`. */
export interface WrittenField {
  readonly name: string;
  readonly at: number;
  readonly type: { readonly name: string; readonly at: number } | undefined;
  readonly args: readonly InlineArgument[];
}

const SPACE = /\s+/y;
const SEPARATOR = /[\s,]+/y;
const TYPE = /[A-Za-z][\w-]*/y;
const ARGUMENT_NAME = /[A-Za-z_]\w*(?=\s*=)/y;

/** A text that is not in the notation of fields, with the index of the first character that does not belong there. */
export interface InlineSyntaxFault {
  readonly message: string;
  readonly at: number;
}

/** Parses fields that are separated by spaces or commas. */
export function parseInline(text: string): E.Either<InlineSyntaxFault, readonly WrittenField[]> {
  const reader = new PatternReader(text);
  const fields: WrittenField[] = [];
  reader.match(SPACE);
  while (reader.fault === undefined && (reader.next !== '' || fields.length === 0)) {
    const field = readField(reader);
    if (field !== undefined) fields.push(field);
    const separated = reader.match(SEPARATOR) !== null || reader.next === '';
    if (!separated) reader.refuse('expected a space or a comma between two fields');
  }
  const { fault, position } = reader;
  return fault === undefined ? E.right(fields) : E.left({ message: fault, at: position });
}

function readField(reader: PatternReader): WrittenField | undefined {
  const at = reader.position;
  const name = readInlineText(reader, 'the name of a field');
  if (name === undefined) return undefined;
  if (!reader.takes(':')) {
    if (reader.next !== '(') return { name, at, type: undefined, args: [] };
    return reader.refuse('expected a colon and a type before the brackets');
  }
  const typeAt = reader.position;
  const type = reader.match(TYPE)?.[0];
  if (type === undefined) return reader.refuse('expected the name of a field type');
  const args = reader.takes('(') ? readArguments(reader) : [];
  return args && { name, at, type: { name: type, at: typeAt }, args };
}

function readArguments(reader: PatternReader): readonly InlineArgument[] | undefined {
  const args: InlineArgument[] = [];
  reader.match(SPACE);
  if (reader.takes(')')) return args;
  do {
    reader.match(SPACE);
    const at = reader.position;
    const name = reader.match(ARGUMENT_NAME)?.[0];
    if (name !== undefined) reader.match(/\s*=\s*/y);
    const value = readInlineValue(reader);
    if (value === undefined) return undefined;
    args.push({ name, value, at });
    reader.match(SPACE);
  } while (reader.takes(','));
  if (reader.takes(')')) return args;
  const quotes = reader.next === '' ? '' : ', or quotes around a text';
  return reader.refuse(`expected a comma or a closing bracket${quotes}`);
}
