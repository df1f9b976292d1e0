/** Tables in parts, for programs of Node: the module `tablewright/bulk`. */
export { BulkError } from '../adapters/bulk/bulk-error.js';
export type { MadeParts } from '../application/bulk/make-parts.js';
export type { Resumed } from '../application/bulk/queued-runs.js';
export type { RunState, RunStatus, RunTrouble } from '../application/bulk/run-status.js';
export type { WrongPart } from '../application/bulk/verify-run.js';
export { type QueuedRun, type WorkEvent, WorkQueueError } from '../application/ports/work-queue.js';
export type { BulkRun, PartWindow, RunTable } from '../domain/bulk/bulk-run.js';
export type { Manifest, Receipt, SealedPart } from '../domain/bulk/manifest.js';
export type { PartLot } from '../domain/bulk/part-lots.js';
export {
  type BulkOptions,
  type DaysRequest,
  makeBulk,
  type SealOptions,
  sealBulk,
  type VerifyOptions,
  verifyBulk,
} from './bulk-calls.js';
export {
  bulkStatus,
  cancelBulk,
  type QueueOptions,
  resumeBulk,
  type SubmitOptions,
  type SubmittedRun,
  submitBulk,
  type WorkOptions,
  workBulk,
} from './queue-calls.js';
