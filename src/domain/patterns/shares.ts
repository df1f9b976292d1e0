/** The share of a holder when things 0..things-1 are dealt in order to holders 0..holders-1, as evenly as possible. */
export interface Share {
  readonly holder: number;
  /** The holder's first thing, and the number of its things. */
  readonly start: number;
  readonly size: number;
}

/** The share of a holder. */
export function shareOf(holder: number, things: number, holders: number): Share {
  const size = Math.floor(things / holders);
  const larger = things - size * holders;
  return {
    holder,
    start: holder * size + Math.min(holder, larger),
    size: holder < larger ? size + 1 : size,
  };
}

/** The share that contains a thing. */
export function shareWith(thing: number, things: number, holders: number): Share {
  const size = Math.floor(things / holders);
  const larger = things - size * holders;
  const inLarger = larger * (size + 1);
  const holder =
    thing < inLarger
      ? Math.floor(thing / (size + 1))
      : larger + Math.floor((thing - inLarger) / size);
  return shareOf(holder, things, holders);
}
