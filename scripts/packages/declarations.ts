import { ROOT } from '../bundles/bundle.js';
import { OwnPackages } from '../own-packages.js';

/** The packages that join declarations. */
export const joiningPackages = new OwnPackages('scripts/packages');

/** The part of a plugin that is written here. */
interface Plugin {
  readonly name: string;
  readonly transform: {
    readonly filter: { readonly id: RegExp };
    readonly handler: (text: string) => string;
  };
}

/** The part of rolldown that is called. */
interface Rolldown {
  rolldown(
    options: object,
  ): Promise<{ write(output: object): Promise<unknown>; close(): Promise<void> }>;
}

/** The part of rolldown-plugin-dts that is called. */
interface RolldownPluginDts {
  dts(options: { readonly dtsInput: boolean; readonly tsconfig: boolean }): unknown;
}

/**
 * Removes from the declarations of fp-ts what keeps all of them: the registration for higher-kinded types, which no
 * export of the package uses, and names of whole modules in place of their types.
 */
const lessOfFpTs: Plugin = {
  name: 'less-of-fp-ts',
  transform: {
    filter: { id: /node_modules\/fp-ts\/.*\.d\.ts$/ },
    handler: (text) =>
      text
        .replace(/declare module '\.\/HKT' \{[\s\S]*?\n\}\n/g, '')
        .replace(/^import (\w+) = (\w+)\.(\w+)$/gm, (_, name, module, type) => {
          const path = new RegExp(`^import \\* as ${module} from (.*)$`, 'm').exec(text)?.[1];
          return `import { ${type} as ${name} } from ${path}`;
        }),
  },
};

/**
 * Writes the declarations that the entries need, those of bundled packages included, into a folder. `entries` has the
 * compiled declarations by the name of the file to write. Entries share files, so that a class is one type in all.
 */
export async function writeDeclarations(
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const { rolldown } = joiningPackages.load<Rolldown>('rolldown');
  const { dts } = joiningPackages.load<RolldownPluginDts>('rolldown-plugin-dts');
  const build = await rolldown({
    cwd: ROOT,
    input: entries,
    treeshake: { moduleSideEffects: false },
    checks: { pluginTimings: false },
    plugins: [lessOfFpTs, dts({ dtsInput: true, tsconfig: false })],
  });
  await build.write({ dir: folder, format: 'esm', chunkFileNames: 'shared/[name].d.ts' });
  await build.close();
}
