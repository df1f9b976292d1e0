import { nth } from '../basics/nth.js';
/** Texts with their relative frequencies. */
export type WeightedTexts = readonly (readonly [text: string, weight: number])[];

/** A browser, which has a text for every platform and version; newer versions are more frequent. */
interface Browser {
  /** The browser's share among the browsers of its kind of device. */
  readonly share: number;
  readonly platforms: readonly string[];
  /** Newest first. */
  readonly versions: readonly string[];
  text(platform: string, version: string): string;
}

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Windows NT 10.0; Win64; x64';

/** Returns `count` whole version numbers, newest first. */
function versions(newest: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, age) => String(newest - age));
}

/** Versions from the months before the reference day of the release. */
const CHROMIUM = versions(143, 10);
const FIREFOX = versions(146, 8);
const SAFARI = ['18.6', '18.5', '18.4', '18.3', '18.2', '17.6', '17.5', '17.4', '16.6'];

const desktopBrowsers: readonly Browser[] = [
  {
    share: 65,
    platforms: [WINDOWS, 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'],
    versions: CHROMIUM,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`,
  },
  {
    share: 14,
    platforms: [WINDOWS, 'Macintosh; Intel Mac OS X 10_15_7'],
    versions: CHROMIUM,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
  },
  {
    share: 12,
    platforms: ['Macintosh; Intel Mac OS X 10_15_7'],
    versions: SAFARI,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}) ${APPLE_WEBKIT} Version/${version} Safari/605.1.15`,
  },
  {
    share: 9,
    platforms: [WINDOWS, 'Macintosh; Intel Mac OS X 10.15', 'X11; Linux x86_64'],
    versions: FIREFOX,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
  },
];

const mobileBrowsers: readonly Browser[] = [
  {
    share: 65,
    platforms: ['Linux; Android 10; K'],
    versions: CHROMIUM,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}) ${WEBKIT} Chrome/${version}.0.0.0 Mobile Safari/537.36`,
  },
  {
    share: 27,
    platforms: ['iPhone; CPU iPhone OS', 'iPad; CPU OS'],
    versions: SAFARI,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform} ${version.replace('.', '_')} like Mac OS X) ${APPLE_WEBKIT} Version/${version} Mobile/15E148 Safari/604.1`,
  },
  {
    share: 5,
    platforms: ['Linux; Android 10; K'],
    versions: versions(29, 4),
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}) ${WEBKIT} SamsungBrowser/${version}.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  },
  {
    share: 3,
    platforms: ['Android 15', 'Android 14', 'Android 13'],
    versions: FIREFOX,
    text: (platform, version) =>
      `Mozilla/5.0 (${platform}; Mobile; rv:${version}.0) Gecko/${version}.0 Firefox/${version}.0`,
  },
];

const bot: WeightedTexts = [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 30],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 20],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 8],
  ['Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)', 8],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 6],
  [`Mozilla/5.0 ${WEBKIT.slice(0, -1)}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`, 8],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 6],
  ['DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', 4],
  ['curl/8.7.1', 4],
  ['python-requests/2.32.3', 4],
  ['Go-http-client/2.0', 2],
];

function agentsOf(browsers: readonly Browser[]): WeightedTexts {
  return browsers.flatMap(({ share, platforms, versions: known, text }) => {
    const ages = known.map((_, age) => 1 / (1 + age));
    const total = platforms.length * ages.reduce((sum, weight) => sum + weight);
    return platforms.flatMap((platform) =>
      known.map((version, age) => {
        const weight = (share * nth(ages, age)) / total;
        return [text(platform, version), weight] as const;
      }),
    );
  });
}

/** The user agents of browsers and robots by kind of device, with their relative frequencies. */
export const userAgents = {
  desktop: agentsOf(desktopBrowsers),
  mobile: agentsOf(mobileBrowsers),
  bot,
};
