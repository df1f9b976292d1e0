import type { Context } from '../context.js';
import { FAVICON_SVG } from '../routes/paths.js';
import { contentSecurityPolicy } from './content-security-policy.js';

/** A page of the explorer and its Content-Security-Policy. */
export interface HtmlPage {
  readonly html: string;
  readonly policy: string;
}

/** Elements of the head: the viewport, for phones, and the icon. `root` is the path to the root from the page. */
export function headOf(root: string): string {
  return `<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="${root}${FAVICON_SVG}">`;
}

export function htmlPage(
  html: string,
  directives: Readonly<Record<string, string>> = {},
): HtmlPage {
  return { html, policy: contentSecurityPolicy(html, directives) };
}

export function sendPage(ctx: Context, { html, policy }: HtmlPage): void {
  ctx.set({ 'Content-Security-Policy': policy, 'Content-Type': 'text/html; charset=utf-8' });
  ctx.body = html;
}
