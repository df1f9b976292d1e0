/** A browser has no `process`, and that of a bundler has none of these members. */
const { process } = globalThis as {
  readonly process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule' | 'versions'>>;
};

/** Whether this is Node, or a runtime that has its modules. */
export const isNode = process?.getBuiltinModule !== undefined;

/** Says that this Node is too old, if it is. Its first failure would say nothing of the reason. */
export function faultOfNode(): string | undefined {
  const version = process?.versions?.node;
  return version === undefined || isNode
    ? undefined
    : `Tablewright needs Node 20.19 or later, and this is Node ${version}`;
}

/** Throws an error in a Node that is too old. */
export function checkNode(): void {
  const fault = faultOfNode();
  if (fault !== undefined) throw new Error(fault);
}
