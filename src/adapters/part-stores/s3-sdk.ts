/*
 * The parts of `@aws-sdk/client-s3` and `@aws-sdk/lib-storage` that are called. Users install the packages themselves, so
 * their types may be missing.
 */

/** A request, which the client answers with `Answer`. */
export interface S3Command<Answer> {
  /** Only for the compiler. */
  readonly answer?: Answer;
}

export interface S3Client {
  send<Answer>(command: S3Command<Answer>): Promise<Answer>;
}

export interface S3ClientConfig {
  readonly forcePathStyle?: boolean;
  readonly requestChecksumCalculation?: 'WHEN_REQUIRED';
  readonly responseChecksumValidation?: 'WHEN_REQUIRED';
  readonly region?: string;
  /** Limits in milliseconds on opening a connection, and on the time in which it moves no byte. */
  readonly requestHandler?: { readonly connectionTimeout: number; readonly socketTimeout: number };
}

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

/** A multipart upload that was begun and not completed. */
export interface S3Upload {
  readonly Key?: string;
  readonly UploadId?: string;
  readonly Initiated?: Date;
}

/** Where the next page of uploads begins. */
export interface UploadMarkers {
  readonly KeyMarker?: string | undefined;
  readonly UploadIdMarker?: string | undefined;
}

interface UploadsPage {
  readonly Uploads?: readonly S3Upload[];
  readonly IsTruncated?: boolean;
  readonly NextKeyMarker?: string;
  readonly NextUploadIdMarker?: string;
}

interface ObjectsPage {
  readonly Contents?: readonly { readonly Key?: string; readonly Size?: number }[];
}

type Command<Input, Answer> = new (input: Input) => S3Command<Answer>;

export interface S3Sdk {
  readonly S3Client: new (config: S3ClientConfig) => S3Client;
  readonly PutObjectCommand: Command<
    Place & { readonly Body: Uint8Array; readonly IfNoneMatch: string },
    unknown
  >;
  readonly GetObjectCommand: Command<Place, { readonly Body?: unknown }>;
  readonly AbortMultipartUploadCommand: Command<
    {
      readonly Bucket: string;
      readonly Key: string | undefined;
      readonly UploadId: string | undefined;
    },
    unknown
  >;
  readonly ListMultipartUploadsCommand: Command<
    UploadMarkers & { readonly Bucket: string; readonly Prefix: string },
    UploadsPage
  >;
  paginateListObjectsV2(
    config: { readonly client: S3Client },
    input: { readonly Bucket: string; readonly Prefix: string },
  ): AsyncIterable<ObjectsPage>;
}

export interface S3Storage {
  readonly Upload: new (options: {
    readonly client: S3Client;
    readonly params: Place & { readonly Body: NodeJS.ReadableStream };
    readonly partSize: number;
    readonly queueSize: number;
  }) => { done(): Promise<unknown> };
}
