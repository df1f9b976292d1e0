import { basename } from 'node:path/posix';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type {
  DatasetFile,
  HubAccess,
  HubPlatform,
  SearchPage,
} from '../../../application/ports/hub-platform.js';
import type { ByteSource } from '../../../application/ports/table-reader.js';
import type { HubFailure } from '../../../domain/errors/failure.js';
import { basicOrBearer } from '../authorization.js';
import type { BoundedClient } from '../bounded-client.js';
import { attempt } from '../faults.js';
import { type HubTask, hubTask, type Subject } from '../hub-task.js';
import { datasetRef, filePath } from '../known-names.js';
import { remoteFile } from '../remote-file.js';
import { datasetFiles } from './dataset-files.js';
import { KaggleCalls } from './kaggle-calls.js';
import type { KaggleUrls } from './kaggle-urls.js';
import { searchPage } from './search-page.js';

/** Kaggle, called as its own clients call it. Accepts a bearer token, or the older pair of user name and key. */
export class KagglePlatform implements HubPlatform {
  readonly name = 'kaggle';
  readonly #client: BoundedClient;
  readonly #calls: KaggleCalls;

  constructor(client: BoundedClient, urls: KaggleUrls) {
    this.#client = client;
    this.#calls = new KaggleCalls(client, urls);
  }

  search(query: string, page: number, access: HubAccess): TaskEither<HubFailure, SearchPage> {
    return attempt(() => searchPage(this.#calls, query, page, begin({ what: 'search' }, access)));
  }

  files(dataset: string, access: HubAccess): TaskEither<HubFailure, readonly DatasetFile[]> {
    return attempt(async () => {
      const ref = datasetRef(dataset);
      return datasetFiles(this.#calls, ref, begin({ what: 'dataset', dataset }, access));
    });
  }

  open(
    dataset: string,
    { name }: DatasetFile,
    access: HubAccess,
  ): TaskEither<HubFailure, ByteSource> {
    return attempt(async () => {
      const download = this.#calls.download(datasetRef(dataset), filePath(name));
      const file = begin({ what: 'file', dataset, name }, access);
      return remoteFile(this.#client, download, file, (url) => nameAt(url, name));
    });
  }
}

function begin(subject: Subject, access: HubAccess): HubTask {
  const { credentials } = access;
  return hubTask(subject, access, credentials && basicOrBearer(credentials));
}

/** The name of a downloaded file. Kaggle zips large text files, which only the URL after the redirects shows. */
function nameAt({ pathname }: URL, name: string): string {
  const zipped = `/${encodeURIComponent(basename(name))}.zip`;
  return pathname.endsWith(zipped) ? `${name}.zip` : name;
}
