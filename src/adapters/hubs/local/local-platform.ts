import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type {
  DatasetFile,
  HubAccess,
  HubPlatform,
  SearchPage,
} from '../../../application/ports/hub-platform.js';
import type { ByteSource } from '../../../application/ports/table-reader.js';
import type { HubFailure } from '../../../domain/errors/failure.js';
import { attempt } from '../faults.js';
import { PAGE_SIZE } from '../hub-limits.js';
import { datasetRef, filePath } from '../known-names.js';
import { type LocalDataset, localDatasets, summary } from './local-datasets.js';
import { localFile } from './local-file.js';
import { LocalFolder } from './local-folder.js';

/** The hub `local`: a folder of the operator with files as `owner/name/file`. Needs no account and no network. */
export class LocalPlatform implements HubPlatform {
  readonly name = 'local';
  readonly #folder: LocalFolder;

  constructor(path: string) {
    this.#folder = new LocalFolder(path);
  }

  search(query: string, page: number): TaskEither<HubFailure, SearchPage> {
    return attempt(async () => {
      const found = (await localDatasets(this.#folder)).filter(matching(query));
      const end = page * PAGE_SIZE;
      const results = found.slice(end - PAGE_SIZE, end);
      return {
        results: await Promise.all(results.map((dataset) => summary(this.#folder, dataset))),
        hasMore: found.length > end,
      };
    });
  }

  files(dataset: string): TaskEither<HubFailure, readonly DatasetFile[]> {
    return attempt(async () => {
      const files = await this.#folder.files(datasetRef(dataset));
      return files.map(({ name, sizeBytes }) => ({ name, sizeBytes }));
    });
  }

  open(
    dataset: string,
    { name }: DatasetFile,
    { signal }: HubAccess,
  ): TaskEither<HubFailure, ByteSource> {
    return attempt(async () => {
      const path = await this.#folder.pathOf(datasetRef(dataset), filePath(name));
      return localFile(path, name, signal);
    });
  }
}

/** Whether the name or description of a data set contains every word of a query, in upper or lower case. */
function matching(query: string): (dataset: LocalDataset) => boolean {
  const words = query.toLowerCase().split(/\s+/);
  return ({ ref, description = '' }) => {
    const text = `${ref} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
