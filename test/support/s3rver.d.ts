/** The part of s3rver that the tests use; the package has no types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { Middleware } from 'koa';

  class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly middleware: Middleware[];
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      listObjects(
        bucket: string,
        options: { readonly maxKeys: number; readonly prefix: string; readonly startAfter: string },
      ): Promise<{
        readonly isTruncated: boolean;
        readonly objects: readonly { readonly key: string; readonly size: number }[];
      }>;
    };
    callback(): RequestListener;
    configureBuckets(): Promise<unknown>;
  }

  export = S3rver;
}
