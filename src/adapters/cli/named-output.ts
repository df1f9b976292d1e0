import type { Engine } from '../../domain/engine/engine.js';
import type { FileForm } from '../../domain/formats/file-form.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { outputForm } from './output-form.js';
import type { RequestOptions } from './request-options.js';
import type { Sink } from './sink.js';

type Members = Readonly<Record<string, unknown>>;

/** The request with the format and the compression that the name of its output means. */
export function withForm(
  request: Members,
  options: RequestOptions & { readonly out?: string },
  engine: Engine,
): Members {
  const { out } = options;
  return out === undefined ? request : { ...request, ...outputForm(out, request, options, engine) };
}

/** Loads the writer of files only if `--out` is used: other runs need neither Node's cryptography nor file handles. */
export async function namedOutput(path: string): Promise<Sink> {
  const { fileOutput } = await import('./file-output.js');
  return fileOutput(path);
}

/** Bytes would leave a terminal in an unreadable state. */
export function refuseOnTerminal({ content, extension }: FileForm): void {
  if (content !== 'bytes' || process.stdout.isTTY !== true) return;
  throw new Ending(exitCode.refused, [
    `a terminal cannot show binary data; name a file, such as --out table.${extension}, or send the output to a file or a pipe`,
  ]);
}
