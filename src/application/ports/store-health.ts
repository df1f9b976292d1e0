/** Whether a store answers now; for readiness. */
export interface StoreHealth {
  /** As settings and /ready name it. */
  readonly store: string;
  /** Resolves within half a second, whatever the store does. */
  answers(): Promise<boolean>;
}
