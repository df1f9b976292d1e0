/** A plugin of markdown-it: two braces are text, as in the repository, and not an expression of Vue. */
export function plainBraces(markdown) {
  for (const kind of ['text', 'code_inline']) {
    const render = markdown.renderer.rules[kind];
    markdown.renderer.rules[kind] = (...call) => render(...call).replaceAll('{{', '{&#123;');
  }
}
