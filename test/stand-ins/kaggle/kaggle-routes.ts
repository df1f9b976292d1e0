import { basename } from 'node:path/posix';
import { json, redirect, rpcError } from '../answers.js';
import type { Handler } from '../listener.js';
import { kaggleDatasets, type StandInDataset, type StandInFile } from './kaggle-datasets.js';

const PAGE = 20;
const MOST_FILES = 200;
const RPC = '/api/v1/datasets.DatasetApiService';

type Body = Readonly<Record<string, unknown>>;

/** Returns the handlers of the API by the prefix of a request; `locate` returns a signed URL on the storage. */
export function kaggleRoutes(locate: (path: string) => string): ReadonlyMap<string, Handler> {
  return new Map<string, Handler>([
    ['GET /api/v1/datasets/list?', restSearch],
    [`POST ${RPC}/ListDatasets`, called(rpcSearch)],
    [`POST ${RPC}/ListDatasetFiles`, called(files)],
    [`POST ${RPC}/DownloadDataset`, called((body) => download(body, locate))],
  ]);
}

/** Returns the path of a file on the storage. */
export function storagePath({ ref }: StandInDataset, { name, zipped }: StandInFile): string {
  const folder = `/kaggle-data-sets/${ref.replace('/', '-')}/1`;
  return zipped ? `${folder}/compressed/${basename(name)}.zip` : `${folder}/${name}`;
}

function called(answer: (body: Body) => Handler): Handler {
  return (request, response) => {
    try {
      return answer(JSON.parse(request.body) as Body)(request, response);
    } catch {
      return rpcError(400, 'INVALID_ARGUMENT')(request, response);
    }
  };
}

function found(query: string, page: number): readonly StandInDataset[] {
  const words = query.toLowerCase();
  const hits = kaggleDatasets.filter(({ ref, title, subtitle }) =>
    `${ref} ${title} ${subtitle}`.toLowerCase().includes(words),
  );
  return page > 500 ? [] : hits.slice((page - 1) * PAGE, page * PAGE);
}

const restSearch: Handler = (request, response) => {
  const { searchParams } = new URL(request.target, 'http://stand-in');
  const hits = found(searchParams.get('search') ?? '', Number(searchParams.get('page') ?? 1));
  return json(hits.map(restDataset))(request, response);
};

function rpcSearch({ search = '', page = 1 }: Body): Handler {
  const hits = found(String(search), Number(page));
  return json({ datasets: hits.map(rpcDataset), nextPageToken: '' });
}

/** Like Kaggle, it sends optional members twice, with a flag. The plain member is empty if there is no value. */
function restDataset({ ref, title, subtitle, bare }: StandInDataset): object {
  if (bare) return { id: 7, ref };
  return {
    id: 101,
    ref,
    title,
    titleNullable: title,
    hasTitle: true,
    subtitle,
    subtitleNullable: subtitle || null,
    hasSubtitle: subtitle !== '',
    totalBytes: 40_960,
    totalBytesNullable: 40_960,
    hasTotalBytes: true,
    licenseName: '',
    licenseNameNullable: 'CC0: Public Domain',
    hasLicenseName: false,
    lastUpdated: '2026-01-05T10:00:00.1Z',
    downloadCount: 12,
    tags: [],
  };
}

function rpcDataset({ ref, title, bare }: StandInDataset): object {
  return bare ? { id: 7, ref } : { id: 101, ref, title, totalBytes: '40960', downloadCount: 12 };
}

function files(body: Body): Handler {
  const dataset = datasetOf(body);
  if (dataset === undefined) return rpcError(404, 'NOT_FOUND');
  if (dataset.closed) return rpcError(403, 'PERMISSION_DENIED');
  const size = Math.min(Number(body.pageSize ?? PAGE), MOST_FILES);
  const start = Number(atob(String(body.pageToken ?? '')) || 0);
  const more = start + size < dataset.files.length;
  return json({
    datasetFiles: dataset.files.slice(start, start + size).map(({ name, bytes }) => ({
      name,
      ref: name,
      totalBytes: bytes.length,
      creationDate: '2026-01-05T10:00:00Z',
      columns: [],
    })),
    ...(more && { nextPageToken: btoa(String(start + size)) }),
  });
}

function download(body: Body, locate: (path: string) => string): Handler {
  const dataset = datasetOf(body);
  if (dataset?.closed) return rpcError(403, 'PERMISSION_DENIED');
  const file = dataset?.files.find(({ name }) => name === body.fileName);
  if (dataset === undefined || file === undefined || file.lost) return rpcError(404, 'NOT_FOUND');
  return redirect(locate(storagePath(dataset, file)));
}

function datasetOf({ ownerSlug, datasetSlug }: Body): StandInDataset | undefined {
  return kaggleDatasets.find(({ ref }) => ref === `${ownerSlug}/${datasetSlug}`);
}
