import { isObject, type Members } from '../../../domain/basics/members.js';
import type { DatasetRef } from '../../../domain/hub/dataset-ref.js';
import type { BoundedClient } from '../bounded-client.js';
import { unreadable } from '../faults.js';
import type { HubTask } from '../hub-task.js';
import { type JsonReply, jsonReply } from '../json-reply.js';
import type { HttpRequest } from '../send-request.js';
import type { KaggleUrls } from './kaggle-urls.js';

const SERVICE = 'datasets.DatasetApiService';

/** The calls of Kaggle's API that we use. */
export class KaggleCalls {
  readonly #client: BoundedClient;
  readonly #urls: KaggleUrls;

  constructor(client: BoundedClient, urls: KaggleUrls) {
    this.#client = client;
    this.#urls = urls;
  }

  /** Calls a method of the service in the same way as Kaggle's own clients. */
  async call(method: string, body: Members, task: HubTask): Promise<unknown> {
    const reply = await jsonReply(this.#client, this.#request(method, body), task);
    return this.#accepted(reply, task);
  }

  /** Lists data sets by the older REST API, which also works without an account. */
  async list(query: Readonly<Record<string, string>>, task: HubTask): Promise<unknown> {
    const url = new URL(`${this.#urls.rest}/datasets/list?${new URLSearchParams(query)}`);
    const request = { method: 'GET', url, headers: {} } as const;
    return this.#accepted(await jsonReply(this.#client, request, task), task);
  }

  /** The request for one file; the answer redirects to the storage. */
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

  /** Throws for a refusal that has status 200 and reports its error only in the body. */
  #accepted({ value, answer }: JsonReply, task: HubTask): unknown {
    if (!isObject(value)) return value;
    const { code, errorMessage, errorMessageNullable } = value;
    if (typeof code === 'number' && code >= 400) {
      throw this.#client.refusal({ ...answer, status: code }, task);
    }
    if (errorMessage || errorMessageNullable) throw unreadable('reported an internal error');
    return value;
  }
}
