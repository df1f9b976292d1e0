import { text } from '../answers.js';
import { type Handler, Listener } from '../listener.js';
import { storedObject, wellBehaved } from '../stored-object.js';
import { hubDatasets } from './huggingface-datasets.js';
import { hubError, huggingFaceRoute } from './huggingface-routes.js';

export const HUGGINGFACE_TOKEN = 'hf_marker_of_a_token';

const SIGNATURE = 'X-Amz-Signature=marker_of_a_signature';

/** A stand-in for Hugging Face: the hub, the content network, and an unrelated host as a target of redirects. */
export class HuggingFaceStandIn {
  readonly knobs = wellBehaved();
  readonly evil = new Listener((_request, response) => void response.end('thanks'));
  readonly cdn: Listener = new Listener((request, response) => {
    const { pathname, search } = new URL(request.target, this.cdn.origin);
    const object = objects.get(decodeURIComponent(pathname));
    const denied = request.headers.authorization !== undefined || search !== `?${SIGNATURE}`;
    if (denied || object === undefined) return text('denied', 403)(request, response);
    return storedObject(object, this.knobs)(request, response);
  });
  readonly hub: Listener = new Listener((request, response) => {
    response.setHeader('ratelimit', '"api";r=499;t=300');
    response.setHeader('ratelimit-policy', '"fixed window";"api";q=500;w=300');
    const { authorization } = request.headers;
    const known = authorization === undefined || authorization === `Bearer ${HUGGINGFACE_TOKEN}`;
    const answer: Handler = known
      ? huggingFaceRoute(request, {
          origin: this.hub.origin,
          knobs: this.knobs,
          locate: ({ id }, { path }) =>
            `${this.cdn.origin}/${id}/${path.split('/').map(encodeURIComponent).join('/')}?${SIGNATURE}`,
        })
      : hubError(401, 'InvalidToken');
    return answer(request, response);
  });

  async start(): Promise<void> {
    await Promise.all([this.hub.start(), this.cdn.start(), this.evil.start()]);
  }

  async stop(): Promise<void> {
    await Promise.all([this.hub.stop(), this.cdn.stop(), this.evil.stop()]);
  }
}

const objects = new Map<string, Uint8Array>(
  hubDatasets.flatMap(({ id, files, parquet = [] }) =>
    [...files, ...parquet].map(({ path, bytes }) => [`/${id}/${path}`, bytes]),
  ),
);
