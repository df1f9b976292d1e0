/** Where Kaggle's two surfaces begin: the calls of its clients, and the older one with paths and queries. */
export interface KaggleUrls {
  readonly rpc: string;
  readonly rest: string;
}

/** Kaggle serves both below other hosts; everywhere else they stand below one, as its clients expect. */
export function kaggleUrls(origin: string): KaggleUrls {
  if (origin !== '') return { rpc: `${origin}/api/v1`, rest: `${origin}/api/v1` };
  return { rpc: 'https://api.kaggle.com/v1', rest: 'https://www.kaggle.com/api/v1' };
}

export const KAGGLE_STORAGE = ['https://storage.googleapis.com'];
