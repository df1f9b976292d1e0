import type { Job } from 'bullmq';
import * as t from 'io-ts';
import { BrokenJobError } from '../../application/ports/work-queue.js';

const run = t.type({
  id: t.string,
  release: t.string,
  place: t.string,
  parts: t.number,
  rows: t.number,
  unit: t.keyof({ row: null, day: null }),
});

/** The data of a kind of jobs, and what makes such a job anew. */
export interface JobForm {
  readonly data: t.Mixed;
  readonly remedy: string;
}

export const sealForm: JobForm = { data: t.type({ run }), remedy: 'submit its run again' };
export const lotForm: JobForm = {
  data: t.type({ run, lot: t.type({ first: t.number, parts: t.number }) }),
  remedy: 'cancel and resume its run',
};

/** A job that has the data of a run. Rejects with a `BrokenJobError` that names the key of a job that has not. */
export async function readableJob<Found extends Job>(
  find: () => Promise<Found | undefined>,
  { data, remedy }: JobForm,
  key: string,
): Promise<Found | undefined> {
  const job = await find().catch((error: unknown) => {
    throw error instanceof SyntaxError ? unreadable(key, remedy) : error;
  });
  if (job !== undefined && !data.is(job.data)) throw unreadable(key, remedy);
  return job;
}

/**
 * Why a job that a worker has taken cannot be done; undefined if it has the data of a run. BullMQ makes a job without data of one whose
 * key was deleted while it waited.
 */
export function brokenJob(
  job: Job,
  { data, remedy }: JobForm,
  key: string,
): BrokenJobError | undefined {
  return data.is(job.data) ? undefined : unreadable(key, remedy);
}

function unreadable(key: string, remedy: string): BrokenJobError {
  return new BrokenJobError(
    `the job ${key} is not as tablewright bulk submit writes it: delete this key in Redis, and ${remedy}`,
  );
}
