import { importsOf, isRelative, target } from './imports.js';
import { readText, type SourceFile } from './tree.js';

const DOMAIN = 'src/domain/';

/** The folders that each folder of the domain may import from. */
export type Layers = ReadonlyMap<string, ReadonlySet<string>>;

/** The layers as the diagram of CONTRIBUTING.md draws them. */
export function documentedLayers(): Layers {
  const [, diagram = ''] =
    /```mermaid\nflowchart TB\n([^`]*)```/.exec(readText('CONTRIBUTING.md')) ?? [];
  return parseLayers(diagram);
}

/** Reads nodes such as `base["random · time"]` and arrows such as `columns --> base`. */
export function parseLayers(diagram: string): Layers {
  const nodes = new Map<string, readonly string[]>();
  for (const [, node, folders] of diagram.matchAll(/(\w+)\["([^"]+)"\]/g)) {
    nodes.set(node as string, (folders as string).split(' · '));
  }
  const arrows = [...diagram.replaceAll(/\["[^"]+"\]/g, '').matchAll(/(\w+) --> (\w+)/g)].map(
    ([, from, to]) => [from as string, to as string] as const,
  );
  const below = (node: string): readonly string[] =>
    arrows
      .filter(([from]) => from === node)
      .flatMap(([, to]) => [...(nodes.get(to) ?? []), ...below(to)]);
  return new Map(
    [...nodes].flatMap(([node, folders]) =>
      folders.map((folder, i) => [folder, new Set([...folders.slice(i + 1), ...below(node)])]),
    ),
  );
}

/** The folder of the domain that a file lies in; `undefined` for `index.ts`, which lies above all. */
export function domainFolder(path: string): string | undefined {
  const [folder, ...rest] = path.slice(DOMAIN.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

/** Every import from one folder of the domain to another that the layers do not allow. */
export function upwardImports(files: readonly SourceFile[], layers: Layers): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith(DOMAIN))
    .flatMap((file) => {
      const from = domainFolder(file.path);
      if (from === undefined) return [];
      return importsOf(file)
        .filter(isRelative)
        .map((specifier) => target(file, specifier))
        .filter((path) => path.startsWith(DOMAIN))
        .filter((path) => {
          const to = domainFolder(path);
          return to === undefined || (to !== from && !layers.get(from)?.has(to));
        })
        .map((path) => `${file.path} imports ${path}`);
    });
}
