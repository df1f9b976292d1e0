/** Reads SQL, Prisma and other schema files. */

export { readSchema } from '../domain/databases/read-schema.js';
export { setOfSchema } from '../domain/databases/requests/set-of-schema.js';
