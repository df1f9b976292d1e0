/** The base URLs of Kaggle's two APIs: the RPC calls of its clients, and the older REST API. */
export interface KaggleUrls {
  readonly rpc: string;
  readonly rest: string;
}

/** Kaggle serves the two APIs on different hosts. An origin of the operator serves both, as Kaggle's clients expect. */
export function kaggleUrls(origin: string): KaggleUrls {
  if (origin !== '') return { rpc: `${origin}/api/v1`, rest: `${origin}/api/v1` };
  return { rpc: 'https://api.kaggle.com/v1', rest: 'https://www.kaggle.com/api/v1' };
}

export const KAGGLE_STORAGE = ['https://storage.googleapis.com'];
