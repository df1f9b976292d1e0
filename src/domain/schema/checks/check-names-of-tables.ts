import { isObject } from '../../basics/members.js';
import { textOrEmpty } from '../../basics/text-or-empty.js';
import type { FaultList } from '../../errors/fault-list.js';
import { type Format, isBinary } from '../../formats/format.js';

/** Checks the names of tables beside each other, if the format writes several tables into one text. */
export function checkNamesOfTables(
  definitions: readonly unknown[],
  format: Format,
  options: Readonly<Record<string, unknown>>,
  faults: FaultList,
): void {
  if (isBinary(format)) return;
  const names = definitions.map((one) => (isObject(one) ? textOrEmpty(one.name) : ''));
  for (const fault of format.joined?.check?.(names, options) ?? []) faults.add(() => fault);
}
