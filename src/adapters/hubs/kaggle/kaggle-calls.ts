import type { DatasetRef } from '../../../domain/hub/dataset-ref.js';
import type { BoundedClient } from '../bounded-client.js';
import { unreadable } from '../faults.js';
import { type JsonReply, jsonReply } from '../json-reply.js';
import type { Operation } from '../operation.js';
import { isMembers, type Members } from '../reply-fields.js';
import type { HttpRequest } from '../send-request.js';
import type { KaggleUrls } from './kaggle-urls.js';

const SERVICE = 'datasets.DatasetApiService';

/** The calls that we need of Kaggle's API. */
export class KaggleCalls {
  readonly #client: BoundedClient;
  readonly #urls: KaggleUrls;

  constructor(client: BoundedClient, urls: KaggleUrls) {
    this.#client = client;
    this.#urls = urls;
  }

  /** One call of the service, as Kaggle's own clients make it. */
  async call(method: string, body: Members, operation: Operation): Promise<unknown> {
    const reply = await jsonReply(this.#client, this.#request(method, body), operation);
    return this.#accepted(reply, operation);
  }

  /** The older listing, which also answers callers without an account. */
  async list(query: Readonly<Record<string, string>>, operation: Operation): Promise<unknown> {
    const url = new URL(`${this.#urls.rest}/datasets/list?${new URLSearchParams(query)}`);
    const request = { method: 'GET', url, headers: {} } as const;
    return this.#accepted(await jsonReply(this.#client, request, operation), operation);
  }

  /** The request for one file; its answer redirects to the storage. */
  download({ owner, name }: DatasetRef, fileName: string): HttpRequest {
    return this.#request('DownloadDataset', { ownerSlug: owner, datasetSlug: name, fileName });
  }

  #request(method: string, body: Members): HttpRequest {
    return {
      method: 'POST',
      url: new URL(`${this.#urls.rpc}/${SERVICE}/${method}`),
      headers: {},
      json: JSON.stringify(body),
    };
  }

  /** Some refusals come with status 200 and say so only in their body. */
  #accepted({ value, answer }: JsonReply, operation: Operation): unknown {
    if (!isMembers(value)) return value;
    const { code, errorMessage, errorMessageNullable } = value;
    if (typeof code === 'number' && code >= 400) {
      throw this.#client.refusal({ ...answer, status: code }, operation);
    }
    if (errorMessage || errorMessageNullable) throw unreadable('reported an error of its own');
    return value;
  }
}
