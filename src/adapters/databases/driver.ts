import { DatabaseError } from '../../application/ports/database-link.js';

/**
 * Loads the package of a database, which is an optional peer dependency: most users of Tablewright need no database.
 */
export async function driver<A>(name: string): Promise<A> {
  try {
    return (await import(name)) as A;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new DatabaseError(`this database needs the package ${name}: npm install ${name}`);
  }
}
