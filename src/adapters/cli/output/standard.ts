/** The path that means standard input for a file to read, and standard output for a file to write. */
export const STANDARD = '-';
