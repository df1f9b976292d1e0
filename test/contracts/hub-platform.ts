import type { HubPlatform } from '../../src/application/ports/hub-platform.js';
import { hubLaws, type KnownDataset } from '../../src/testing/hub-laws.js';
import { passes } from '../support/asserting.js';

/** Defines a test for each law of hubs. */
export function hubPlatformContract(platform: () => HubPlatform, known: () => KnownDataset): void {
  for (const { title, check } of hubLaws(platform, known)) it(title, () => passes(check));
}
