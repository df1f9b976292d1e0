import { escapeHtml } from '../../domain/encoding/escape-html.js';

/** The two sides of every plot. */
export interface Sides {
  readonly sampled: string;
  readonly made: string;
}

export const SIDES: Sides = { sampled: 'sample', made: 'clone' };

/** The colours of all plots, in light and dark; they differ in brightness too, for readers who see no difference in hue. */
export const PLOT_STYLE = `
.plot{--ink:#1f2733;--soft:#5b6675;--line:#c9d0d9;--sampled:#a9c3e6;--made:#b4470f;--heat:#1d5fa8;--paper:#fff;--gap:#eef1f4}
@media(prefers-color-scheme:dark){.plot{--ink:#e6eaf0;--soft:#9aa6b5;--line:#3d4855;--sampled:#3f6ea8;--made:#ffab6b;--heat:#6fb1ff;--paper:#161b22;--gap:#20272f}}
.plot text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--ink)}
.plot .soft{fill:var(--soft)}
.plot .end{text-anchor:end}.plot .middle{text-anchor:middle}
.plot .sampled{fill:var(--sampled)}.plot .made{fill:var(--made)}
.plot .outline{fill:none;stroke:var(--made);stroke-width:2;stroke-linejoin:round}
.plot .axis{stroke:var(--line);stroke-width:1}
.plot .heat{fill:var(--heat);stroke:var(--paper);stroke-width:1}
.plot .gap{fill:var(--gap);stroke:var(--paper);stroke-width:1}`
  .replaceAll('\n', '')
  .trim();

/** An SVG drawing; `label` is its text for readers who do not see it. */
export function plot(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(label)}">${content}</svg>`;
}

export function text(x: number, y: number, content: string, classes = ''): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}"${classes && ` class="${classes}"`}>${content}</text>`;
}

export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  classes: string,
  more = '',
): string {
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" class="${classes}"${more}/>`;
}

/** A coordinate, to a tenth of a unit. */
export function fixed(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** A share as a percentage, such as 4.2 %. */
export function percent(share: number): string {
  const value = share * 100;
  return `${Number(value.toFixed(value < 10 ? 1 : 0))} %`;
}
