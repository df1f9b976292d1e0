/** Things 0..things-1 dealt to holders 0..holders-1 in order: no two hold numbers that differ by more than one. */
export interface Share {
  readonly holder: number;
  /** The holder's first thing, and how many it has. */
  readonly start: number;
  readonly size: number;
}

/** What a holder has. */
export function shareOf(holder: number, things: number, holders: number): Share {
  const size = Math.floor(things / holders);
  const larger = things - size * holders;
  return {
    holder,
    start: holder * size + Math.min(holder, larger),
    size: holder < larger ? size + 1 : size,
  };
}

/** The share that a thing is in. */
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
