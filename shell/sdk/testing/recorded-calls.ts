import type { BodyOf, Call, QueryOf } from 'server/contract/call';
import type { Answer } from 'shared-auth/testing';

export interface RecordedCall {
  /** Method and path of the call in the contract, such as `GET /api/v1/job`. */
  call: string;
  params?: object;
  query?: object;
  body?: unknown;
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

export interface CallRecord {
  sent: <C extends Call>(call: C) => BodyOf<C>[];
  queries: <C extends Call>(call: C) => QueryOf<C>[];
}

export const recordOf = (calls: readonly RecordedCall[]): CallRecord => {
  const of = (call: Call) => calls.filter((made) => made.call === nameOf(call));
  return {
    sent: <C extends Call>(call: C) => of(call).map(({ body }) => body as BodyOf<C>),
    queries: <C extends Call>(call: C) => of(call).map(({ query }) => query as QueryOf<C>),
  };
};

export const recordingAnswers = (given: readonly Answer[]) => {
  const calls: RecordedCall[] = [];
  const answers = given.map(({ call, reply }): Answer => ({
    call,
    reply: (input) => {
      const { params, query, body } = input;
      calls.push({
        call: nameOf(call),
        ...(params && { params }),
        ...(query && { query }),
        ...(body !== undefined && { body }),
      });
      return reply(input);
    },
  }));
  return { calls, answers };
};
