import { restError, rpcError } from '../answers.js';
import { type Handler, Listener } from '../listener.js';
import { kaggleDatasets } from './kaggle-datasets.js';
import { kaggleRoutes, storagePath } from './kaggle-routes.js';
import { KaggleStorage } from './kaggle-storage.js';
import { signed } from './signed-url.js';

export const KAGGLE_TOKEN = 'KGAT_marker_of_a_token';
export const KAGGLE_PAIR = { username: 'marker_user', key: 'marker_key' };

const ACCEPTED = [
  `Bearer ${KAGGLE_TOKEN}`,
  `Basic ${btoa(`${KAGGLE_PAIR.username}:${KAGGLE_PAIR.key}`)}`,
];

const objects = new Map(
  kaggleDatasets.flatMap((dataset) =>
    dataset.files.map((file) => [storagePath(dataset, file), file.bytes]),
  ),
);

/** A stand-in for Kaggle: the API, the storage, and an unrelated host as a target of redirects. */
export class KaggleStandIn {
  readonly storage = new KaggleStorage(objects);
  readonly evil = new Listener((_request, response) => void response.end('thanks'));
  readonly api = new Listener((request, response) => {
    const line = `${request.method} ${request.target}`;
    const route = this.#routes.find(([start]) => line.startsWith(start));
    const answer = route?.[1] ?? restError(404, 'Not found');
    return authorizing(answer)(request, response);
  });
  readonly #routes = [...kaggleRoutes((path) => this.locate(path))];

  /** Returns a signed URL on the storage. */
  locate(path: string): string {
    return signed(this.storage.origin, path.split('/').map(encodeURIComponent).join('/'));
  }

  async start(): Promise<void> {
    await Promise.all([this.api.start(), this.storage.start(), this.evil.start()]);
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.stop(), this.storage.stop(), this.evil.stop()]);
  }
}

function authorizing(answer: Handler): Handler {
  return (request, response) => {
    const { authorization } = request.headers;
    const known = authorization === undefined || ACCEPTED.includes(authorization);
    const unauthorized =
      request.method === 'POST' ? rpcError(401, 'UNAUTHENTICATED') : restError(401, 'Unauthorized');
    return (known ? answer : unauthorized)(request, response);
  };
}
