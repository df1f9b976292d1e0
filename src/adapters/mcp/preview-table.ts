import * as E from 'fp-ts/lib/Either.js';
import type { AgentCall } from '../../application/ports/agent-endpoint.js';
import type { PreviewData } from '../../application/tables/preview-data.js';
import type { Members } from '../../domain/basics/members.js';
import { integer } from '../../domain/constraints/numbers.js';
import { type Param, withDefault } from '../../domain/constraints/param.js';
import {
  type AgentTool,
  agentTool,
  READ_ONLY,
  type ToolAnswer,
  type ToolFailure,
} from './agent-tool.js';
import { inArgument } from './request-argument.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';

const MOST_ROWS = 20;
const USUAL_ROWS = 5;

type Part = Omit<AgentCall, 'admit'>;

/** `request` is the param of the request; `read` returns the request that its value is or names. */
export function previewTable<Given>(
  previews: PreviewData,
  request: Param<Given>,
  read: (given: Given) => Promise<E.Either<ToolFailure, Members>>,
): AgentTool {
  return agentTool({
    name: 'preview_table',
    description: `Checks a whole request and returns its first rows as JSON, at most ${MOST_ROWS}.`,
    params: {
      request,
      show: withDefault(integer('rows to return', { min: 1, max: MOST_ROWS }), USUAL_ROWS),
    },
    required: ['request'],
    hints: READ_ONLY,
    run: async ({ request: given, show }, call) => {
      const asked = await read(given as Given);
      if (E.isLeft(asked)) return asked;
      const checked = await partOf(call, (part) => previews.run(asked.right, part, show)());
      if (E.isLeft(checked)) return E.left(inArgument('request', checked.left));
      await call.admit();
      for (let most = show ?? USUAL_ROWS; most >= 1; most = Math.floor(most / 2)) {
        const text = await partOf(call, (part) => textOf(previews, asked.right, most, part));
        if (E.isLeft(text) || text.right !== undefined) return E.map(answer)(text);
      }
      return E.left({ code: 'refused', message: TOO_LONG });
    },
  });
}

const TOO_LONG = `the request is valid, but one row has more than ${MOST_RESULT_BYTES} bytes: preview fewer or shorter fields`;

function answer(text = ''): ToolAnswer {
  return { text };
}

/**
 * Runs a part of a call. What it holds is released at its end: the next part plans the table anew, and would wait for ever
 * for the permits of this one.
 */
async function partOf<A>(
  { callerId, onRows, signal }: Part,
  run: (part: Part) => Promise<A>,
): Promise<A> {
  const end = new AbortController();
  try {
    return await run({ callerId, onRows, signal: AbortSignal.any([signal, end.signal]) });
  } finally {
    end.abort();
  }
}

/** The answer with `most` rows; undefined if it is too long. */
async function textOf(
  previews: PreviewData,
  request: Members,
  most: number,
  part: Part,
): Promise<E.Either<ToolFailure, string | undefined>> {
  const preview = await previews.run(request, part, most)();
  if (E.isLeft(preview)) return preview;
  const opened = await preview.right.open('envelope', part)();
  return E.isLeft(opened) ? opened : E.right(await textWithin(opened.right, MOST_RESULT_BYTES));
}

/** The text of chunks; undefined if it is longer. Leaving the loop ends the work. */
async function textWithin(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (byteLength(text) > most) return undefined;
  }
  return text;
}
