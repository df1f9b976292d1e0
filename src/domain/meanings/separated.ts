/** The parts of a text between commas, without the spaces around them and without empty ones. */
export function separated(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
