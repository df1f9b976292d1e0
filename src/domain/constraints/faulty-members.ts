/** Thrown when a rule reads a faulty member: a rule cannot be checked without the member's value. */
class FaultyMember extends Error {}

/** Returns the members of an object with those in `faulty` guarded: reading one throws. */
export function withFaulty(
  members: Readonly<Record<string, unknown>>,
  faulty: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  if (faulty.size === 0) return members;
  const guarded = { ...members };
  for (const name of faulty) {
    const get = (): never => {
      throw new FaultyMember(name);
    };
    Object.defineProperty(guarded, name, { get, enumerable: true, configurable: true });
  }
  return guarded;
}

/** Returns the result of a rule, or `undefined` if the rule reads a faulty member. */
export function unlessFaulty<A>(rule: () => A): A | undefined {
  try {
    return rule();
  } catch (error) {
    if (error instanceof FaultyMember) return undefined;
    throw error;
  }
}

/** Combines rules into one. A rule that reads a faulty member is skipped; the others are still checked. */
export function everyRule<Given extends readonly unknown[], Broken>(
  ...rules: readonly ((...given: Given) => readonly Broken[])[]
): (...given: Given) => readonly Broken[] {
  return (...given) => rules.flatMap((rule) => unlessFaulty(() => rule(...given)) ?? []);
}
