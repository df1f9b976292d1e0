import { DatabaseError } from '../ports/database-link.js';

/** Bounds the work for a table: rows that are refused are tried again in halves. */
const MOST_ATTEMPTS = 20_000;

/** What is done with rows, of which a database may refuse some. */
interface Halving {
  /** Works on rows from `offset` on. A DatabaseError means that nothing of it is done. */
  readonly work: (offset: number, rows: number) => Promise<void>;
  /** Hears why rows are refused: all of them first, and then those of their halves that are refused, too. */
  readonly onRefused?: (refusal: DatabaseError, rows: number) => void;
  /** Whether no row is worked on if one is refused. Default: false. */
  readonly isWhole?: boolean;
}

/** Works on rows in halves, until each row that a database refuses is alone, or there were too many attempts. */
export async function inHalves(
  count: number,
  { work, onRefused, isWhole = false }: Halving,
): Promise<void> {
  let attempts = 0;
  const attempt = async (offset: number, rows: number): Promise<void> => {
    if (++attempts > MOST_ATTEMPTS) return;
    try {
      await work(offset, rows);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      onRefused?.(error, rows);
      if (isWhole || rows === 1) return;
      const half = Math.ceil(rows / 2);
      await attempt(offset, half);
      await attempt(offset + half, rows - half);
    }
  };
  await attempt(0, count);
}
