import type { Caller } from '../../server';

export const readFieldErrors = async (
  answer: ReturnType<Caller['send']>,
): Promise<Record<string, string>> => {
  const { statusCode, body } = await answer;
  expect([statusCode, body.slice(0, 300)]).toEqual([422, expect.any(String)]);
  return JSON.parse(body).error.fields ?? {};
};
