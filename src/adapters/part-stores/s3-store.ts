import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Chunks } from '../../application/ports/compressor.js';
import {
  type PartStore,
  PartStoreError,
  type StoredFile,
} from '../../application/ports/part-store.js';
import { optionalPackage } from '../optional-package.js';
import type {
  S3Client,
  S3ClientConfig,
  S3Sdk,
  S3Storage,
  S3Upload,
  UploadMarkers,
} from './s3-sdk.js';
import { type S3Place, s3Place } from './s3-url.js';

/** The size of a piece of an upload, of which S3 takes 10,000: a file has at most 80 GB. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** The pieces that are sent at a time. They bound the memory of a file. */
const PIECES_AT_ONCE = 4;

/** The milliseconds in which a server that moves no byte, or that another write keeps busy, is waited for. */
const PATIENCE = 60_000;
/** The pause in milliseconds before an object is written that another write kept busy. */
const PAUSE = 200;

/** Milliseconds after which nobody continues an upload any more. */
const LONG_AGO = 24 * 60 * 60 * 1000;

const NEEDS = {
  user: 's3://',
  install: '@aws-sdk/client-s3 @aws-sdk/lib-storage',
  Refusal: PartStoreError,
};

/**
 * A place in a bucket of S3, or of a server that speaks its protocol. The SDK of AWS finds endpoint, region and
 * credentials in the environment and in its files. A large file is a multipart upload, which becomes visible when it is
 * completed.
 */
export class S3Store implements PartStore {
  readonly shown: string;
  readonly #place: S3Place;
  readonly #sdk: S3Sdk;
  readonly #storage: S3Storage;
  readonly #client: S3Client;
  readonly #patience: number;

