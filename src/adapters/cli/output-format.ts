import { extname } from 'node:path';
import type { Format, Formats } from '../../domain/formats/format.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';

interface Stated {
  /** The path of the output. */
  readonly out: string;
  /** The name of the format in the option `--format`, or else in the request; `by` says which. */
  readonly format: unknown;
  readonly by: '--format' | 'the request';
}

/**
 * The format of an output: the stated one, or else the one whose extension the output's name has. Throws `Ending` if
 * the name has the extension of another format, or if no format is stated and no format has the extension.
 */
export function outputFormat({ out, format, by }: Stated, formats: Formats): unknown {
  const extension = extname(out).slice(1).toLowerCase();
  if (extension === '') return format;
  const asked = [...formats.values()].find((known) => known.extension === extension);
  if (format !== undefined) {
    const named = formats.get(format as string);
    // A format that does not exist is refused with the other faults of the request.
    if (asked !== undefined && named !== undefined) refuseOther(asked, named, { out, by });
    return format;
  }
  if (asked !== undefined) return asked.name;
  throw refusal(
    out,
    `no format has the extension .${extension}; choose one with --format: ${[...formats.keys()].join(', ')}`,
  );
}

function refuseOther(asked: Format, named: Format, { out, by }: Omit<Stated, 'format'>): void {
  if (named === asked) return;
  throw refusal(
    out,
    `the extension means ${asked.name}, but ${by} says ${named.name}; use --format ${asked.name}, or a file name that ends in .${named.extension}`,
  );
}

function refusal(out: string, reason: string): Ending {
  return new Ending(exitCode.refused, [`--out ${out}: ${reason}`]);
}
