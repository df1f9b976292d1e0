import { escapeHtml } from '../../domain/encoding/escape-html.js';
import { PLOT_STYLE } from './plot.js';

const GAP = 24;
const BOX = /viewBox="0 0 (\d+) (\d+)"/;

/** Plots side by side as an SVG file of its own, on a background: pages in light and dark show it. */
export function picture(title: string, plots: readonly string[]): string {
  let width = GAP;
  let height = 0;
  const placed = plots.map((plot) => {
    const [, ownWidth, ownHeight] = (BOX.exec(plot) ?? []).map(Number);
    const x = width;
    width += (ownWidth ?? 0) + GAP;
    height = Math.max(height, ownHeight ?? 0);
    return plot.replace(
      '<svg ',
      `<svg x="${x}" y="${GAP / 2}" width="${ownWidth}" height="${ownHeight}" `,
    );
  });
  const full = height + GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 ${width} ${full}" width="${width}" height="${full}" role="img" aria-label="${escapeHtml(title)}">
<style>${PLOT_STYLE}.page{fill:var(--paper);stroke:var(--line)}</style>
<rect class="page" x=".5" y=".5" width="${width - 1}" height="${full - 1}" rx="8"/>
${placed.join('\n')}
</svg>
`;
}
