const DIGITS = '0123456789';

/** What may stand for a letter. */
export interface Fill {
  readonly letters: string;
}

/** Starts of a form that are looked at: more than enough for three digits. */
const MOST_STARTS = 8000;

/** Places filled at random to try a form out. */
const TRIES = 24;

function charactersOf(mark: string, { letters }: Fill): string {
  if (mark === '#') return DIGITS;
  return mark === '@' ? letters : mark;
}

/** A few ways to fill a form in: the same ones each time. */
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
        const place = i < characters.length ? i : random(characters.length);
        return characters[place] as string;
      })
      .join(''),
  );
}

/** All starts of a form by their length, shortest first, each with what follows. */
export function* startsOf(
  form: string,
  fill: Fill,
): Generator<{ readonly starts: readonly string[]; readonly rest: string }> {
  let starts: readonly string[] = [''];
  for (let length = 0; length < form.length && starts.length <= MOST_STARTS; length++) {
    // A mark ends no prefix: what a code begins with are its letters and digits.
    if (length === 0 || /[#@]/.test(form[length - 1] as string)) {
      yield { starts, rest: form.slice(length) };
    }
    const characters = charactersOf(form[length] as string, fill);
    if (starts.length * characters.length > MOST_STARTS) return;
    starts = starts.flatMap((start) => [...characters].map((character) => start + character));
  }
}
