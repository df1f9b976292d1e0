/** A column of more different texts is none of categories: most of them occur once, so a search for them is in vain. */
const MOST_TEXTS = 2000;

/** Keeps one copy of each text of a column, so that a sample of categories takes little memory. */
export class KnownTexts {
  readonly #texts = new Map<string, string>();

  /** The first text that equals this one. */
  of(text: string): string {
    if (this.#texts.size === MOST_TEXTS) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }
}
