import { type Fault, isObject, pointer, pointerSteps } from '../../src/page/index.js';
import type { Request } from './messages.js';

/** A field that was left out, by its indices in the whole request, and why. */
export interface LeftOut {
  readonly table: number;
  readonly field: number;
  readonly name: string;
  readonly message: string;
}

/** A field or a pair with its index in the whole request. */
interface Listed {
  readonly definition: unknown;
  readonly index: number;
}

/** A table that may have lost some of its parts. */
interface Draft {
  readonly members: Request;
  readonly fields: readonly Listed[];
  readonly correlate: readonly Listed[];
  readonly index: number;
}

/** What a fault is about: a part or a member of a table, or a member of the request. */
interface Place {
  readonly fault: Fault;
  readonly draft: Draft | undefined;
  readonly member: string;
  readonly part: Listed | undefined;
}

/** The rows of a table that has lost what says how many it has. */
const ROWS = 1000;

/** A request without the parts that have a fault, so that the others can be shown. */
export class SoundRequest {
  readonly leftOut: LeftOut[] = [];
  /** The faults that no earlier one explains, with the indices of the whole request. */
  readonly faults: Fault[] = [];
  readonly #isSet: boolean;
  #common: Request;
  #drafts: readonly Draft[];

  constructor(request: Request) {
    const { tables, ...common } = request;
    this.#isSet = Array.isArray(tables);
    this.#common = common;
    this.#drafts = Array.isArray(tables) ? tables.map(draftOf) : [draftOf(common, 0)];
  }

  get request(): Request {
    const tables = this.#drafts.map(requestOf);
    return this.#isSet ? { ...this.#common, tables } : (tables[0] ?? {});
  }

  /** The index in `request` of a table of the whole request; -1 if it is left out. */
  indexOf(table: number): number {
    return this.#drafts.findIndex(({ index }) => index === table);
  }

  /** Leaves out what the faults of `request` are about. Returns false if nothing remains, or nothing was left out. */
  leaveOut(faults: readonly Fault[]): boolean {
    const before = JSON.stringify(this.request);
    // The indices of all faults are those of the request before any part was left out.
    for (const place of faults.map((fault) => this.#placeOf(fault))) this.#leaveOut(place);
    return this.#drafts.length > 0 && JSON.stringify(this.request) !== before;
  }

  #placeOf(fault: Fault): Place {
    const steps = pointerSteps(fault.path);
    const inSet = steps[0] === 'tables' ? this.#drafts[Number(steps[1])] : undefined;
    const draft = this.#isSet ? inSet : this.#drafts[0];
    const [member = '', at] = inSet === undefined ? steps : steps.slice(2);
    const parts = member === 'fields' || member === 'correlate' ? draft?.[member] : undefined;
    return { fault, draft, member, part: at === undefined ? undefined : parts?.[Number(at)] };
  }

  #leaveOut(place: Place): void {
    const { fault, draft, member, part } = place;
    const missing = part && this.#missing(part.definition);
    if (missing === undefined) this.faults.push(this.#inWhole(place));
    if (draft === undefined) {
      const { [member]: _, ...others } = this.#common;
      this.#common = others;
      return;
    }
    const table = draft.index;
    const isNew = !this.leftOut.some((one) => one.table === table && one.field === part?.index);
    if (part !== undefined && member === 'fields' && isNew) {
      const message = missing === undefined ? fault.message : `needs ${missing}, which has a fault`;
      this.leftOut.push({ table, field: part.index, name: nameOf(part.definition), message });
    }
    this.#drafts = this.#drafts.flatMap((one) => {
      if (one.index !== table) return [one];
      return without(one, member, part) ?? [];
    });
  }

  /** The name of a field that was left out and that a definition mentions. */
  #missing(definition: unknown): string | undefined {
    const { name, ...others } = isObject(definition) ? definition : {};
    const text = JSON.stringify(others);
    return this.leftOut.find((one) => one.name !== '' && mentions(text, one.name))?.name;
  }

  /** The fault with the index that its part has in the whole request. */
  #inWhole({ fault, draft, member, part }: Place): Fault {
    if (draft === undefined || part === undefined) return fault;
    const start = this.#isSet ? `/tables/${draft.index}` : '';
    const inside = pointerSteps(fault.path).slice(this.#isSet ? 4 : 2);
    return { ...fault, path: inside.reduce(pointer, `${start}/${member}/${part.index}`) };
  }
}

function draftOf(table: unknown, index: number): Draft {
  const { fields, correlate, ...members } = isObject(table) ? table : {};
  return { members, fields: partsOf(fields), correlate: partsOf(correlate), index };
}

function partsOf(list: unknown): readonly Listed[] {
  return Array.isArray(list) ? list.map((definition, index) => ({ definition, index })) : [];
}

function requestOf({ members, fields, correlate }: Draft): Request {
  return {
    ...members,
    fields: fields.map(({ definition }) => definition),
    ...(correlate.length > 0 && { correlate: correlate.map(({ definition }) => definition) }),
  };
}

/** A table without a part or a member; undefined if it cannot be without it. */
function without(draft: Draft, member: string, part: Listed | undefined): Draft | undefined {
  const { members } = draft;
  switch (member) {
    case 'fields':
      if (part === undefined) return undefined;
      return { ...draft, fields: draft.fields.filter((one) => one !== part) };
    case 'correlate':
      return { ...draft, correlate: part ? draft.correlate.filter((one) => one !== part) : [] };
    case 'name':
      return { ...draft, members: { ...members, name: `table ${draft.index}` } };
    case 'rows':
    case 'per':
    case 'pairs': {
      const { per: _, pairs: __, ...others } = members;
      return { ...draft, members: { ...others, rows: ROWS } };
    }
    default: {
      if (!(member in members)) return undefined;
      const { [member]: _, ...others } = members;
      return { ...draft, members: others };
    }
  }
}

function nameOf(definition: unknown): string {
  return isObject(definition) ? String(definition.name ?? '') : '';
}

/** Whether a text contains a name that is no part of a longer one. */
function mentions(text: string, name: string): boolean {
  const isWord = (character: string | undefined): boolean => /\w/.test(character ?? '');
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + name.length])) return true;
  }
  return false;
}
