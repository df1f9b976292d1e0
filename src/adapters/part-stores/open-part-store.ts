import { type PartStore, PartStoreError } from '../../application/ports/part-store.js';
import { addressScheme } from '../address-scheme.js';
import { FolderStore } from './folder-store.js';
import { isS3Url } from './s3-url.js';

/** Opens the place of a run: the path of a folder, or `s3://bucket/prefix`. Only a bucket loads the SDK of AWS. */
export async function openPartStore(place: string): Promise<PartStore> {
  if (isS3Url(place)) return (await import('./s3-store.js')).S3Store.open(place);
  const scheme = addressScheme(place);
  if (scheme !== undefined) {
    throw new PartStoreError(
      `expected the path of a folder, or s3://bucket/prefix, got ${scheme}…`,
    );
  }
  return new FolderStore(place);
}
