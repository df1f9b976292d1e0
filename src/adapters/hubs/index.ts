import type { Clock } from '../../application/ports/clock.js';
import type { HubFactory, HubPlatform } from '../../application/ports/hub-platform.js';
import type { Log } from '../../application/ports/log.js';
import { AllowedOrigins } from './allowed-origins.js';
import { BoundedClient } from './bounded-client.js';
import { HuggingFacePlatform } from './huggingface/huggingface-platform.js';
import { HUGGINGFACE, HUGGINGFACE_STORAGE } from './huggingface/huggingface-urls.js';
import { KagglePlatform } from './kaggle/kaggle-platform.js';
import { KAGGLE_STORAGE, kaggleUrls } from './kaggle/kaggle-urls.js';
import { LocalPlatform } from './local/local-platform.js';
import { sampleFolder } from './local/sample-folder.js';

/** The settings of the operator; an empty one means the default of the platform. */
export interface HubAddresses {
  readonly localHubDir: string;
  readonly kaggleUrl: string;
  readonly kaggleStorage: readonly string[];
  readonly huggingfaceUrl: string;
  readonly huggingfaceStorage: readonly string[];
}

export interface HubParts {
  readonly addresses: HubAddresses;
  readonly clock: Clock;
  readonly log: Log;
}

/** A platform of this package. */
export interface BuiltInHub {
  /** The name for people. */
  readonly label: string;
  /** The members of `HubCredentials` that the page asks for. Empty: the platform needs none. */
  readonly credentials: readonly ('username' | 'key' | 'token')[];
  open(parts: HubParts): HubPlatform;
}

/** All platforms, by the segment of their HTTP paths. */
export const hubPlatforms = {
  local: {
    label: 'Local',
    credentials: [],
    open: ({ addresses }) => new LocalPlatform(addresses.localHubDir || sampleFolder()),
  },
  kaggle: {
    label: 'Kaggle',
    credentials: ['username', 'key'],
    open: ({ addresses: { kaggleUrl, kaggleStorage }, clock, log }) => {
      const urls = kaggleUrls(kaggleUrl);
      const origins = new AllowedOrigins(
        { own: [urls.rpc, urls.rest], named: kaggleUrl === '' ? [] : [kaggleUrl] },
        { own: KAGGLE_STORAGE, named: kaggleStorage },
      );
      return new KagglePlatform(new BoundedClient({ origins, clock, log }), urls);
    },
  },
  huggingface: {
    label: 'Hugging Face',
    credentials: ['token'],
    open: ({ addresses: { huggingfaceUrl, huggingfaceStorage }, clock, log }) => {
      const origins = new AllowedOrigins(
        { own: [HUGGINGFACE], named: huggingfaceUrl === '' ? [] : [huggingfaceUrl] },
        { own: HUGGINGFACE_STORAGE, named: huggingfaceStorage },
      );
      const client = new BoundedClient({ origins, clock, log });
      return new HuggingFacePlatform(client, huggingfaceUrl || HUGGINGFACE);
    },
  },
} satisfies Readonly<Record<string, BuiltInHub>>;

interface HubSettings extends HubAddresses {
  readonly hubs: readonly (keyof typeof hubPlatforms)[];
}

/** The configured platforms in the order of the setting, followed by those of extensions. */
export function openHubs(
  settings: HubSettings,
  factories: readonly HubFactory[],
  { clock, log }: Pick<HubParts, 'clock' | 'log'>,
): readonly HubPlatform[] {
  return [
    ...settings.hubs.map((name) => hubPlatforms[name].open({ addresses: settings, clock, log })),
    ...factories.map((make) => make({ clock, log })),
  ];
}
