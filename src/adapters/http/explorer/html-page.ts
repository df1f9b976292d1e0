import type { Context } from '../context.js';
import { contentSecurityPolicy } from './content-security-policy.js';

/** A page of the explorer, and what it may load. */
export interface HtmlPage {
  readonly html: string;
  readonly policy: string;
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
