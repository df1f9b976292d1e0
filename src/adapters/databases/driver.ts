import { DatabaseError } from '../../application/ports/database-link.js';
import { optionalPackage } from '../optional-package.js';

/** Loads a package of a database. Rejects with a `DatabaseError` that names all packages to install if it is missing. */
export function driver<A>(name: string, install = name): Promise<A> {
  return optionalPackage(name, { user: 'this database', install, Refusal: DatabaseError });
}
