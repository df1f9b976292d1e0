import { ContainerModule } from 'inversify';
import {
  measuredCounters,
  measuredKeys,
  measuredProfiles,
} from '../../adapters/metrics/measured-stores.js';
import { MemoryCounterStore } from '../../adapters/stores/memory/memory-counter-store.js';
import { openStores } from '../../adapters/stores/open-stores.js';
import { AdmitRequest } from '../../application/access/admit-request.js';
import { AuthenticateCaller } from '../../application/access/authenticate-caller.js';
import { IssueKey } from '../../application/keys/issue-key.js';
import { KeepProfile } from '../../application/profiles/keep-profile.js';
import { givenKeyRecords } from '../../domain/access/given-key.js';
import { tokens } from '../tokens.js';

/** The number of addresses whose requests are counted at once; they take some MB. */
const MAX_ADDRESSES = 10_000;

/** Keys, and the limits of callers. */
export const access = new ContainerModule(({ bind }) => {
  bind(tokens.stores)
    .toResolvedValue(
      ({ store }, clock, log) => openStores(store, clock, log),
      [tokens.settings, tokens.clock, tokens.log],
    )
    .inSingletonScope()
    .onDeactivation((stores) => stores.close());
  bind(tokens.keyStore)
    .toResolvedValue(
      ({ keys }, metrics) => measuredKeys(keys, metrics),
      [tokens.stores, tokens.metrics],
    )
    .inSingletonScope();
  bind(tokens.counterStore)
    .toResolvedValue(
      ({ counters }, metrics) => measuredCounters(counters, metrics),
      [tokens.stores, tokens.metrics],
    )
    .inSingletonScope();
  bind(tokens.profileStore)
    .toResolvedValue(
      ({ profiles }, metrics) => measuredProfiles(profiles, metrics),
      [tokens.stores, tokens.metrics],
    )
    .inSingletonScope();
  bind(tokens.authenticateCaller)
    .toResolvedValue(
      (keys, { apiKeys }, digest, clock) =>
        new AuthenticateCaller(keys, givenKeyRecords(apiKeys, digest.sha256), digest, clock),
      [tokens.keyStore, tokens.settings, tokens.digest, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.admitRequest)
    .toResolvedValue(
      (counters, { dailyLimit, rateLimit }, clock) =>
        new AdmitRequest(
          counters,
          new MemoryCounterStore(clock, MAX_ADDRESSES),
          { daily: dailyLimit, fair: rateLimit },
          clock,
        ),
      [tokens.counterStore, tokens.settings, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.keepProfile)
    .toResolvedValue(
      (profiles, digest) => new KeepProfile(profiles, digest),
      [tokens.profileStore, tokens.digest],
    )
    .inSingletonScope();
  bind(tokens.issueKey)
    .toResolvedValue(
      (keys, entropy, digest, clock) => new IssueKey(keys, entropy, digest, clock),
      [tokens.keyStore, tokens.entropy, tokens.digest, tokens.clock],
    )
    .inSingletonScope();
});
