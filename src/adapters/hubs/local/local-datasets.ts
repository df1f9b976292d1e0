import { open } from 'node:fs/promises';
import { HubFault } from '../../../application/ports/hub-fault.js';
import type { DatasetSummary } from '../../../application/ports/hub-platform.js';
import { greatest } from '../../../domain/basics/extremes.js';
import { datasetRef } from '../known-names.js';
import { textOf } from '../reply-fields.js';
import type { LocalFolder } from './local-folder.js';

const README = 'README.md';

/** The number of bytes of a README that are read to find its first line. */
const README_BYTES = 4096;

/** A data set of a folder, without its files: their sizes are read only if it is among the results of a page. */
export interface LocalDataset {
  readonly ref: string;
  /** The first non-empty line of its README.md, without the `#` of a heading. */
  readonly description: string | undefined;
}

export async function localDatasets(folder: LocalFolder): Promise<readonly LocalDataset[]> {
  const refs = await folder.refs();
  return Promise.all(refs.map(async (ref) => ({ ref, description: await firstLine(folder, ref) })));
}

export async function summary(
  folder: LocalFolder,
  { ref, description }: LocalDataset,
): Promise<DatasetSummary> {
  const files = await folder.files(datasetRef(ref));
  const changed = files.map(({ changedAt }) => changedAt);
  return {
    ref,
    title: ref,
    description,
    url: undefined,
    sizeBytes: files.reduce((sum, { sizeBytes = 0 }) => sum + sizeBytes, 0),
    lastUpdated: files.length === 0 ? undefined : new Date(greatest(changed)).toISOString(),
    license: undefined,
    downloads: undefined,
  };
}

async function firstLine(folder: LocalFolder, ref: string): Promise<string | undefined> {
  try {
    const file = await open(await folder.pathOf(datasetRef(ref), README));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(README_BYTES), 0, README_BYTES, 0);
      return textOf(/^[#\s]*(.*)/.exec(buffer.toString('utf8', 0, bytesRead))?.[1]);
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof HubFault) return undefined;
    throw error;
  }
}
