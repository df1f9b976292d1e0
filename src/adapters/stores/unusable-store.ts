/** Thrown if a store cannot be opened; the message has the store, the reason and, if there is one, the remedy. */
export class UnusableStore extends Error {
  override readonly name = 'UnusableStore';

  constructor(store: string, reason: string) {
    super(`cannot open the store ${store}: ${reason}`);
  }
}
