import * as E from 'fp-ts/lib/Either.js';
import type { Extension } from '../../domain/engine/extension.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { coversType } from '../../domain/field-types/covers-type.js';
import { encodeTable } from '../../domain/generation/encode/encode-table.js';
import { fieldsMeant } from '../../domain/meanings/meant-field.js';

const TERMS = { limits: { rows: 10, cells: 1000 }, drawSeed: () => 0 };

/** Generates a row with each part of an extension. Throws an error that names the part that fails. */
export async function tryExtension(engine: TableEngine, extension: Extension): Promise<void> {
  const { vocabulary } = engine;
  for (const type of extension.fieldTypes ?? []) {
    // The first locale is English, but a type may have values only in other locales.
    const locale = vocabulary.locales.find((known) => coversType(vocabulary, known, type));
    const what = `its field type ${type.name}`;
    if (locale === undefined) throw new Error(`${what} has no words in any locale`);
    await attempt(engine, what, { locale, fields: [{ name: 'a', type: type.name }] });
  }
  for (const { name } of extension.formats ?? []) {
    await attempt(engine, `its format ${name}`, { format: name, fields: FIELDS });
  }
  for (const { name } of extension.dialects ?? []) {
    const sql = { dialect: name, create_table: true };
    await attempt(engine, `its dialect ${name}`, { format: 'sql', sql, fields: FIELDS });
  }
  for (const { locale } of extension.lexicons ?? []) {
    const covered = [...engine.fieldTypes.values()].filter((type) =>
      coversType(vocabulary, locale, type),
    );
    const fields = covered.map(({ name }) => ({ name, type: name }));
    await attempt(engine, `its locale ${locale}`, { locale, fields });
  }
  for (const meaning of extension.meanings ?? []) {
    const fields = fieldsMeant(meaning).map((field, i) => ({ name: `c${i}`, ...field }));
    const what = `its meaning of ${JSON.stringify(meaning.names)}`;
    if (fields.length === 0) throw new Error(`${what} has no texts, no numbers and no documents`);
    await attempt(engine, what, { fields });
  }
}

/** A number, a text, a truth value and a null, which formats write in different ways. */
const FIELDS = [
  { name: 'a', type: 'integer' },
  { name: 'b', type: 'email' },
  { name: 'c', type: 'boolean' },
  { name: 'd', type: 'datetime', constraints: { null_rate: 1 } },
];

async function attempt(
  engine: TableEngine,
  what: string,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    const request = { rows: 1, ...members };
    await engine.load(request);
    const plan = E.chain((valid: Parameters<TableEngine['plan']>[0]) => engine.plan(valid))(
      engine.decode(request, TERMS),
    );
    if (E.isLeft(plan)) throw new Error(reasonOf(plan.left));
    for (const _ of encodeTable(plan.right));
  } catch (error) {
    throw new Error(
      `${what} cannot generate a row: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function reasonOf(failure: { readonly code: string }): string {
  const { faults = [] } = failure as { readonly faults?: readonly { readonly message: string }[] };
  return faults[0]?.message ?? failure.code;
}
