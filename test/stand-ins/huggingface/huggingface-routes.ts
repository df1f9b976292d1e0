import { gzipSync } from 'node:zlib';
import { json, redirect } from '../answers.js';
import type { Handler, SeenRequest } from '../listener.js';
import { type StorageKnobs, storedObject } from '../stored-object.js';
import { type HubDataset, type HubFile, hubDatasets, RENAMED } from './huggingface-datasets.js';

const PARQUET = 'refs/convert/parquet';
const SHA = '0f3c0f3c0f3c0f3c0f3c0f3c0f3c0f3c0f3c0f3c';

/** The number of entries in one page of a tree. */
const TREE_PAGE = 10;

export interface HubSide {
  readonly origin: string;
  readonly knobs: StorageKnobs;
  /** Returns the URL of a large file on the content network. */
  locate(dataset: HubDataset, file: HubFile): string;
}

/** Returns the handler for a request to the hub. */
export function huggingFaceRoute(request: SeenRequest, side: HubSide): Handler {
  const url = new URL(request.target, side.origin);
  if (url.pathname === '/api/datasets') return search(url);
  const [, kind, id = '', revision = '', path = ''] =
    /^\/(api\/datasets|datasets)\/([^/]+\/[^/]+)\/(?:tree|resolve)\/([^/]+)\/?(.*)$/.exec(
      url.pathname,
    ) ?? [];
  const renamed = RENAMED[id];
  if (renamed !== undefined) return redirect(request.target.replace(id, renamed), 307);
  const dataset = hubDatasets.find((candidate) => candidate.id === id);
  if (dataset === undefined) return missingRepo(request);
  const files = decodeURIComponent(revision) === PARQUET ? dataset.parquet : dataset.files;
  if (files === undefined) return hubError(404, 'RevisionNotFound');
  if (kind === 'api/datasets') return tree(files, url);
  if (dataset.gated) return hubError(request.headers.authorization ? 403 : 401, 'GatedRepo');
  const file = files.find((candidate) => candidate.path === decodeURIComponent(path));
  return file === undefined ? hubError(404, 'EntryNotFound') : resolve(dataset, file, side);
}

/** Like the hub, it answers 401 to anonymous callers and reveals only to known ones that a repository is missing. */
function missingRepo({ headers }: SeenRequest): Handler {
  return hubError(headers.authorization ? 404 : 401, 'RepoNotFound');
}

export function hubError(status: number, code: string): Handler {
  return json({ error: code }, status, { 'x-error-code': code });
}

function search(url: URL): Handler {
  const { searchParams } = url;
  const words = (searchParams.get('search') ?? '').toLowerCase();
  const hits = hubDatasets.filter(({ id }) => id.toLowerCase().includes(words));
  return page(hits.map(entry), url, Number(searchParams.get('limit') ?? 20));
}

function entry({ id, gated = false as const }: { id: string; gated?: 'auto' | false }): object {
  return {
    _id: '65a0',
    id,
    gated,
    private: false,
    downloads: 12,
    lastModified: '2026-01-05T10:00:00.000Z',
    description: `About ${id}`,
    tags: ['format:csv', 'license:cc0-1.0'],
  };
}

function tree(files: readonly HubFile[], url: URL): Handler {
  const entries = files.map(({ path, bytes, lfs }) => ({
    type: 'file',
    oid: SHA,
    path,
    size: lfs ? 134 : bytes.length,
    ...(lfs && { lfs: { oid: SHA, size: bytes.length, pointerSize: 134 } }),
  }));
  return page([{ type: 'directory', oid: SHA, path: 'data', size: 0 }, ...entries], url, TREE_PAGE);
}

/** Returns one page of a listing, with an absolute link to the next one. */
function page(entries: readonly object[], url: URL, size: number): Handler {
  const start = Number(atob(url.searchParams.get('cursor') ?? '') || 0);
  const next = new URL(url);
  next.searchParams.set('cursor', btoa(String(start + size)));
  const more = start + size < entries.length;
  const headers = more ? { link: `<${next.href}>; rel="next"` } : undefined;
  return json(entries.slice(start, start + size), 200, headers);
}

function resolve(dataset: HubDataset, file: HubFile, side: HubSide): Handler {
  return (request, response) => {
    response.setHeader('x-repo-commit', SHA);
    if (file.lfs) {
      response.setHeader('x-linked-size', String(file.bytes.length));
      return redirect(side.locate(dataset, file))(request, response);
    }
    if (request.headers['accept-encoding'] === 'identity') {
      return storedObject(file.bytes, side.knobs)(request, response);
    }
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file.bytes));
  };
}
