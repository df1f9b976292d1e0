import type { DatasetRef } from '../../../domain/hub/dataset-ref.js';

export const HUGGINGFACE = 'https://huggingface.co';

/** The hosts of large files: subdomains of hf.co that vary by region and provider, and a CDN for older files. */
export const HUGGINGFACE_STORAGE = ['https://*.hf.co', 'https://cdn-lfs.huggingface.co'];

/** The branch in which the hub provides the data set converted to Parquet. */
const PARQUET = 'refs/convert/parquet';

/** The prefix of our names for the files of that branch. */
export const PARQUET_PREFIX = `${PARQUET}/`;

export class HuggingFaceUrls {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `limit` is at most 500 results per reply. `expand` reduces each result to these members and its id. */
  search(query: string, limit: number): URL {
    const parameters = new URLSearchParams({ search: query, limit: String(limit) });
    for (const name of ['description', 'downloads', 'lastModified', 'tags']) {
      parameters.append('expand', name);
    }
    return new URL(`${this.#origin}/api/datasets?${parameters}`);
  }

  tree(ref: DatasetRef, revision: 'main' | typeof PARQUET): URL {
    const path = `${refPath(ref)}/tree/${encodeURIComponent(revision)}`;
    return new URL(`${this.#origin}/api/datasets/${path}?recursive=true&expand=false`);
  }

  parquetTree(ref: DatasetRef): URL {
    return this.tree(ref, PARQUET);
  }

  file(ref: DatasetRef, name: string): URL {
    const converted = name.startsWith(PARQUET_PREFIX);
    const revision = encodeURIComponent(converted ? PARQUET : 'main');
    const path = converted ? name.slice(PARQUET_PREFIX.length) : name;
    const segments = path.split('/').map(encodeURIComponent).join('/');
    return new URL(`${this.#origin}/datasets/${refPath(ref)}/resolve/${revision}/${segments}`);
  }

  page(ref: string): string {
    return `${this.#origin}/datasets/${ref}`;
  }
}

function refPath({ owner, name }: DatasetRef): string {
  return `${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
