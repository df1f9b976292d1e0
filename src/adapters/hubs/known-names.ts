import { HubFault } from '../../application/ports/hub-fault.js';
import { type DatasetRef, parseDatasetRef } from '../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../domain/hub/file-path.js';

/** What can't be a name is not there: it never reaches a URL or a folder. */
export function datasetRef(dataset: string): DatasetRef {
  const ref = parseDatasetRef(dataset);
  if (ref === undefined) throw missingDataset(dataset);
  return ref;
}

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
