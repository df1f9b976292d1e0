/** The outcome of a request. It contains no text from the caller, because its members become labels. */
export interface AnswerFacts {
  /** The path pattern of the route; undefined if no route matched. */
  readonly route: string | undefined;
  /** Undefined if the caller disconnected before the status was sent. */
  readonly status: number | undefined;
  readonly outcome: string;
  readonly seconds: number;
  /** The number of rows that were made for the answer. */
  readonly rows: number;
  /** The number of bytes of the body that were sent, after compression. */
  readonly bytes: number;
}

export type StoreOperation =
  | 'key_add'
  | 'key_find'
  | 'key_list'
  | 'key_revoke'
  | 'admit'
  | 'profile_find'
  | 'profile_replace';

/** The current metrics as text for a monitoring system. */
export interface Exposition {
  readonly mediaType: string;
  text(): Promise<string>;
}

/** Records measurements for the operator. */
export interface Metrics {
  answered(answer: AnswerFacts): void;
  /** Records one call of a store, whether it failed or not. */
  storeCalled(operation: StoreOperation, seconds: number): void;
  /** Missing if metrics are off. */
  readonly exposition?: Exposition;
}
