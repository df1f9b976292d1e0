import type { Command } from 'commander';

/** Adds the file and the options of the commands that learn from one. */
export function takeFile(command: Command): Command {
  return command
    .argument('<file>', 'CSV, TSV, JSON, NDJSON or Parquet, also as .gz, .zip or .tar.gz')
    .option('--sample-rows <number>', 'rows to learn from, at most', '50000')
    .option('--min-count <number>', 'rows that everything learnt must stand for', '10');
}
