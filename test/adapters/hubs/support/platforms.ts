import { type HubAddresses, hubPlatforms } from '../../../../src/adapters/hubs/index.js';
import type { HubPlatform } from '../../../../src/application/ports/hub-platform.js';
import type { Log } from '../../../../src/application/ports/log.js';
import type { HuggingFaceStandIn } from '../../../stand-ins/huggingface/huggingface-stand-in.js';
import type { KaggleStandIn } from '../../../stand-ins/kaggle/kaggle-stand-in.js';
import { MemoryLog } from '../../http/support/memory-log.js';

/** 2026-01-05T10:00:00Z. */
export const NOW = 1_767_607_200_000;

const clock = { now: () => NOW };

const OWN: HubAddresses = {
  localHubDir: '',
  kaggleUrl: '',
  kaggleStorage: [],
  huggingfaceUrl: '',
  huggingfaceStorage: [],
};

export function kaggleAt(standIn: KaggleStandIn, log: Log = new MemoryLog()): HubPlatform {
  const { api, storage } = standIn;
  const addresses = { ...OWN, kaggleUrl: api.origin, kaggleStorage: [storage.origin] };
  return hubPlatforms.kaggle.open({ addresses, clock, log });
}

export function huggingFaceAt(
  standIn: HuggingFaceStandIn,
  log: Log = new MemoryLog(),
): HubPlatform {
  const { hub, cdn } = standIn;
  const addresses = { ...OWN, huggingfaceUrl: hub.origin, huggingfaceStorage: [cdn.origin] };
  return hubPlatforms.huggingface.open({ addresses, clock, log });
}

/** Returns the platform local for the sample tables of the package or for a folder. */
export function localAt(localHubDir = ''): HubPlatform {
  return hubPlatforms.local.open({
    addresses: { ...OWN, localHubDir },
    clock,
    log: new MemoryLog(),
  });
}
