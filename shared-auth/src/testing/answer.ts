import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from 'server/contract/call';
import { ApiError } from '../http/api-error';
import type { LooseInput } from '../http/call-input';

interface CallParts<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  headers: Record<string, string>;
}

export interface Answer {
  call: Call;
  reply: (input: LooseInput) => unknown;
}

/** A function as answer may throw an `ApiError`. */
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

/** The error names the call that has no answer in the test. */
export const unanswered = ({ method, path }: Call): ApiError =>
  new ApiError({
    code: 'UNANSWERED',
    message: `This test has no answer for ${method} ${path}`,
    status: 404,
    requestId: 'test',
  });
