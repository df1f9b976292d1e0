/** The health check of a store, for readiness. */
export interface StoreHealth {
  /** The name of the store, as in the settings and in the answer of /ready. */
  readonly store: string;
  /** Whether the store can admit a request now, checked by a write. Resolves within a second in any case. */
  admits(): Promise<boolean>;
}
