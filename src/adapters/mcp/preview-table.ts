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

type InnerCall = Omit<AgentCall, 'admit'>;

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
      return withinCall(call, async (inner) => {
        const planned = await previews.run(asked.right, inner, show)();
        if (E.isLeft(planned)) return E.left(inArgument('request', planned.left));
        await call.admit();
        for (let most = show ?? USUAL_ROWS; most >= 1; ) {
          const opened = await planned.right.upTo(most).open('envelope', inner)();
          if (E.isLeft(opened)) return opened;
          const { text, lines } = await textWithin(opened.right, MOST_RESULT_BYTES);
          if (text !== undefined) return E.right(answer(text));
          most = Math.min(Math.floor(most / 2), lines);
        }
        return E.left({ code: 'refused', message: TOO_LONG });
      });
    },
  });
}

const TOO_LONG = `the request is valid, but one row has more than ${MOST_RESULT_BYTES} bytes: preview fewer or shorter fields`;

function answer(text = ''): ToolAnswer {
  return { text };
}

/** Runs a part of a call. What it holds is released at its end. */
async function withinCall<A>(
  { callerId, onRows, signal }: InnerCall,
  run: (inner: InnerCall) => Promise<A>,
): Promise<A> {
  const end = new AbortController();
  try {
    return await run({ callerId, onRows, signal: AbortSignal.any([signal, end.signal]) });
  } finally {
    end.abort();
  }
}

/** The text of chunks, if it is short enough, and the whole lines that are: a row has a line. Leaving the loop ends the work. */
async function textWithin(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ readonly text: string | undefined; readonly lines: number }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (byteLength(text) > most) return { text: undefined, lines: linesIn(text.slice(0, most)) };
  }
  return { text, lines: linesIn(text) };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
