import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type {
  DatasetFile,
  HubAccess,
  HubPlatform,
  SearchPage,
} from '../../../application/ports/hub-platform.js';
import type { ByteSource } from '../../../application/ports/table-reader.js';
import type { HubFailure } from '../../../domain/errors/failure.js';
import { bearer } from '../authorization.js';
import type { BoundedClient } from '../bounded-client.js';
import { attempt } from '../faults.js';
import { type HubTask, hubTask, type Subject } from '../hub-task.js';
import { datasetRef, filePath } from '../known-names.js';
import { remoteFile } from '../remote-file.js';
import { datasetFiles } from './dataset-files.js';
import { HuggingFaceUrls } from './huggingface-urls.js';
import { searchPage } from './search-page.js';

/** The Hugging Face hub. It accepts only tokens; if the credentials are a user name and key, the key is the token. */
export class HuggingFacePlatform implements HubPlatform {
  readonly name = 'huggingface';
  readonly #client: BoundedClient;
  readonly #urls: HuggingFaceUrls;

  constructor(client: BoundedClient, origin: string) {
    this.#client = client;
    this.#urls = new HuggingFaceUrls(origin);
  }

  search(query: string, page: number, access: HubAccess): TaskEither<HubFailure, SearchPage> {
    const search = begin({ what: 'search' }, access);
    return attempt(() => searchPage(this.#client, this.#urls, query, page, search));
  }

  files(dataset: string, access: HubAccess): TaskEither<HubFailure, readonly DatasetFile[]> {
    return attempt(async () => {
      const listing = begin({ what: 'dataset', dataset }, access);
      return datasetFiles(this.#client, this.#urls, datasetRef(dataset), listing);
    });
  }

  open(
    dataset: string,
    { name }: DatasetFile,
    access: HubAccess,
  ): TaskEither<HubFailure, ByteSource> {
    return attempt(async () => {
      const url = this.#urls.file(datasetRef(dataset), filePath(name));
      const file = begin({ what: 'file', dataset, name }, access);
      return remoteFile(this.#client, { method: 'GET', url, headers: {} }, file, () => name);
    });
  }
}

function begin(subject: Subject, access: HubAccess): HubTask {
  const { credentials } = access;
  const token = credentials && ('token' in credentials ? credentials.token : credentials.key);
  return hubTask(subject, access, token === undefined ? undefined : bearer(token));
}
