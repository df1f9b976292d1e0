import type { Members } from '../../../domain/basics/members.js';
import { textOrEmpty } from '../../../domain/basics/text-or-empty.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { FileForm } from '../../../domain/formats/file-form.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { formatOptions, type RequestOptions } from '../requests/request-options.js';
import { outputForm } from './output-form.js';
import type { Sink } from './sink.js';

/** The request with the format and the compression that the name of its output or another option means. */
export function withForm(
  request: Members,
  options: RequestOptions & { readonly out?: string },
  engine: TableEngine,
): Members {
  const { out } = options;
  const named =
    out === undefined ? request : { ...request, ...outputForm(out, request, options, engine) };
  return withFormatOf(named, options, engine);
}

/** The request with the format to which options such as `--dialect` belong. Throws `Ending` if it has another format. */
export function withFormatOf(
  request: Members,
  options: RequestOptions,
  { formats }: Pick<TableEngine, 'formats'>,
): Members {
  const asked = formatOptions(options);
  const format = request.format ?? asked[0]?.format;
  const other = asked.find((option) => option.format !== format);
  // A format that does not exist is refused with the other faults of the request.
  if (other === undefined || !formats.has(textOrEmpty(format))) {
    return format === undefined ? request : { ...request, format };
  }
  throw new Ending(exitCode.refused, [
    `${other.option}: the format is ${format}; use --format ${other.format}, or leave the option out`,
  ]);
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
