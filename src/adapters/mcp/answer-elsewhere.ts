import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { withinTime } from '../../application/inference/within-time.js';
import type { Requester } from '../../application/ports/gate.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { ToolAnswer, ToolFailure } from './agent-tool.js';
import type { AnswerSchema } from './schema-from-ddl.js';

/** Milliseconds for a schema, with the start of a process and the wait for it. The usual ones take less than a second. */
const TIME_OF_SCHEMA = 15_000;

/** Where `schemaAnswer` runs, if not here: it returns an `A`. */
export interface ElsewhereAnswers {
  answer<A>(script: unknown, requester: Requester): TaskEither<Failure, A>;
}

/** Lets other processes answer for schemas, so that none can stop the server. */
export function answerElsewhere(elsewhere: ElsewhereAnswers): AnswerSchema {
  return async (script, { callerId, signal }) => {
    const answered = await withinTime(TIME_OF_SCHEMA, signal, (inTime) =>
      elsewhere.answer<E.Either<ToolFailure, ToolAnswer>>(script, { callerId, signal: inTime }),
    )();
    return E.flatten<ToolFailure, ToolAnswer>(answered);
  };
}