  private constructor(place: S3Place, sdk: S3Sdk, storage: S3Storage, patience: number) {
    this.shown = `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, '');
    this.#place = place;
    this.#sdk = sdk;
    this.#storage = storage;
    this.#patience = patience;
    this.#client = new sdk.S3Client({
      ...clientOptions(process.env),
      // The SDK would wait for ever.
      requestHandler: { connectionTimeout: patience, socketTimeout: patience },
    });
  }

  /** Loads the SDK. Rejects with a `PartStoreError` if `url` is not a place, or if the SDK is not installed. */
  static async open(url: string, patience = PATIENCE): Promise<S3Store> {
    const place = s3Place(url);
    if (place === undefined) {
      // Who writes credentials there means the variables of AWS.
      const at = url.lastIndexOf('@');
      const shown = at < 0 ? url : `s3://***${url.slice(at)}`;
      throw new PartStoreError(`expected s3://bucket/prefix, got ${shown}`);
    }
    return new S3Store(
      place,
      await optionalPackage<S3Sdk>('@aws-sdk/client-s3', NEEDS),
      await optionalPackage<S3Storage>('@aws-sdk/lib-storage', NEEDS),
      patience,
    );
  }

  async *list(prefix: string): AsyncGenerator<StoredFile, void, undefined> {
    const { bucket, prefix: own } = this.#place;
    const input = { Bucket: bucket, Prefix: own + prefix };
    const pages = this.#sdk.paginateListObjectsV2({ client: this.#client }, input);
    for await (const { Contents = [] } of this.#reading('list', prefix, pages)) {
      for (const { Key = '', Size = 0 } of Contents) {
        // Other tools mark a folder by an empty object.
        if (!Key.endsWith('/')) yield { name: Key.slice(own.length), bytes: Size };
      }
    }
  }

  async write(name: string, chunks: Chunks): Promise<void> {
    const source = new Source(chunks);
    const upload = new this.#storage.Upload({
      client: this.#client,
      params: { ...this.#object(name), Body: Readable.from(source) },
      partSize: PIECE_BYTES,
      queueSize: PIECES_AT_ONCE,
    });
    try {
      await upload.done();
    } catch (error) {
      throw source.failure ?? this.#refusal('write', name, error);
    }
  }

  async create(name: string, bytes: Uint8Array): Promise<boolean> {
    const end = performance.now() + this.#patience;
    for (;;) {
      // Some servers ignore the condition of the write.
      if (await this.#exists(name)) return false;
      const input = { ...this.#object(name), Body: bytes, IfNoneMatch: '*' };
      try {
        await this.#client.send(new this.#sdk.PutObjectCommand(input));
        return true;
      } catch (error) {
        if (nameOf(error) === 'PreconditionFailed') return false;
        const isBusy = nameOf(error) === 'ConditionalRequestConflict' && performance.now() < end;
        if (!isBusy) throw this.#refusal('create', name, error);
      }
      // Another write of the same object is in progress, and may fail.
      await setTimeout(PAUSE);
    }
  }

  async read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    try {
      const input = new this.#sdk.GetObjectCommand(this.#object(name));
      const { Body } = await this.#client.send(input);
      return this.#reading('read', name, Body as Readable);
    } catch (error) {
      if (nameOf(error) === 'NoSuchKey') return undefined;
      throw this.#refusal('read', name, error);
    }
  }

  async sweep(all: boolean): Promise<number> {
    const oldest = Date.now() - LONG_AGO;
    let count = 0;
    for await (const { Key, UploadId, Initiated } of this.#uploads()) {
      if (!all && (Initiated?.getTime() ?? Date.now()) > oldest) continue;
      const input = { Bucket: this.#place.bucket, Key, UploadId };
      await this.#client
        .send(new this.#sdk.AbortMultipartUploadCommand(input))
        .catch(unlessNamed('NoSuchUpload'))
        .catch((error: unknown) => {
          throw this.#refusal('remove an unfinished upload of', '', error);
        });
      count += 1;
    }
    return count;
  }

  /** The uploads that were begun and neither completed nor aborted; none if the server cannot list them. */
  async *#uploads(): AsyncGenerator<S3Upload, void, undefined> {
    const { bucket: Bucket, prefix: Prefix } = this.#place;
    let next: UploadMarkers = {};
    for (;;) {
      const input = { Bucket, Prefix, ...next };
      const page = await this.#client
        .send(new this.#sdk.ListMultipartUploadsCommand(input))
        .catch(unlessNamed('NotImplemented'))
        .catch((error: unknown) => {
          throw this.#refusal('list the uploads of', '', error);
        });
      yield* page?.Uploads ?? [];
      if (page?.IsTruncated !== true) return;
      next = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  #object(name: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + name };
  }

  async #exists(name: string): Promise<boolean> {
    for await (const found of this.list(name)) if (found.name === name) return true;
    return false;
  }

  /** The items of a stream of the SDK, whose errors get the name of the file. */
  async *#reading<A>(
    action: string,
    name: string,
    items: AsyncIterable<A>,
  ): AsyncGenerator<A, void, undefined> {
    try {
      yield* items;
    } catch (error) {
      throw this.#refusal(action, name, error);
    }
  }

  #refusal(action: string, name: string, error: unknown): PartStoreError {
    const file = name === '' ? this.shown : `${this.shown}/${name}`;
    return new PartStoreError(`cannot ${action} ${file}: ${reasonOf(error)}`);
  }
}

/** The chunks of a file, each with its own memory, and the error with which they have ended. */
class Source implements AsyncIterable<Uint8Array> {
  readonly #chunks: Chunks;
  failure: unknown;

  constructor(chunks: Chunks) {
    this.#chunks = chunks;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for await (const chunk of this.#chunks) yield Buffer.from(chunk);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/**
 * The options of a server other than that of AWS. The bucket is part of the path, because the name of the server seldom
 * resolves with the bucket in front. Checksums that only AWS knows are left out.
 */
function clientOptions({
  AWS_ENDPOINT_URL_S3,
  AWS_ENDPOINT_URL,
  AWS_REGION,
  AWS_DEFAULT_REGION,
}: NodeJS.ProcessEnv): S3ClientConfig {
  if (!(AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL)) return {};
  return {
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    region: AWS_REGION || AWS_DEFAULT_REGION || 'us-east-1',
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Returns a handler that turns errors of this name into undefined. */
function unlessNamed(expected: string): (error: unknown) => undefined {
  return (error) => {
    if (nameOf(error) !== expected) throw error;
    return undefined;
  };
}

/** If all addresses of a host refuse, the error of Node has a code but no message. */
function reasonOf(error: unknown): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (message === '') return code ?? name;
  return name === 'Error' || message.includes(name) ? message : `${message} (${name})`;
}
