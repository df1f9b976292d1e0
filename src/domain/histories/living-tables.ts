import { required } from '../basics/required.js';
import type { Field, GenerateRequest } from '../generation/generate-request.js';
import { childrenKey } from '../generation/sets/set-relations.js';
import { TableContext } from '../generation/table-context.js';
import { tableKeys } from '../generation/table-keys.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { ChangeCycles } from '../lives/change-cycles.js';
import { childExistence, type Existence, ownExistence } from '../lives/existence.js';
import { RowEnds } from '../lives/row-ends.js';
import { deriveKey } from '../random/key.js';
import { children } from '../relations/children.js';
import { DAY_MS } from '../time/calendar.js';
import type { Lives } from './lives.js';
import { numberBlocks } from './number-blocks.js';

/** Fields that change together in the rows of a table, and when. */
export interface Changing {
  readonly fields: ReadonlySet<string>;
  readonly cycles: ChangeCycles;
}

/** A table whose rows come over time. */
export interface LivingTable {
  readonly request: GenerateRequest;
  /** The field with the moments of birth; missing in rows that are born and end with their parents. */
  readonly born?: string | undefined;
  readonly existence: Existence;
  readonly changes: readonly Changing[];
}

/** The tables of a set whose rows come over time, by name. `requests` are those of all tables, in full. */
export class LivingTables {
  readonly #requests: ReadonlyMap<string, GenerateRequest>;
  readonly #lives: ReadonlyMap<string, Lives>;
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<string, LivingTable>();

  constructor(
    requests: ReadonlyMap<string, GenerateRequest>,
    lives: ReadonlyMap<string, Lives>,
    vocabulary: Vocabulary,
  ) {
    this.#requests = requests;
    this.#lives = lives;
    this.#vocabulary = vocabulary;
  }

  /** The table of this name; undefined if all its rows are there at any moment. */
  of(name: string): LivingTable | undefined {
    const lives = this.#lives.get(name);
    if (lives === undefined) return undefined;
    let table = this.#known.get(name);
    if (table === undefined) {
      table = this.#made(required(this.#requests.get(name), `there is no table ${name}`), lives);
      this.#known.set(name, table);
    }
    return table;
  }

  #made(request: GenerateRequest, lives: Lives): LivingTable {
    const existence = this.#existenceOf(request, lives);
    const key = deriveKey(tableKeys(request).key, 'change');
    return {
      request,
      born: lives.born,
      existence,
      changes: lives.changes.map(({ fields, every }) => ({
        fields: new Set(fields),
        cycles: new ChangeCycles(deriveKey(key, ...fields), existence.clock, every / DAY_MS),
      })),
    };
  }

  #existenceOf(request: GenerateRequest, { born, end }: Lives): Existence {
    const { key } = tableKeys(request);
    const { followed, rows } = required(request.inSet, 'only tables of a set live');
    if (born === undefined) {
      if (followed?.kind !== 'per') throw new Error(`${request.tableName} has no births`);
      const parent = required(this.of(followed.table), `${followed.table} has no lives`);
      const dealt = children(followed.counts, parent.existence.rows, childrenKey(key));
      const parents = { rows, values: dealt.rows, steps: dealt.steps, factor: 1 };
      return childExistence(numberBlocks(parents), parent.existence);
    }
    const field = required(
      request.fields.find(({ name }) => name === born),
      `there is no field ${born}`,
    );
    const clock = required(arrivalOf(field), `${born} has no moments of births`).clock;
    const { moments } = required(
      TableContext.of(request, this.#vocabulary).column(field),
      `the field ${born} is faulty`,
    );
    const { values, steps, grain } = required(moments, `${born} has no moments`);
    const births = numberBlocks({ rows, values, steps, factor: grain.unit });
    const ends =
      end && new RowEnds(deriveKey(key, 'end'), clock, { ...end, after: end.after / DAY_MS });
    return ownExistence(births, clock, ends);
  }
}

/** What the type of a field says about rows that arrive by its moments. */
export function arrivalOf({ type, constraints }: Field) {
  return type.arrives?.(constraints);
}
