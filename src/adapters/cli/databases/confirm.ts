import { createInterface } from 'node:readline';
import type { Concern, Confirm, PlannedWriting } from '../../../application/ports/confirm.js';
import type { DatabaseUrl } from '../../databases/database-url.js';
import { aligned } from '../text/aligned.js';
import { printable } from '../text/printable.js';
import { readableCount } from '../text/readable-count.js';
import type { FillOptions } from './fill-options.js';

/** Prints what will be written to a database, and asks on the terminal if there are concerns, unless the options agree. */
export function confirmOnTerminal(
  { shown }: DatabaseUrl,
  product: string,
  options: FillOptions,
): Confirm {
  return (writing, signal) => async () => {
    if (options.quiet !== true) {
      const form = options.resume ? 'in transactions that can be resumed' : 'in one transaction';
      const lines = tableLines(writing, options).map((line) => `  ${printable(line)}\n`);
      process.stderr.write(`${printable(shown)} (${product}), ${form}:\n${lines.join('')}`);
    }
    const { concerns } = writing;
    if (concerns.length === 0 || options.yes === true) return true;
    return hasTerminal() && (await isAnsweredYes(questionOf(concerns, shown), signal));
  };
}

/** The concerns in one line. */
export function questionOf(concerns: readonly Concern[], shown: string): string {
  return concerns.map((concern) => sentenceOf(concern, shown)).join(' ');
}

function sentenceOf(concern: Concern, shown: string): string {
  switch (concern.code) {
    case 'deletes_rows':
      return `This deletes ${readableCount(concern.rows, 'row')} of ${shown}.`;
    case 'changes_rows':
      return `This may change ${readableCount(concern.rows, 'row')} of ${shown}.`;
    case 'other_machine':
      return `This writes to another machine, ${shown}.`;
  }
}

export function hasTerminal(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** The end of the input is no. Rejects with the reason of the signal. */
async function isAnsweredYes(question: string, signal: AbortSignal): Promise<boolean> {
  process.stderr.write(`${question} [y/N] `);
  // Without an output the terminal edits the line itself, so Ctrl-C stays a signal.
  const lines = createInterface({ input: process.stdin, signal });
  try {
    for await (const answer of lines) return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
  process.stderr.write('\n');
  signal.throwIfAborted();
  return false;
}

function leavingRows(leaving: number): string {
  if (leaving === 0) return '';
  return `; ${readableCount(leaving, 'row')} ${leaving === 1 ? 'leaves' : 'leave'}`;
}

function tableLines(
  { tables, hasBegun }: PlannedWriting,
  { truncate }: FillOptions,
): readonly string[] {
  const rowsBefore = (present: number): string => {
    if (present === 0) return '';
    if (hasBegun) return `continues; ${readableCount(present, 'row')} present`;
    if (truncate !== true)
      return `${readableCount(present, 'row')} ${present === 1 ? 'stays' : 'stay'}`;
    return `${readableCount(present, 'row')} ${present === 1 ? 'is' : 'are'} deleted first`;
  };
  return aligned(
    tables.map(({ name, rows, present, matchedBy, leaving = 0 }) => [
      name,
      readableCount(rows, 'row'),
      matchedBy === undefined
        ? rowsBefore(present)
        : `matched by (${matchedBy.join(', ')}) with ${readableCount(present, 'row')}${leavingRows(leaving)}`,
    ]),
  );
}
