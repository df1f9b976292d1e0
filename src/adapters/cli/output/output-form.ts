import { extname } from 'node:path';
import { own } from '../../../domain/basics/own.js';
import { textOrEmpty } from '../../../domain/basics/text-or-empty.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { type Compression, NO_COMPRESSION } from '../../../domain/formats/compression.js';
import { type Format, hasBinaryFile } from '../../../domain/formats/format.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { RequestOptions } from '../requests/request-options.js';

type Registries = Pick<TableEngine, 'formats' | 'compressions'>;

/** Other extensions in use, and the ones of the same formats here. */
const OTHER_EXTENSIONS: Readonly<Record<string, string>> = { jsonl: 'ndjson' };

/** The members of a request that describe its file. */
interface OutputForm {
  readonly format?: unknown;
  readonly compression?: unknown;
}

/** What the name of an output says. */
interface NamedForm {
  readonly format: Format | undefined;
  readonly compression: Compression | undefined;
  /** The extension that a format could have; empty if there is none. */
  readonly extension: string;
}

/**
 * The form of an output: the stated members, which options have replaced, or else those that the output's name means.
 * Throws `Ending` if the name means something else than a stated member, or if no format is stated and no format has
 * the extension.
 */
export function outputForm(
  out: string,
  stated: OutputForm,
  options: RequestOptions,
  registries: Registries,
): OutputForm {
  const named = formOfName(out, registries);
  const format = formatFor(out, stated.format, named, options, registries);
  const compression = compressionFor(out, { ...stated, format }, named, options, registries);
  return {
    ...(format !== undefined && { format }),
    ...(compression !== undefined && { compression }),
  };
}

function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}

function formOfName(out: string, { formats, compressions }: Registries): NamedForm {
  const last = extensionOf(out);
  const compression = compressions.find(({ extension }) => extension === last);
  const extension = compression === undefined ? last : extensionOf(out.slice(0, -last.length - 1));
  const usual = own(OTHER_EXTENSIONS, extension) ?? extension;
  const format = [...formats.values()].find((known) => known.extension === usual);
  return { format, compression, extension };
}

function formatFor(
  out: string,
  stated: unknown,
  named: NamedForm,
  options: RequestOptions,
  { formats }: Registries,
): unknown {
  const { format, extension } = named;
  if (stated !== undefined) {
    const known = formats.get(textOrEmpty(stated));
    // A format that does not exist is refused with the other faults of the request.
    if (format === undefined || known === undefined || known === format) return stated;
    const end = endOf(known, hasBinaryFile(known) ? undefined : named.compression);
    throw refusal(
      out,
      `the extension means ${format.name}, but ${byOf('format', options)} says ${known.name}; use --format ${format.name}, or a file name that ends in ${end}`,
    );
  }
  if (format !== undefined || extension === '') return format?.name;
  throw refusal(
    out,
    `no format has the extension .${extension}; choose one with --format: ${[...formats.keys()].join(', ')}`,
  );
}

function compressionFor(
  out: string,
  stated: OutputForm,
  named: NamedForm,
  options: RequestOptions,
  { formats, compressions }: Registries,
): unknown {
  const { compression: asked } = stated;
  if (asked === undefined) return named.compression?.name;
  const means = named.compression?.name ?? (named.format && NO_COMPRESSION);
  const known = compressions.find(({ name }) => name === asked);
  // A compression that does not exist is refused with the other faults of the request.
  const isKnown = known !== undefined || asked === NO_COMPRESSION;
  if (means === undefined || means === asked || !isKnown) return asked;
  const format = formats.get(textOrEmpty(stated.format));
  const end = format === undefined ? '' : `, or a file name that ends in ${endOf(format, known)}`;
  throw refusal(
    out,
    `the extension means compression ${means}, but ${byOf('compression', options)} says ${asked}; use --compression ${means}${end}`,
  );
}

function endOf(format: Format, compression: Compression | undefined): string {
  return `.${format.extension}${compression === undefined ? '' : `.${compression.extension}`}`;
}

function byOf(member: 'format' | 'compression', options: RequestOptions): string {
  return options[member] === undefined ? 'the request' : `--${member}`;
}

function refusal(out: string, reason: string): Ending {
  return new Ending(exitCode.refused, [`--out ${out}: ${reason}`]);
}
