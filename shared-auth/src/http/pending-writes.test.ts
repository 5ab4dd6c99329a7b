import type { RecordKind } from 'server/contract/call';
import { trackWrite, onWritten } from './pending-writes';

let notified: (readonly RecordKind[])[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  notified = [];
  stop = onWritten((kinds) => notified.push(kinds));
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(5_000);
  stop();
  jest.useRealTimers();
});
const pass = (milliseconds = 1) => jest.advanceTimersByTimeAsync(milliseconds);

const failed = async (status: number) => {
  const write = trackWrite(Promise.reject(Object.assign(new Error(), { status })), ['job']);
  await write.catch(() => undefined);
  await pass();
};

test('changes of a write are announced after its caller has received the answer', async () => {
  const write = trackWrite(Promise.resolve('answer'), ['job', 'application']);
  expect(await write).toBe('answer');
  expect(notified).toEqual([]);
  await pass();
  expect(notified).toEqual([['job', 'application']]);
});

test('a write that changes no records is not announced', async () => {
  await trackWrite(Promise.resolve());
  await pass();
  expect(notified).toEqual([]);
});

test('consecutive writes are announced once, after the last of them', async () => {
  for (let n = 0; n < 3; n += 1) await trackWrite(Promise.resolve(), ['job']);
  expect(notified).toEqual([]);
  await pass();
  expect(notified).toEqual([['job']]);
});

test('a hanging write delays the announcement of another change by two seconds at most', async () => {
  let answer: () => void = () => undefined;
  void trackWrite(new Promise<void>((done) => (answer = done)), ['application']);
  await trackWrite(Promise.resolve(), ['job']);
  await pass(1_900);
  expect(notified).toEqual([]);
  await pass(200);
  expect(notified).toEqual([['job']]);
  answer();
});

test.each([400, 403, 413, 422, 429])(
  'a write refused with %d announces no change',
  async (status) => {
    await failed(status);
    expect(notified).toEqual([]);
  },
);

test.each([0, 404, 409, 500, 503])(
  'after a write that failed with %d the shown data is fetched again',
  async (status) => {
    await failed(status);
    expect(notified).toEqual([['job']]);
  },
);
