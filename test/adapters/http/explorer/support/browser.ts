import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page, type Browser as Process } from 'playwright-core';
import { packageRoot } from '../../../../support/package-root.js';

/** The browser without a window takes two thirds of the processor time of the whole one. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const CHROMIUM = BROWSERS.find((path) => existsSync(path)) ?? '';
const SCREENSHOTS = fileURLToPath(new URL('.screenshots/', packageRoot));

/** Makes every other host unreachable and disables the background requests of the browser. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Returns the reason why no browser is available, or undefined if one is installed. */
export function missingBrowser(): string | undefined {
  if (CHROMIUM !== '') return undefined;
  return `no browser at ${BROWSERS.join(' or ')}: apt-get install chromium-headless-shell`;
}

/** The size of a window, and whether it belongs to a phone. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isMobile: boolean;
}

export const DESKTOP: Screen = { width: 1280, height: 900, isMobile: false };
export const PHONE: Screen = { width: 390, height: 844, isMobile: true };

/** The process of all browsers here. Each browser has a context of its own, without a past. */
let launched: Promise<Process> | undefined;

/**
 * Ends the process; to be called by `after` of every file that opens a browser. A worker of Mocha runs many files: it keeps
 * the process for the next one, because each start takes seconds, and ends it by its own end.
 */
export async function closeBrowsers(): Promise<void> {
  if (globalThis.process.env.MOCHA_WORKER_ID !== undefined) return;
  const process = launched;
  launched = undefined;
  await (await process)?.close();
}

/** A browser with an empty profile that records its requests, errors and warnings. */
export class Browser {
  readonly asked: string[] = [];
  readonly complaints: string[] = [];
  readonly #screen: Screen;
  #context: BrowserContext | undefined;

  constructor(screen = DESKTOP) {
    this.#screen = screen;
  }

  async open(url: string): Promise<Page> {
    launched ??= chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
    const { isMobile, ...viewport } = this.#screen;
    this.#context ??= await (await launched).newContext({ viewport, isMobile });
    const page = await this.#context.newPage();
    // ReDoc needs long on a busy machine.
    page.setDefaultTimeout(300_000);
    page.on('request', (request) => this.asked.push(request.url()));
    page.on('requestfailed', (request) => this.complaints.push(`failed: ${request.url()}`));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.complaints.push(message.text());
      }
    });
    await page.goto(url);
    return page;
  }

  /** Saves a screenshot for people to look at, if `TABLEWRIGHT_TEST_PICTURES` is set: each takes a fifth of a second. */
  async picture(page: Page, name: string): Promise<void> {
    if (process.env.TABLEWRIGHT_TEST_PICTURES === undefined) return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }
}
