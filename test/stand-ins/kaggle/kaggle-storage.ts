import { text } from '../answers.js';
import { Listener } from '../listener.js';
import { type StorageKnobs, storedObject, wellBehaved } from '../stored-object.js';
import { isSigned } from './signed-url.js';

const XML = { 'content-type': 'application/xml' };

/** The storage of downloads. It rejects requests with credentials of the API or without a signature. */
export class KaggleStorage extends Listener {
  readonly knobs: StorageKnobs = wellBehaved();

  constructor(objects: ReadonlyMap<string, Uint8Array>) {
    super((request, response) => {
      const url = new URL(request.target, this.origin);
      const object = objects.get(decodeURIComponent(url.pathname));
      if (request.headers.authorization || request.headers.cookie) {
        return refusal(400, 'InvalidArgument')(request, response);
      }
      if (request.method !== 'GET') return refusal(405, 'MethodNotAllowed')(request, response);
      if (!isSigned(url)) return refusal(403, 'SignatureDoesNotMatch')(request, response);
      if (object === undefined) return refusal(404, 'NoSuchKey')(request, response);
      return storedObject(object, this.knobs)(request, response);
    });
  }
}

function refusal(status: number, code: string): ReturnType<typeof text> {
  return text(`<?xml version='1.0'?><Error><Code>${code}</Code></Error>`, status, XML);
}
