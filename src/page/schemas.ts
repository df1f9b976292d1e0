/** Reads SQL, Prisma, Rails and other schema files. */

export { requestOfSchema } from '../application/databases/request-of-schema.js';
export { readSchema } from '../domain/databases/read-schema.js';
