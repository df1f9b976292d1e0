import { renderMermaidSVG } from 'beautiful-mermaid';

/** The colours of the site, so that a diagram follows its dark mode. */
const colours = { bg: 'var(--vp-c-bg)', fg: 'var(--vp-c-text-1)', transparent: true };

/** A plugin of markdown-it: blocks of Mermaid become pictures. */
export function diagrams(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index];
    return info === 'mermaid' ? picture(content, markdown) : fence(tokens, index, ...rest);
  };
}

/** Breaks the lists in labels, so that a diagram fits into the column of a page. */
function narrow(source) {
  return source.replace(/"[^"]+"/g, (label) => label.replace(/(.{20,36}) · /g, '$1<br>'));
}

function picture(source, markdown) {
  // The renderer loads its font from another host.
  const svg = renderMermaidSVG(narrow(source), colours).replace(/@import url\('[^']*'\);/, '');
  // A template of Vue refuses the style element of the picture, but its text may contain one.
  const text = markdown.utils.escapeHtml(JSON.stringify(svg));
  return `<div class="diagram" v-html="${text}"></div>`;
}
