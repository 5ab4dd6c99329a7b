import { act, renderHook } from '@testing-library/react';
import type { JobCreate } from 'server/contract/job';
import { createJob } from 'server/contract/job.calls';
import { ApiError } from '../http/api-error';
import type { LooseInput } from '../http/call-input';
import { carryCallsBy } from '../http/send';
import { useWrite } from './use-write';

const job = (jobTitle: string): JobCreate => ({
  jobTitle,
  jobDescription: 'Cooks',
  departmentId: 1,
  locationId: [1],
});
const keyOf = (input: LooseInput | undefined) => input?.headers?.['Idempotency-Key'];

const carried = () => {
  const inputs: LooseInput[] = [];
  const answers: ((fails?: ApiError) => void)[] = [];
  carryCallsBy(
    (_, input) =>
      new Promise((resolve, reject) => {
        inputs.push(input);
        answers.push((fails) => (fails ? reject(fails) : resolve({ data: {} })));
      }),
  );
  return { inputs, answers };
};

test('a double click sends one write', async () => {
  const { inputs, answers } = carried();
  const { result } = renderHook(() => useWrite(createJob, { createsOnce: true }));
  await act(async () => {
    const both = [
      result.current.send({ body: job('Cook') }),
      result.current.send({ body: job('Cook') }),
    ];
    answers[0]?.();
    await Promise.all(both);
  });
  expect(inputs).toHaveLength(1);
});

test('the same input keeps its key, so that a repeated create makes one record; another gets a new one', async () => {
  const { inputs, answers } = carried();
  const { result } = renderHook(() => useWrite(createJob, { createsOnce: true }));
  for (const [index, title] of ['Cook', 'Cook', 'Baker'].entries()) {
    await act(async () => {
      const sent = result.current.send({ body: job(title) });
      answers[index]?.();
      await sent;
    });
  }
  const keys = inputs.map(keyOf);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('two multipart forms with different fields get different keys, so that the second is not lost', async () => {
  const { inputs, answers } = carried();
  const { result } = renderHook(() => useWrite(createJob, { createsOnce: true }));
  for (const [index, title] of ['Cook', 'Cook', 'Baker'].entries()) {
    const form = new FormData();
    form.append('jobTitle', title);
    await act(async () => {
      const sent = result.current.send({ body: form });
      answers[index]?.();
      await sent;
    });
  }
  const keys = inputs.map(keyOf);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('ERR-008 a failed write rejects, says why, and can be sent again', async () => {
  const { inputs, answers } = carried();
  const { result } = renderHook(() => useWrite(createJob));
  const failure = new ApiError({ code: 'INTERNAL', message: 'Try again', status: 500 });
  await act(async () => {
    const sent = result.current.send({ body: job('Cook') });
    answers[0]?.(failure);
    await expect(sent).rejects.toBe(failure);
  });
  expect(result.current.error).toBe(failure);
  expect(result.current.isSending).toBe(false);
  await act(async () => {
    const sent = result.current.send({ body: job('Cook') });
    answers[1]?.();
    await sent;
  });
  expect(inputs).toHaveLength(2);
  expect(result.current.error).toBeUndefined();
});
