import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import type S3rver from 's3rver';
import { testEngines } from './test-engines.js';

/**
 * What the server does with a request instead of answering it: it denies access, breaks the connection before or in the
 * middle of its answer, says nothing at all or nothing behind the first bytes, or says that it cannot do such a thing, or that
 * another write of the object is in progress.
 */
export type Fault = 'deny' | 'break' | 'cut' | 'silence' | 'stall' | 'lack' | 'conflict';

const ACCOUNT = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/**
 * An S3 server of the test. s3rver does most of it; this class adds what it lacks: conditional writes, the list and the
 * end of unfinished uploads, and lists of more than one page, for which it uses a cipher that OpenSSL no longer has.
 */
export class S3Server {
  readonly bucket = 'rows';
  /** The most objects in an answer. */
  pageSize = 1000;
  /** Is asked before each request, by its method and its path with query. */
  fault: (request: string) => Fault | undefined = () => undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tablewright-s3-'));
  readonly #s3rver: S3rver;
  readonly #server: Server;
  /** Keys that are written on a condition now. */
  readonly #claimed = new Set<string>();

  private constructor() {
    const Server = testEngines.load<typeof S3rver>('s3rver');
    this.#s3rver = new Server({
      directory: this.#folder,
      silent: true,
      configureBuckets: [{ name: this.bucket }],
    });
    this.#s3rver.middleware.unshift((ctx, next) => this.#answer(ctx, next));
    this.#server = createServer(this.#s3rver.callback());
  }

  static async start(): Promise<S3Server> {
    const server = new S3Server();
    await server.#s3rver.configureBuckets();
    await once(server.#server.listen(0, '127.0.0.1'), 'listening');
    return server;
  }

  /** The variables with which the SDK of AWS finds the server. */
  get environment(): Readonly<Record<string, string>> {
    const { port } = this.#server.address() as AddressInfo;
    return { ...ACCOUNT, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, AWS_MAX_ATTEMPTS: '2' };
  }

  /** The ids of the uploads that were begun and neither completed nor aborted, by their keys. */
  get uploads(): readonly string[] {
    const folder = this.#uploadsFolder;
    return statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder);
  }

  /** Replaces the bytes of an object as no client does it; without bytes, removes it. */
  replace(key: string, bytes: string | undefined): void {
    const path = join(this.#folder, this.bucket, `${key}._S3rver_object`);
    if (bytes === undefined) rmSync(path);
    else writeFileSync(path, bytes);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    rmSync(this.#folder, { recursive: true });
  }

  get #uploadsFolder(): string {
    return join(this.#folder, this.bucket, '._S3rver_uploads');
  }

  async #answer(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const fault = this.fault(`${ctx.method} ${ctx.url}`);
    if (fault !== undefined) {
      await FAULTS[fault](ctx, next);
    } else if (!ctx.get('Authorization').includes(`Credential=${ACCOUNT.AWS_ACCESS_KEY_ID}/`)) {
      await next();
    } else if (ctx.method === 'PUT' && ctx.get('If-None-Match') === '*') {
      await this.#writeOnce(ctx, next);
    } else if (ctx.method === 'DELETE' && typeof ctx.query.uploadId === 'string') {
      rmSync(join(this.#uploadsFolder, ctx.query.uploadId), { recursive: true });
      ctx.status = 204;
    } else if (ctx.method === 'GET' && 'uploads' in ctx.query) {
      this.#listUploads(ctx);
    } else if (
      ctx.method === 'GET' &&
      ctx.path === `/${this.bucket}/` &&
      'list-type' in ctx.query
    ) {
      await this.#listObjects(ctx);
    } else {
      await next();
    }
  }

  async #writeOnce(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const [, , ...path] = decodeURIComponent(ctx.path).split('/');
    const key = path.join('/');
    if (this.#claimed.has(key)) {
      refuse(ctx, 409, 'ConditionalRequestConflict', 'Another write is in progress');
      return;
    }
    this.#claimed.add(key);
    try {
      if (await this.#s3rver.store.existsObject(this.bucket, key)) {
        refuse(ctx, 412, 'PreconditionFailed', 'The object exists');
      } else await next();
    } finally {
      this.#claimed.delete(key);
    }
  }

  async #listObjects(ctx: Context): Promise<void> {
    const { objects, isTruncated } = await this.#s3rver.store.listObjects(this.bucket, {
      maxKeys: this.pageSize,
      prefix: String(ctx.query.prefix),
      // The token of a page is the last key of the one before.
      startAfter: String(ctx.query['continuation-token'] ?? ''),
    });
    const contents = objects.map(
      ({ key, size }) =>
        `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><Size>${size}</Size></Contents>`,
    );
    const token = isTruncated
      ? `<NextContinuationToken>${objects.at(-1)?.key}</NextContinuationToken>`
      : '';
    ctx.type = 'application/xml';
    ctx.body = `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
  }

  #listUploads(ctx: Context): void {
    const uploads = this.uploads.map((id) => {
      const { mtime } = statSync(join(this.#uploadsFolder, id));
      return `<Upload><Key>${id}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
    });
    ctx.type = 'application/xml';
    ctx.body = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
  }
}

const FAULTS: Readonly<Record<Fault, (ctx: Context, next: () => Promise<unknown>) => unknown>> = {
  break: (ctx) => {
    ctx.respond = false;
    ctx.req.socket.destroy();
  },
  cut: (ctx, next) => {
    ctx.res.once('pipe', () => setTimeout(() => ctx.req.socket.destroy(), 20));
    return next();
  },
  silence: (ctx) => {
    ctx.respond = false;
  },
  stall: (ctx) => {
    ctx.respond = false;
    ctx.res.writeHead(200, { 'Content-Length': '1000000' }).write('a');
  },
  deny: (ctx) => refuse(ctx, 403, 'AccessDenied', 'Access Denied'),
  lack: (ctx) => refuse(ctx, 501, 'NotImplemented', 'Not implemented'),
  conflict: (ctx) => refuse(ctx, 409, 'ConditionalRequestConflict', 'Another write is in progress'),
};

function refuse(ctx: Context, status: number, code: string, message: string): void {
  // The connection stays usable only if the body has been read.
  ctx.req.resume();
  ctx.status = status;
  ctx.type = 'application/xml';
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
}
