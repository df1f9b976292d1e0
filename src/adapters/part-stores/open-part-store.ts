import { type PartStore, PartStoreError } from '../../application/ports/part-store.js';
import { FolderStore } from './folder-store.js';
import { isS3Url } from './s3-url.js';

/** Opens the place of a run: the path of a folder, or `s3://bucket/prefix`. Only a bucket loads the SDK of AWS. */
export async function openPartStore(place: string): Promise<PartStore> {
  if (isS3Url(place)) return (await import('./s3-store.js')).S3Store.open(place);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(place)) {
    throw new PartStoreError(`${place}: expected the path of a folder, or s3://bucket/prefix`);
  }
  return new FolderStore(place);
}
