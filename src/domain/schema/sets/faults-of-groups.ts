import { FaultList } from '../../errors/fault-list.js';
import type { FoundFault } from '../../errors/late-fault.js';

/**
 * Passes the faults of two tables on as those of the one that a request has. A field that both have is reported once, and
 * faults without a place in the request follow from others.
 */
export class FaultsOfGroups extends FaultList {
  readonly #all: FaultList;
  readonly #place: (path: string) => string | undefined;
  readonly #known = new Set<string>();
  #count = 0;

  constructor(all: FaultList, place: (path: string) => string | undefined) {
    super();
    this.#all = all;
    this.#place = place;
  }

  override get count(): number {
    return this.#count;
  }

  override add(make: () => FoundFault): void {
    this.#count += 1;
    if (this.#all.isFull) {
      this.#all.add(make);
      return;
    }
    const fault = withAdvice(make());
    const path = this.#place(fault.path);
    const key = `${path} ${'message' in fault ? fault.message : ''}`;
    if (path === undefined || this.#known.has(key)) return;
    this.#known.add(key);
    this.#all.add(() => ({ ...fault, path }));
  }
}

/** Says of a field of the groups why it does not find another one: that may differ from row to row. */
function withAdvice(fault: FoundFault): FoundFault {
  if (!('write' in fault) || !fault.path.startsWith('/tables/0/fields')) return fault;
  return {
    ...fault,
    write: (budget) => {
      const written = fault.write(budget);
      if (!written.message.startsWith('unknown field "')) return written;
      return {
        ...written,
        message: `${written.message}: a field with per refers to fields with per`,
      };
    },
  };
}
