import { HubFault } from '../../application/ports/hub-fault.js';
import { type DatasetRef, parseDatasetRef } from '../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../domain/hub/file-path.js';

/** Parses `owner/name`. Throws the fault of a missing data set for an invalid name, which must never reach a URL. */
export function datasetRef(dataset: string): DatasetRef {
  const ref = parseDatasetRef(dataset);
  if (ref === undefined) throw missingDataset(dataset);
  return ref;
}

/** Checks the path of a file. Throws the fault of a missing file for an invalid path. */
export function filePath(name: string): string {
  if (!isFilePath(name)) throw missingFile(name);
  return name;
}

export function missingDataset(name: string): HubFault {
  return new HubFault({ code: 'hub_not_found', what: 'dataset', name });
}

export function missingFile(name: string): HubFault {
  return new HubFault({ code: 'hub_not_found', what: 'file', name });
}
