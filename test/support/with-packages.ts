import type { OwnPackages } from '../../scripts/own-packages.js';

/** Defines tests that need packages. Without these, one pending test says how to install them. */
export function describeWithPackages(
  { areInstalled, install }: OwnPackages,
  title: string,
  define: (this: Mocha.Suite) => void,
): void {
  if (areInstalled) describe(title, define);
  else describe(title, () => it(`needs ${install}`));
}

/** Defines one test that needs packages. Without these, it is pending and says how to install them. */
export function itWithPackages(
  { areInstalled, install }: OwnPackages,
  title: string,
  run: Mocha.AsyncFunc,
): void {
  if (areInstalled) it(title, run);
  else it(`${title} (needs ${install})`);
}
