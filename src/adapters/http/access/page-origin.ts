import { isIP } from 'node:net';
import type { Context } from '../context.js';
import type { Origins } from '../middleware/cross-origin.js';
import { Refusal } from '../refusal.js';

/*
 * No key protects some servers, only that others cannot reach them. A page in a browser on the same machine can: it lets
 * its own name point to this machine (DNS rebinding), and the browser takes the server for the page's own.
 */

/** Refuses a request under a name that a page may own: with a dot, no address, and not of an origin in the settings. */
export function refuseForeignHost(ctx: Context, origins: Origins): void {
  const { hostname } = ctx;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
  const isLocal = !hostname.includes('.') || /\.localhost\.?$/i.test(hostname);
  if (isAddress || isLocal || origins === '*') return;
  if (origins.some((origin) => new URL(origin).hostname === hostname)) return;
  throw new Refusal('untrusted_site', {
    detail: `the server needs no key, so it answers to no name that its settings do not list: add the origin of ${hostname} to TABLEWRIGHT_CORS_ORIGINS`,
  });
}

/** Refuses a request of a page that is neither of this host nor of an origin in the settings. */
export function refuseForeignOrigin(ctx: Context, origins: Origins): void {
  const origin = ctx.get('Origin');
  if (origin === '' || origins === '*' || origins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === ctx.host) return;
  throw new Refusal('untrusted_site', {
    detail:
      'the server needs no key, so it answers no page of another site: list its origin in TABLEWRIGHT_CORS_ORIGINS',
  });
}
