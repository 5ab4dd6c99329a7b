import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from 'server/contract/call';
import { ApiError } from '../http/api-error';
import type { LooseInput } from '../http/call-input';

/** The parts of a call that an answering function is given. */
interface CallParts<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  headers: Record<string, string>;
}

/** How one call is answered in a test. */
export interface Answer {
  call: Call;
  reply: (input: LooseInput) => unknown;
}

/** Answers a call of the contract in a test: by a value, or by a function that may throw an `ApiError`. */
export const answer = <C extends Call>(
  call: C,
  reply: ReplyOf<C> | ((parts: CallParts<C>) => ReplyOf<C> | Promise<ReplyOf<C>>),
): Answer => ({
  call,
  reply: (input) =>
    typeof reply === 'function'
      ? (reply as (parts: CallParts<C>) => unknown)({
          query: {},
          headers: {},
          ...input,
        } as unknown as CallParts<C>)
      : reply,
});

/** The failure that a call without an answer meets, so that a test says what it forgot. */
export const unanswered = ({ method, path }: Call): ApiError =>
  new ApiError({
    code: 'UNANSWERED',
    message: `This test has no answer for ${method} ${path}`,
    status: 404,
    requestId: 'test',
  });
