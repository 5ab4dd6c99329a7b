import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from 'server/contract/call';
import { ApiError } from '../http/api-error';
import type { UntypedCallInput } from '../http/call-input';

interface CallParts<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  headers: Record<string, string>;
}

export interface Answer {
  call: Call;
  reply: (input: UntypedCallInput) => unknown;
}

/** Declares the response to a call in a test; a function may throw an `ApiError`. */
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

/** Error for a call that has no declared response in the test; names the call. */
export const createUnansweredError = ({ method, path }: Call): ApiError =>
  new ApiError({
    code: 'UNANSWERED',
    message: `This test has no answer for ${method} ${path}`,
    status: 404,
    requestId: 'test',
  });
