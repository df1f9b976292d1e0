import { addressOf, targetOf } from './addresses.js';
import { readText } from './repository.js';

const RECIPES = 'docs/recipes/README.md';

/** Returns the groups of a list with the lines `- **Group:** [page](address), [page](address)`. */
function groupsOf(page, list) {
  const [, ...lines] = list.split(/^- /m);
  return lines.map((line) => ({
    text: /^\*\*(.+):\*\*/.exec(line)[1],
    items: [...line.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, name, href]) =>
      itemOf(name, targetOf(page, href)),
    ),
  }));
}

function itemOf(name, target) {
  const item = { text: name.charAt(0).toUpperCase() + name.slice(1), link: addressOf(target) };
  if (target.path !== RECIPES) return item;
  return { ...item, collapsed: true, items: groupsOf(RECIPES, readText(RECIPES)) };
}

/** Returns the sidebar: the section "Documentation" of the README, with the recipes below their page. */
export function sidebar() {
  const [, documentation] = readText('README.md').split('## Documentation');
  return groupsOf('README.md', documentation);
}
