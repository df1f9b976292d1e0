import { importsOf, isRelative, target } from './imports.js';
import { readText, type SourceFile } from './tree.js';

const DOMAIN = 'src/domain/';

/** For each folder of the domain, the folders that it may import from. */
export type Layers = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the layers in the diagram of CONTRIBUTING.md. */
export function documentedLayers(): Layers {
  const [, diagram = ''] =
    /```mermaid\nflowchart TB\n([^`]*)```/.exec(readText('CONTRIBUTING.md')) ?? [];
  return parseLayers(diagram);
}

/** Parses nodes such as `base["random · time"]` and arrows such as `columns --> base`. */
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

/** Returns the folder of the domain that contains a file, or `undefined` for `index.ts`, which is above all layers. */
export function domainFolder(path: string): string | undefined {
  const [folder, ...rest] = path.slice(DOMAIN.length).split('/');
  return rest.length > 0 ? folder : undefined;
}

/** Returns every import between folders of the domain that the layers do not allow. */
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
