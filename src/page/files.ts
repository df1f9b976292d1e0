/** Writes files, also of several tables. */

export { filesOfArchive } from '../adapters/compression/files-of-archive.js';
export { packOf } from '../application/tables/pack-of.js';
export { setFile } from '../application/tables/set-file.js';
export { fileForm } from '../domain/formats/file-form.js';
export { planSetStepwise } from '../domain/generation/sets/plan-set.js';
export { setToSql } from '../domain/generation/sets/set-to-sql.js';
