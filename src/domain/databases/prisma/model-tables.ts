import type { DatabaseColumn, DatabaseTable, ForeignKey } from '../model/database-schema.js';
import { argument, attribute, type PrismaBlock, type PrismaField } from './prisma-blocks.js';
import { prismaColumn } from './prisma-column.js';
import type { PrismaSchema } from './prisma-schema.js';

/** The tables of the models of a Prisma schema. */
export class ModelTables {
  readonly tables: readonly DatabaseTable[];
  readonly #schema: PrismaSchema;
  readonly #models: ReadonlyMap<string, PrismaBlock>;
  /** The columns of each model, by the names of its fields. */
  readonly #columns = new Map<PrismaBlock, ReadonlyMap<string, DatabaseColumn>>();

  constructor(schema: PrismaSchema) {
    this.#schema = schema;
    this.#models = new Map(schema.models.map((model) => [model.name, model]));
    const models = [...this.#models.values()];
    for (const model of models) this.#columns.set(model, this.#columnsOf(model));
    this.tables = [...models.map((model) => this.#tableOf(model)), ...this.#pairs(models)];
  }

  #columnsOf(model: PrismaBlock): ReadonlyMap<string, DatabaseColumn> {
    const columns = new Map<string, DatabaseColumn>();
    for (const field of model.fields) {
      if (this.#models.has(field.type)) continue;
      const column = prismaColumn(field, this.#schema);
      if (column !== undefined) columns.set(field.name, column);
      else {
        const reason = `there is no type ${field.type}`;
        this.#schema.miss(field.start, field.name, reason, nameOf(model));
      }
    }
    return columns;
  }

  #tableOf(model: PrismaBlock): DatabaseTable {
    const primaryKey = this.#key(model);
    const keys = new Set(primaryKey);
    const uniques = [
      ...model.fields.filter((field) => attribute(field, 'unique')).map(({ name }) => [name]),
      ...model.attributes
        .filter(({ name }) => name === 'unique')
        .map((one) => argument(one, 'fields')?.names ?? []),
    ];
    return {
      name: nameOf(model),
      columns: [...(this.#columns.get(model)?.values() ?? [])].map((column) =>
        keys.has(column.name) ? { ...column, isNullable: false } : column,
      ),
      primaryKey,
      uniques: uniques.flatMap((names) => this.#named(model, names)),
      foreignKeys: model.fields.flatMap((field) => this.#foreignKey(model, field)),
      checks: [],
    };
  }

  /** The columns of these fields, in a list of one; an empty list if there is no such field. */
  #named(model: PrismaBlock, names: readonly string[]): readonly (readonly string[])[] {
    const columns = this.#columns.get(model);
    const found = names.flatMap((name) => columns?.get(name)?.name ?? []);
    return found.length > 0 && found.length === names.length ? [found] : [];
  }

  #key(model: PrismaBlock): readonly string[] {
    const own = model.fields.find((field) => attribute(field, 'id') !== undefined);
    const names =
      own === undefined ? argument(attribute(model, 'id'), 'fields')?.names : [own.name];
    return this.#named(model, names ?? [])[0] ?? [];
  }

  #foreignKey(model: PrismaBlock, field: PrismaField): readonly ForeignKey[] {
    const other = this.#models.get(field.type);
    const relation = attribute(field, 'relation');
    const fields = relation?.args.find(({ label }) => label === 'fields')?.names;
    if (other === undefined || fields === undefined) return [];
    const references = relation?.args.find(({ label }) => label === 'references')?.names;
    const [columns] = this.#named(model, fields);
    const [others] = this.#named(other, references ?? []);
    if (columns === undefined || others?.length !== columns.length) {
      const reason = 'the fields of this relation do not exist';
      this.#schema.miss(field.start, field.name, reason, nameOf(model));
      return [];
    }
    return [{ columns, table: nameOf(other), references: others, isDeferrable: false }];
  }

  /** The tables that Prisma adds where two models have lists of each other. */
  #pairs(models: readonly PrismaBlock[]): readonly DatabaseTable[] {
    const sides = new Map<string, PrismaBlock[]>();
    for (const model of models) {
      for (const field of model.fields) {
        const other = this.#models.get(field.type);
        if (other === undefined || !field.isList) continue;
        const ends = [model.name, other.name].sort();
        const name = relationName(field) ?? ends.join('To');
        const signature = JSON.stringify([name, ...ends]);
        const side = sides.get(signature) ?? [];
        side.push(model);
        sides.set(signature, side);
      }
    }
    return [...sides].flatMap(([signature, found]) => {
      const [name = '', first = '', second = ''] = JSON.parse(signature) as readonly string[];
      const a = this.#models.get(first);
      const b = this.#models.get(second);
      return found.length === 2 && a !== undefined && b !== undefined ? this.#pair(name, a, b) : [];
    });
  }

  #pair(name: string, a: PrismaBlock, b: PrismaBlock): readonly DatabaseTable[] {
    const ends = [a, b].map((model) => ({ model, key: this.#key(model) }));
    const columns = ends.flatMap(({ model, key }, i) => {
      const column = [...(this.#columns.get(model)?.values() ?? [])].find(
        (one) => one.name === key[0],
      );
      if (column === undefined || key.length !== 1) return [];
      const { default: _, generated, comment, ...rest } = column;
      return [{ ...rest, name: i === 0 ? 'A' : 'B', isNullable: false }];
    });
    if (columns.length !== 2) return [];
    const foreignKeys = ends.map(({ model, key }, i) => ({
      columns: [i === 0 ? 'A' : 'B'],
      table: nameOf(model),
      references: key,
      isDeferrable: false,
    }));
    return [
      { name: `_${name}`, columns, primaryKey: ['A', 'B'], uniques: [], foreignKeys, checks: [] },
    ];
  }
}

/** The name of the table of a model, with its schema. */
function nameOf(model: PrismaBlock): string {
  const name = argument(attribute(model, 'map'), 'name')?.value ?? model.name;
  const schema = argument(attribute(model, 'schema'), 'name')?.value;
  return schema === undefined || schema === 'public' || schema === 'dbo'
    ? name
    : `${schema}.${name}`;
}

function relationName(field: PrismaField): string | undefined {
  const found = argument(attribute(field, 'relation'), 'name');
  return found?.isText ? found.value : undefined;
}
