import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Returns the gzipped bytes that a page loads at once, and the number of files that it loads later. */
export async function bundledForBrowser(
  program: string,
  resolveDir: string,
): Promise<{ readonly atOnce: number; readonly later: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir },
    outdir: resolveDir,
    absWorkingDir: resolveDir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
  });
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === '<stdin>');
  const atOnce = new Set([entry ?? '']);
  for (const file of atOnce) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') atOnce.add(path);
    }
  }
  const sizes = outputFiles
    .filter(({ path }) => [...atOnce].some((file) => path.endsWith(`/${file}`)))
    .map(({ contents }) => gzipSync(contents, { level: 9 }).length);
  return {
    atOnce: sizes.reduce((sum, size) => sum + size, 0),
    later: outputFiles.length - atOnce.size,
  };
}
