/** More different texts of a column are no categories: most of them occur once. */
const MOST_TEXTS = 2000;

/** Keeps one copy of each text of a column, so that a sample of categories takes little memory. */
export class KnownTexts {
  readonly #texts = new Map<string, string>();

  /** The first text that equals this one. */
  of(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size < MOST_TEXTS) this.#texts.set(text, text);
    return text;
  }
}
