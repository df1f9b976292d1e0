import { ContainerModule } from 'inversify';
import { measuredStores } from '../adapters/metrics/measured-stores.js';
import { MemoryCounterStore } from '../adapters/stores/memory/memory-counter-store.js';
import { openStores } from '../adapters/stores/open-stores.js';
import { AdmitRequest } from '../application/use-cases/admit-request.js';
import { AuthenticateCaller } from '../application/use-cases/authenticate-caller.js';
import { IssueKey } from '../application/use-cases/issue-key.js';
import { givenKeyRecords } from '../domain/access/given-key.js';
import { tokens } from '../tokens.js';

/** Addresses whose fair use is known at once; some MB. */
const MAX_ADDRESSES = 10_000;

/** Who may ask, and how often. */
export const access = new ContainerModule(({ bind }) => {
  bind(tokens.stores)
    .toResolvedValue(
      ({ store }, clock, log, metrics) => measuredStores(openStores(store, clock, log), metrics),
      [tokens.settings, tokens.clock, tokens.log, tokens.metrics],
    )
    .inSingletonScope()
    .onDeactivation((stores) => stores.close());
  bind(tokens.authenticateCaller)
    .toResolvedValue(
      ({ keys }, { apiKeys }, digest, clock) =>
        new AuthenticateCaller(keys, givenKeyRecords(apiKeys, digest.sha256), digest, clock),
      [tokens.stores, tokens.settings, tokens.digest, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.admitRequest)
    .toResolvedValue(
      ({ counters }, { dailyLimit, rateLimit }, clock) =>
        new AdmitRequest(counters, new MemoryCounterStore(clock, MAX_ADDRESSES), {
          daily: dailyLimit,
          fair: rateLimit,
        }),
      [tokens.stores, tokens.settings, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.issueKey)
    .toResolvedValue(
      ({ keys }, entropy, digest, clock) => new IssueKey(keys, entropy, digest, clock),
      [tokens.stores, tokens.entropy, tokens.digest, tokens.clock],
    )
    .inSingletonScope();
});
