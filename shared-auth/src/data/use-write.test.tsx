import { act, renderHook } from '@testing-library/react';
import type { JobCreate } from 'server/contract/jobs/job';
import { createJob } from 'server/contract/jobs/job.calls';
import { ApiError } from '../http/api-error';
import type { LooseInput } from '../http/call-input';
import { forgetDraftsAtSignOut } from '../drafts/forget-at-sign-out';
import { carryCallsBy } from '../http/send';
import { speakFor } from '../person/person-key';
import { announceSignOut } from '../session/sign-out';
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

/** A page that sends once and is loaded again before the answer. */
const sendAndLeave = (title: string) => {
  const { result, unmount } = renderHook(() => useWrite(createJob, { createsOnce: true }));
  act(() => void result.current.send({ body: job(title) }).catch(() => undefined));
  unmount();
};
const lastKey = (inputs: readonly LooseInput[]) => keyOf(inputs.at(-1));

beforeEach(() => {
  localStorage.clear();
  speakFor('7');
});

test('a page that is loaded again before the answer does not create a second record', () => {
  const { inputs } = carried();
  for (const title of ['Cook', 'Cook', 'Baker', 'Cook']) sendAndLeave(title);
  const keys = inputs.map(keyOf);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe(keys[0]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Cook');
});

test.each([
  ['created', undefined, false],
  ['refused', 422, false],
  ['in doubt', 502, true],
  ['cut off from the network', 0, true],
])('once it is %s (%s) the key is kept: %s', async (_, status, isKept) => {
  const { inputs, answers } = carried();
  sendAndLeave('Cook');
  const failure = status !== undefined && new ApiError({ code: 'X', message: 'No', status });
  await act(async () => answers[0]?.(failure || undefined));
  sendAndLeave('Cook');
  expect(lastKey(inputs) === keyOf(inputs[0])).toBe(isKept);
});

test('a key is nobody else’s, and leaves the browser when its person signs out', () => {
  const { inputs } = carried();
  forgetDraftsAtSignOut();
  sendAndLeave('Cook');
  const first = lastKey(inputs);
  speakFor('8');
  sendAndLeave('Cook');
  expect(lastKey(inputs)).not.toBe(first);
  expect(localStorage).toHaveLength(2);
  announceSignOut();
  expect(localStorage).toHaveLength(1);
  speakFor('7');
  sendAndLeave('Cook');
  expect(lastKey(inputs)).not.toBe(first);
});

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
