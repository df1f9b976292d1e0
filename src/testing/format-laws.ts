import type { TableEngine } from '../domain/engine/table-engine.js';
import { FIELD_TYPE_NAMES } from '../domain/field-types/index.js';
import { type Format, isBinary, textFormats } from '../domain/formats/format.js';
import type { Means } from '../domain/generation/means.js';
import { isMemberName } from '../domain/schema/params/request-params.js';
import type { FormatReader } from './format-reader.js';
import { hostileNames, hostileTexts } from './hostile-texts.js';
import { assert, type ImmediateLaw } from './law.js';
import { engineWith, type LawOptions } from './law-engine.js';
import { decodedBy, encoded, type Json } from './law-tables.js';
import {
  checkReadsBack,
  checkSame,
  expectedOf,
  optionsOf,
  takesNames,
  written,
} from './read-back.js';
import { freshVocabulary } from './test-vocabulary.js';

/** The number of columns of one table. A request may have 1000. */
const COLUMNS = 500;

const NUMBERS = [0, -0, 7, -1.5, 0.1 + 0.2, -1e-7, 5e-324, 2 ** 53 - 1];

const NULLABLE: readonly Json[] = [
  { type: 'integer' },
  { type: 'float' },
  { type: 'boolean' },
  { type: 'date' },
  { type: 'datetime' },
  { type: 'email' },
  { type: 'string', constraints: { length: 0 } },
  { type: 'csat_score', constraints: { choices: ['', 'null', 'NULL', '\\N'] } },
];

function table(rows: number, fields: readonly Json[]): Json {
  const named = fields.map((field, i) => ({ name: `c${i}`, ...field }));
  return { rows, seed: 'laws', fields: named };
}

function withNulls(field: Json, null_rate: number): Json {
  return { ...field, constraints: { ...(field.constraints as Json | undefined), null_rate } };
}

function groupsOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

function freshEngine(): TableEngine {
  return engineWith({ vocabulary: freshVocabulary() });
}

const ARRAY = { type: 'array', items: { type: 'choice', constraints: { choices: hostileTexts } } };

/** Every type with its default constraints, and an array, with and without nulls. */
const everyType = table(
  40,
  [...FIELD_TYPE_NAMES.map((type): Json => ({ type })), ARRAY].flatMap((field) => [
    { ...field, name: field.type },
    { ...withNulls(field, 0.4), name: `${field.type} or null` },
  ]),
);

const MEMBERS = { city: { type: 'city' }, on: { type: 'date', constraints: { null_rate: 0.4 } } };

/** An object, and columns with the names of its members. */
const OBJECT = table(20, [{ name: 'o', type: 'object', properties: MEMBERS }]);
const DOTTED = table(
  20,
  Object.entries(MEMBERS).map(([name, field]) => ({ name: `o.${name}`, ...field })),
);

/** Columns with these texts as values: alone, side by side, as one of many, and as parts of longer values. */
export function checkTexts(
  engine: TableEngine,
  format: Format,
  reader: FormatReader,
  texts: readonly string[],
): void {
  for (const group of groupsOf(texts, COLUMNS)) {
    const constants = table(
      2,
      group.map((text) => ({ type: 'csat_score', constraints: { choices: [text] } })),
    );
    const { names } = expectedOf(engine, constants);
    checkReadsBack(engine, format, reader, constants, { names, rows: [group, group] });

    const affixes = group.filter((text) => [...text].length <= 100);
    const parts = affixes.map((text, i) => ({
      type: 'string',
      constraints: { prefix: text, suffix: text, length: i % 2, null_rate: i % 3 === 0 ? 0.5 : 0 },
    }));
    checkReadsBack(engine, format, reader, table(3, parts));
  }
  const among = { type: 'csat_score', constraints: { choices: texts } };
  for (const fields of [[among], [withNulls(among, 0.3), among, withNulls(among, 0.3)]]) {
    checkReadsBack(engine, format, reader, table(2 * texts.length, fields));
  }
}

/** Tables with these names of columns: each alone, and together with as many others as the format accepts. */
export function checkNames(
  engine: TableEngine,
  format: Format,
  reader: FormatReader,
  names: readonly string[],
): void {
  const taken = names.filter((name) => takesNames(format, reader, [name]));
  for (const name of taken)
    checkReadsBack(engine, format, reader, table(2, [{ name, type: 'integer' }]));
  const together: string[] = [];
  for (const name of taken)
    if (takesNames(format, reader, [...together, name])) together.push(name);
  for (const group of groupsOf(together, COLUMNS)) {
    checkReadsBack(
      engine,
      format,
      reader,
      table(
        2,
        group.map((name) => ({ name, type: 'boolean' })),
      ),
    );
  }
}

/** Returns a table in windows of these sizes, each generated alone. */
function checkWindows(
  engine: TableEngine,
  format: Format,
  reader: FormatReader,
  sizes: readonly number[],
): void {
  const windows: string[] = [];
  let offset = 0;
  for (const rows of sizes) {
    windows.push(written(engine, format, reader, { ...everyType, rows, offset }));
    offset += rows;
  }
  const whole = { ...everyType, rows: offset };
  checkSame(reader, reader.read(reader.glue(windows)), expectedOf(engine, whole));
}

