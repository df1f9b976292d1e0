const DIGITS = '0123456789';

/** The characters that `@` represents. */
export interface Fill {
  readonly letters: string;
}

/** The most starts of a form to examine: more than enough for three digits. */
const MOST_STARTS = 8000;

/** The number of random codes with which a form is checked. */
const TRIES = 24;

function charactersOf(mark: string, { letters }: Fill): string {
  if (mark === '#') return DIGITS;
  return mark === '@' ? letters : mark;
}

/** A few codes of a form, the same in each call. */
export function fillings(form: string, fill: Fill): readonly string[] {
  let state = 1;
  const random = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % n;
  };
  return Array.from({ length: TRIES }, (_, i) =>
    [...form]
      .map((mark) => {
        const characters = charactersOf(mark, fill);
        const index = i < characters.length ? i : random(characters.length);
        return characters[index] as string;
      })
      .join(''),
  );
}

/** All starts of a form by their length, shortest first, each with the rest of the form. */
export function* startsOf(
  form: string,
  fill: Fill,
): Generator<{ readonly starts: readonly string[]; readonly rest: string }> {
  let starts: readonly string[] = [''];
  for (let length = 0; length < form.length && starts.length <= MOST_STARTS; length++) {
    // Prefixes end with a letter or a digit, never with punctuation.
    if (length === 0 || /[#@]/.test(form[length - 1] as string)) {
      yield { starts, rest: form.slice(length) };
    }
    const characters = charactersOf(form[length] as string, fill);
    if (starts.length * characters.length > MOST_STARTS) return;
    starts = starts.flatMap((start) => [...characters].map((character) => start + character));
  }
}
