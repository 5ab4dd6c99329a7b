import type { Answer } from 'shared-auth/testing';

/** One call that a page made in a test. */
export interface RecordedCall {
  /** Method and path as the contract writes them: `GET /api/v1/job`. */
  call: string;
  params?: object;
  query?: object;
  body?: unknown;
}

/** The same answers, noting each call. */
export const recordingAnswers = (given: readonly Answer[]) => {
  const calls: RecordedCall[] = [];
  const answers = given.map(({ call, reply }): Answer => ({
    call,
    reply: (input) => {
      const { params, query, body } = input;
      calls.push({
        call: `${call.method} ${call.path}`,
        ...(params && { params }),
        ...(query && { query }),
        ...(body !== undefined && { body }),
      });
      return reply(input);
    },
  }));
  return { calls, answers };
};
