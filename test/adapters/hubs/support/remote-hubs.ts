import type { hubPlatforms } from '../../../../src/adapters/hubs/index.js';
import type { HubPlatform } from '../../../../src/application/ports/hub-platform.js';
import type { Log } from '../../../../src/application/ports/log.js';
import type { HubCredentials } from '../../../../src/domain/hub/hub-requests.js';
import {
  HUGGINGFACE_TOKEN,
  HuggingFaceStandIn,
} from '../../../stand-ins/huggingface/huggingface-stand-in.js';
import { KAGGLE_TOKEN, KaggleStandIn } from '../../../stand-ins/kaggle/kaggle-stand-in.js';
import type { Listener } from '../../../stand-ins/listener.js';
import { huggingFaceAt, kaggleAt } from './platforms.js';

/** A platform that is reached over HTTP, with the stand-ins that it contacts. */
export interface RemoteHub {
  readonly name: string;
  readonly api: Listener;
  readonly storage: Listener;
  readonly evil: Listener;
  readonly platform: HubPlatform;
  readonly credentials: HubCredentials;
  /** Parts of the request targets of an anonymous search, listing and download. */
  readonly search: string;
  readonly files: string;
  readonly download: string;
  /** The name of a data set with a large file, which is on the storage. */
  readonly dataset: string;
  readonly file: string;
  stop(): Promise<void>;
}

async function kaggle(log: Log): Promise<RemoteHub> {
  const standIn = new KaggleStandIn();
  await standIn.start();
  return {
    name: 'kaggle',
    api: standIn.api,
    storage: standIn.storage,
    evil: standIn.evil,
    platform: kaggleAt(standIn, log),
    credentials: { token: KAGGLE_TOKEN },
    search: '/datasets/list',
    files: 'ListDatasetFiles',
    download: 'DownloadDataset',
    dataset: 'acme/city-rainfall',
    file: 'data/rain.csv',
    stop: () => standIn.stop(),
  };
}

async function huggingface(log: Log): Promise<RemoteHub> {
  const standIn = new HuggingFaceStandIn();
  await standIn.start();
  return {
    name: 'huggingface',
    api: standIn.hub,
    storage: standIn.cdn,
    evil: standIn.evil,
    platform: huggingFaceAt(standIn, log),
    credentials: { token: HUGGINGFACE_TOKEN },
    search: '/api/datasets?',
    files: '/tree/main',
    download: '/resolve/main',
    dataset: 'acme/rain',
    file: 'data/rain 50%.csv',
    stop: () => standIn.stop(),
  };
}

/** A remote hub without a stand-in does not compile. */
export const remoteHubs = { kaggle, huggingface } satisfies Readonly<
  Record<Exclude<keyof typeof hubPlatforms, 'local'>, (log: Log) => Promise<RemoteHub>>
>;
