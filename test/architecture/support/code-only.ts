/** Returns the code with comments and quoted texts replaced by spaces. Lines and template literals remain. */
export function codeOnly(text: string): string {
  const blank = (match: string): string => match.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'/g, blank)
    .replace(/(^|\s)\/\/.*/g, blank);
}
