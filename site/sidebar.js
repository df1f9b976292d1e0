import { addressOf, targetOf } from './addresses.js';
import { readText } from './repository.js';

/** Pages with a list of pages of their own. */
const LISTS = ['docs/field-types.md', 'docs/recipes/README.md'];

/** Returns the groups of a list with the items `- **Group:** [page](address), [page](address)`. */
function groupsOf(page, list, named = capitalised) {
  return [...list.matchAll(/^- \*\*(.+):\*\*((?:.+\n)+?)(?=- |\n)/gm)].map(([, text, links]) => ({
    text: capitalised(text),
    collapsed: page !== 'README.md',
    items: [...links.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, name, href]) =>
      itemOf(named(name), targetOf(page, href)),
    ),
  }));
}

function itemOf(text, target) {
  const item = { text, link: addressOf(target) };
  if (!LISTS.includes(target.path)) return item;
  const named = target.path === 'docs/field-types.md' ? (name) => name : capitalised;
  return { ...item, collapsed: true, items: groupsOf(target.path, readText(target.path), named) };
}

function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the sidebar: the section "Documentation" of the README, with the recipes below their page. */
export function sidebar() {
  const [, documentation] = readText('README.md').split('## Documentation');
  return groupsOf('README.md', documentation);
}
