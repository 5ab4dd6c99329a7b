import type { RecordKind } from 'server/contract/call';
import { duringWrite, onWritten } from './writes-under-way';

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
  const write = duringWrite(Promise.reject(Object.assign(new Error(), { status })), ['job']);
  await write.catch(() => undefined);
  await pass();
};

test('what a write changed is told when its sender has had its say', async () => {
  const write = duringWrite(Promise.resolve('answer'), ['job', 'application']);
  expect(await write).toBe('answer');
  expect(notified).toEqual([]);
  await pass();
  expect(notified).toEqual([['job', 'application']]);
});

test('a write that changes nothing is not told', async () => {
  await duringWrite(Promise.resolve());
  await pass();
  expect(notified).toEqual([]);
});

test('a row of writes is told once, after the last of them', async () => {
  for (let n = 0; n < 3; n += 1) await duringWrite(Promise.resolve(), ['job']);
  expect(notified).toEqual([]);
  await pass();
  expect(notified).toEqual([['job']]);
});

test('a write that hangs keeps what another has changed for two seconds at most', async () => {
  let answer: () => void = () => undefined;
  void duringWrite(new Promise<void>((done) => (answer = done)), ['application']);
  await duringWrite(Promise.resolve(), ['job']);
  await pass(1_900);
  expect(notified).toEqual([]);
  await pass(200);
  expect(notified).toEqual([['job']]);
  answer();
});

test.each([400, 403, 413, 422, 429])('a write refused with %d changes nothing', async (status) => {
  await failed(status);
  expect(notified).toEqual([]);
});

test.each([0, 404, 409, 500, 503])(
  'after a write that failed with %d what is on screen is fetched again',
  async (status) => {
    await failed(status);
    expect(notified).toEqual([['job']]);
  },
);
