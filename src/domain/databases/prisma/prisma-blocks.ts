import type { Cursor } from '../ddl/cursor.js';
import { textsOfComment } from '../model/commented-values.js';
import { NOTE, REMARK } from './prisma-tokens.js';

/** An argument of an attribute. */
export interface PrismaArgument {
  /** `fields` in `fields: [id]`; undefined if the argument has no name. */
  readonly label: string | undefined;
  /** The first word or text of the value. */
  readonly value: string;
  /** Whether the value is a text within quotes. */
  readonly isText: boolean;
  /** The names in a list: those of fields. */
  readonly names: readonly string[];
  /** The arguments, if the value is a call such as `dbgenerated("…")`. */
  readonly call: readonly PrismaArgument[] | undefined;
}

/** `@id`, `@db.VarChar(80)`, `@@unique([a, b])`. */
export interface PrismaAttribute {
  /** Without @. */
  readonly name: string;
  readonly args: readonly PrismaArgument[];
}

export interface PrismaField {
  readonly name: string;
  readonly type: string;
  readonly isList: boolean;
  readonly isOptional: boolean;
  /** The name of the type, if Prisma does not support it. */
  readonly unsupported: string | undefined;
  readonly attributes: readonly PrismaAttribute[];
  readonly comment: string | undefined;
  readonly start: number;
}

/** A model, or an enumeration, whose values are fields without a type. */
export interface PrismaBlock {
  readonly name: string;
  readonly fields: readonly PrismaField[];
  /** Those with @@. */
  readonly attributes: readonly PrismaAttribute[];
  readonly start: number;
}

/** Reads the content of a model or an enumeration. */
export function readBlock(
  body: Cursor,
  name: string,
  start: number,
  hasTypes: boolean,
): PrismaBlock {
  const fields: PrismaField[] = [];
  const attributes: PrismaAttribute[] = [];
  let comment: string | undefined;
  while (!body.isAtEnd) {
    if (body.takeSymbol(NOTE)) {
      const line = body.next().text;
      comment = comment === undefined ? line : `${comment} ${line}`;
    } else if (body.peek(1).text === '@' && body.seesSymbol('@')) {
      body.next();
      body.next();
      attributes.push(readAttribute(body));
    } else if (body.peek().kind === 'word') {
      fields.push(readField(body, hasTypes, comment));
      comment = undefined;
    } else body.skip();
  }
  return { name, fields, attributes, start };
}

function readField(body: Cursor, hasTypes: boolean, comment: string | undefined): PrismaField {
  const { text: name, start } = body.next();
  const type = hasTypes && body.peek().kind === 'word' ? body.next().text : '';
  const unsupported = type === 'Unsupported' ? readArguments(body)[0]?.value : undefined;
  const isList = body.group('[') !== undefined;
  const isOptional = body.takeSymbol('?');
  const attributes: PrismaAttribute[] = [];
  while (body.seesSymbol('@') && body.peek(1).text !== '@') {
    body.next();
    attributes.push(readAttribute(body));
  }
  // Schemas often list the texts of a column behind it, without the mark of a comment that Prisma keeps.
  const remark = body.takeSymbol(REMARK) ? body.next().text : undefined;
  const lists = textsOfComment(remark).length > 1;
  return {
    ...{ name, type, isList, isOptional, unsupported, attributes, start },
    comment: comment ?? (lists ? remark : undefined),
  };
}

/** Reads an attribute behind its @. */
function readAttribute(body: Cursor): PrismaAttribute {
  const name = body
    .path()
    .map(({ text }) => text)
    .join('.');
  return { name, args: readArguments(body) };
}

/** How deep calls may be within calls. */
const DEEPEST = 10;

function readArguments(body: Cursor, depth = 0): readonly PrismaArgument[] {
  const group = body.group();
  if (group === undefined || depth > DEEPEST) return [];
  return [...group.parts()].map((part) => {
    const hasLabel = part.peek().kind === 'word' && part.peek(1).text === ':';
    const label = hasLabel ? part.next().text : undefined;
    if (hasLabel) part.next();
    const list = part.group('[');
    const names = list === undefined ? [] : [...list.parts()].map((item) => item.peek().text);
    const { kind, text } = list === undefined ? part.next() : { kind: 'symbol', text: '' };
    const isCall = kind === 'word' && part.peek().close !== undefined;
    return {
      label,
      value: text,
      isText: kind === 'text',
      names,
      call: isCall ? readArguments(part, depth + 1) : undefined,
    };
  });
}

/** The attribute of a name. */
export function attribute(
  { attributes }: Pick<PrismaBlock, 'attributes'>,
  name: string,
): PrismaAttribute | undefined {
  return attributes.find((one) => one.name === name);
}

/** The argument with a label, or else the first one without any. */
export function argument(
  from: PrismaAttribute | undefined,
  label: string,
): PrismaArgument | undefined {
  return (
    from?.args.find((one) => one.label === label) ??
    from?.args.find((one) => one.label === undefined)
  );
}
