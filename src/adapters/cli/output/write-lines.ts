import { standardOutput } from './standard-output.js';

export function writeLines(...lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\n`).join('');
  return standardOutput().write(new TextEncoder().encode(text));
}