/**
 * Returns the laws of a format, which any test runner can check one by one. They compare the values that `reader`
 * reads with the values of the same request in JSON.
 *
 * @example
 * const engine = new TableEngine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * const json = engine.formats.get('json') as Format;
 * const reader: FormatReader = {
 *   read: (text) => {
 *     const rows = JSON.parse(text) as readonly Readonly<Record<string, unknown>>[];
 *     const cell = (value: unknown) =>
 *       value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
 *     return {
 *       names: Object.keys(rows[0] ?? {}),
 *       rows: rows.map((row) => Object.values(row).map(cell)),
 *     };
 *   },
 *   glue: (windows) => `[${windows.map((text) => text.trim().slice(1, -1)).join(',')}]`,
 * };
 * const laws = formatLaws(json, reader);
 * // In a test framework: test(`json ${title}`, check)
 * laws[0]?.check();
 */
export function formatLaws(
  format: Format,
  reader: FormatReader,
  options: LawOptions = {},
): readonly ImmediateLaw[] {
  const engine = engineWith(options);
  const check = (input: Json) => checkReadsBack(engine, format, reader, input);
  const whole = (means?: Means) => written(engine, format, reader, everyType, means);
  return [
    {
      title: 'has a name, an extension and a media type of the usual form',
      check: () => {
        const { name, extension, type } = format;
        assert(/^[a-z][a-z0-9_]*$/.test(name), `name ${name}`);
        assert(!isMemberName(name), `the name ${name} is a member of a request`);
        assert(/^[a-z0-9]+(?:\.[a-z0-9]+)*$/.test(extension), `extension ${extension}`);
        assert(/^[a-z]+\/[a-z0-9.+-]+$/.test(type), `media type ${type}`);
        const full = format.mediaType(optionsOf(format, reader));
        assert(full === type || full.startsWith(`${type};`), `media type ${full} of ${type}`);
      },
    },
    ...(!isBinary(format) && format.isJson
      ? [{ title: 'is JSON', check: () => void JSON.parse(whole()) }]
      : []),
    { title: 'reads back every field type', check: () => check(everyType) },
    {
      title: 'shares no encoded text with another format',
      check: () => {
        // The encoded words of a list are cached, so each engine has lists of its own, which no format has written yet.
        const alone = written(freshEngine(), format, reader, everyType);
        const others = textFormats(engine.formats)
          .map(({ name }) => name)
          .filter((name) => name !== format.name);
        const after = (names: readonly string[]): string => {
          const own = freshEngine();
          for (const name of names) encoded(own, decodedBy(own, { ...everyType, format: name }));
          return written(own, format, reader, everyType);
        };
        if (after(others) === alone) return;
        const first = others.find((name) => after([name]) !== alone);
        throw new Error(
          `the text differs if ${first} was written before: two notations have the same id`,
        );
      },
    },
    ...(isBinary(format) || format.nests
      ? []
      : [
          {
            title: 'writes the members of an object as columns',
            check: () => {
              const members = written(engine, format, reader, OBJECT);
              const columns = written(engine, format, reader, DOTTED);
              assert(members === columns, 'the text differs from that of columns');
            },
          },
        ]),
    {
      title: 'reads back hostile texts',
      check: () => checkTexts(engine, format, reader, hostileTexts),
    },
    {
      title: 'reads back hostile names',
      check: () => checkNames(engine, format, reader, hostileNames),
    },
    {
      title: 'reads back every digit of numbers',
      check: () => {
        const each = NUMBERS.map((value) => ({ choices: [value] }));
        const all = [...each, { choices: NUMBERS }, { choices: [...NUMBERS, 'text', ''] }];
        check(
          table(
            30,
            all.map((constraints) => ({ type: 'csat_score', constraints })),
          ),
        );
      },
    },
    {
      title: 'distinguishes null from every value',
      check: () => {
        for (const rate of [0.5, 1]) {
          check(
            table(
              50,
              NULLABLE.map((field) => withNulls(field, rate)),
            ),
          );
        }
      },
    },
    {
      title: 'keeps every row of a table with a single column',
      check: () => {
        for (const field of NULLABLE) {
          for (const rate of [0, 0.5, 1]) check(table(20, [withNulls(field, rate)]));
        }
      },
    },
    {
      title: 'has a text that does not depend on the number of rows generated together',
      check: () => {
        const text = whole();
        for (const rows of [1, 7]) {
          const other = whole({ bounds: { rows, bytes: 2 ** 24 } });
          assert(other === text, `the text differs if ${rows} rows are generated together`);
        }
      },
    },
    {
      title: 'equals its windows joined together',
      check: () => {
        for (const sizes of [
          [1, 1, 1],
          [13, 1, 26],
        ])
          checkWindows(engine, format, reader, sizes);
      },
    },
  ];
}
