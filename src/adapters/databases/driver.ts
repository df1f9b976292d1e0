import { DatabaseError } from '../../application/ports/database-link.js';
import { optionalPackage } from '../optional-package.js';

/** Loads the package of a database. Rejects with a `DatabaseError` if it is not installed. */
export function driver<A>(name: string): Promise<A> {
  return optionalPackage(name, { user: 'this database', Refusal: DatabaseError });
}
