/** A text with one character for each run of capitals, small letters or digits: A-0042 and B-7 both have the form A-0. */
export function formOf(text: string): string {
  return text
    .replace(/[A-Z]+/g, 'A')
    .replace(/[a-z]+/g, 'a')
    .replace(/\d+/g, '0');
}
