/** A place in a bucket. */
export interface S3Place {
  readonly bucket: string;
  /** What the keys of all its objects begin with: empty, or it ends with `/`. */
  readonly prefix: string;
}

/** Whether a text is meant as a place in a bucket, not as the path of a folder. */
export function isS3Url(text: string): boolean {
  return /^s3:/i.test(text);
}

/** Reads `s3://bucket/prefix`; undefined if it is none. The prefix is taken as it is written, as other tools do. */
export function s3Place(url: string): S3Place | undefined {
  const [, bucket, path = ''] = /^s3:\/\/([^/?#@\s]+)(?:\/(.*))?$/is.exec(url) ?? [];
  if (bucket === undefined) return undefined;
  const prefix = path.endsWith('/') ? path.slice(0, -1) : path;
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
