import { act, renderHook } from '@testing-library/react';
import type { JobCreate } from 'server/contract/jobs/postings/job';
import { createJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from '../http/api-error';
import type { UntypedCallInput } from '../http/call-input';
import { setCallTransport } from '../http/send';
import { setTestPersonKey } from '../person/person-key';
import { useWrite } from './use-write';

const job = (jobTitle: string): JobCreate => ({
  jobTitle,
  jobDescription: 'Cooks',
  departmentId: 1,
  locationId: [1],
});

const carried = () => {
  const inputs: UntypedCallInput[] = [];
  const answers: ((fails?: ApiError) => void)[] = [];
  setCallTransport(
    (_, input) =>
      new Promise((resolve, reject) => {
        inputs.push(input);
        answers.push((fails) => (fails ? reject(fails) : resolve({ data: {} })));
      }),
  );
  return { inputs, answers };
};

beforeEach(() => setTestPersonKey('7'));

test('a double click sends one write', async () => {
  const { inputs, answers } = carried();
  const { result } = renderHook(() => useWrite(createJob));
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

test('a failed write rejects with its reason, and can be sent again', async () => {
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
