export const FROM_ENVIRONMENT = 'TABLEWRIGHT_EXTENSIONS';

/** The paths and packages of extensions that the environment names, and those of the options of a command. */
export function extensionNames(ofOptions: readonly string[] = []): readonly string[] {
  const fromEnvironment = (process.env[FROM_ENVIRONMENT] ?? '').split(',');
  const names = [...fromEnvironment, ...ofOptions].map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
