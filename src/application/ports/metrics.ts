/** How the answer to a request ended. No text of a caller's is among these: each becomes a label. */
export interface AnswerFacts {
  /** The route's path as the table of routes has it; undefined where no route took the request. */
  readonly route: string | undefined;
  /** Undefined where the caller left before it. */
  readonly status: number | undefined;
  readonly outcome: string;
  readonly seconds: number;
  /** Rows that were made for it. */
  readonly rows: number;
  /** Bytes of the body that were sent, compressed where it was. */
  readonly bytes: number;
}

export type StoreOperation = 'key_add' | 'key_find' | 'key_list' | 'key_revoke' | 'admit';

/** What was measured so far, as a monitoring system reads it. */
export interface Exposition {
  readonly mediaType: string;
  text(): Promise<string>;
}

/** Takes the measurements that an operator watches. */
export interface Metrics {
  answered(answer: AnswerFacts): void;
  /** One call of a store, failed ones included. */
  storeCalled(operation: StoreOperation, seconds: number): void;
  /** Left out where nothing is kept. */
  readonly exposition?: Exposition;
}
