import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { rewrite } from '../addresses.js';
import { diagrams } from '../diagrams.js';
import { linkedFiles, siteLinks } from '../links.js';
import { ROOT, readText } from '../repository.js';
import { sidebar } from '../sidebar.js';
import { plainBraces } from '../texts.js';

const icon = `data:image/svg+xml,${encodeURIComponent(readText('site/icon.svg'))}`;
const { version, description } = JSON.parse(readText('package.json'));

function copyLinkedFiles({ outDir }) {
  for (const file of linkedFiles) {
    const copy = join(outDir, `${file}.txt`);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(ROOT, file), copy);
  }
}

/** Pages are above the folder that has Vue, so Vite does not find it from them. */
const vueOfSite = {
  name: 'vue-of-site',
  enforce: 'pre',
  resolveId: (id, _importer, { ssr }) =>
    ssr && /^vue(\/server-renderer)?$/.test(id) ? { id, external: true } : undefined,
};

// biome-ignore lint/style/noDefaultExport: VitePress reads the default export.
export default {
  title: 'Tablewright',
  description,
  lang: 'en',
  head: [['link', { rel: 'icon', href: icon }]],
  srcDir: '..',
  srcExclude: ['.github/**', 'coverage/**', 'dist/**', 'test/**', '**/node_modules/**'],
  outDir: '../dist/site',
  rewrites: rewrite,
  markdown: {
    anchor: { slugify: slug },
    attrs: { disable: true },
    config: (markdown) => {
      for (const plugin of [siteLinks, plainBraces, diagrams]) markdown.use(plugin);
    },
  },
  themeConfig: {
    logo: icon,
    nav: [
      { text: 'Get started', link: '/docs/get-started.md' },
      { text: 'Field types', link: '/docs/field-types.md' },
      { text: 'API reference', link: '/docs/api.md' },
      { text: version, link: '/CHANGELOG.md' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local', options: { detailedView: true } },
  },
  vite: { plugins: [vueOfSite] },
  buildEnd: copyLinkedFiles,
};
