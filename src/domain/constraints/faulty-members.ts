/** What reading a faulty member throws: no rule can be checked without the member's value. */
class FaultyMember extends Error {}

/** The members of an object; those with a fault of their own cannot be read. */
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

/** What a rule gives, or `undefined` where it needs a faulty member. */
export function unlessFaulty<A>(rule: () => A): A | undefined {
  try {
    return rule();
  } catch (error) {
    if (error instanceof FaultyMember) return undefined;
    throw error;
  }
}

/** The rules as one: a faulty member keeps only those from being checked that need it. */
export function everyRule<Given extends readonly unknown[], Broken>(
  ...rules: readonly ((...given: Given) => readonly Broken[])[]
): (...given: Given) => readonly Broken[] {
  return (...given) => rules.flatMap((rule) => unlessFaulty(() => rule(...given)) ?? []);
}
