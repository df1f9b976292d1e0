/** Who needs an optional package, for the message that it is missing. */
export interface PackageUser {
  /** The beginning of the message, such as `this database`. */
  readonly user: string;
  /** All packages to install; by default the one that is loaded. */
  readonly install?: string;
  readonly Refusal: new (message: string) => Error;
}

/**
 * Loads an optional peer dependency: most users of Tablewright need none of them. Rejects with a `Refusal` that names
 * the package if it is not installed.
 */
export async function optionalPackage<A>(
  name: string,
  { user, install = name, Refusal }: PackageUser,
): Promise<A> {
  try {
    return (await import(name)) as A;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Refusal(`${user} needs the package ${name}: npm install ${install}`);
  }
}
