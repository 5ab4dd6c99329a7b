import { createAnswerCache, type RenderedAnswer } from './answer-cache';
import { createChangeGate } from './change-gate';

const setUp = (options: { maxBytes?: number } = {}) => {
  const state = { isComplete: true, now: 1_000_000, day: '2026-11-28', renders: 0, body: 'first' };
  const gate = createChangeGate(() => state.isComplete);
  const failures: unknown[] = [];
  const read = createAnswerCache({
    gate,
    isOutage: (error) => (error as Error).message === 'away',
    failed: (error) => failures.push(error),
    now: () => state.now,
    ...options,
  });
  const render = async (): Promise<RenderedAnswer> => {
    state.renders += 1;
    return { status: 200, headers: {}, body: state.body };
  };
  const readDay = async () => state.day;
  const open = async (key = 'list', how = render) =>
    (await read(key, readDay, how)).body.toString();
  const failWith = (message: string) => async (): Promise<RenderedAnswer> => {
    throw new Error(message);
  };
  return { state, gate, failures, read, readDay, open, render, failWith };
};

it('a careers page is rendered once for all requests, until something that it shows changes', async () => {
  const { state, gate, open } = setUp();
  await Promise.all([open(), open(), open()]);
  gate.changed({ owner: 'application' });
  await open();
  expect(state.renders).toBe(1);
  state.body = 'second';
  gate.changed({ owner: 'job' });
  expect([await open(), state.renders]).toEqual(['second', 2]);
});

it.each<[string, (state: { now: number; day: string; isComplete: boolean }) => void]>([
  ['a new day', (state) => (state.day = '2026-11-29')],
  ['a minute', (state) => (state.now += 60_000)],
  ['changes of other servers may be missed', (state) => (state.isComplete = false)],
])('a cached careers page is rendered again after or while %s', async (_, change) => {
  const { state, open } = setUp();
  await open();
  change(state);
  state.body = 'second';
  expect(await open()).toBe('second');
});

it('a careers page whose rendering began before a change is not cached', async () => {
  const { state, gate, open, render } = setUp();
  let finish: (answer: RenderedAnswer) => void = () => undefined;
  const slow = open('list', () => new Promise((resolve) => (finish = resolve)));
  await new Promise(setImmediate);
  gate.changed({ owner: 'job' });
  finish({ status: 200, headers: {}, body: 'before' });
  expect(await slow).toBe('before');
  state.body = 'after';
  expect(await open('list', render)).toBe('after');
});

it('while the database is down the last version of a careers page is returned, but not of a deleted page', async () => {
  const { gate, failures, open, failWith } = setUp();
  await open();
  gate.changed({ owner: 'job' });
  expect(await open('list', failWith('away'))).toBe('first');
  expect(failures).toHaveLength(1);
  await expect(open('other', failWith('away'))).rejects.toThrow('away');
  const other = setUp();
  await other.open();
  other.gate.changed({ owner: 'job' });
  await expect(other.open('list', other.failWith('gone'))).rejects.toThrow('gone');
});

it('the time of the last change of a careers page grows with each change of its content, and only then', async () => {
  const { state, gate, read, readDay, render } = setUp();
  const first = await read('list', readDay, render);
  gate.changed({ owner: 'job' });
  const same = await read('list', readDay, render);
  expect([same.tag, same.modifiedAt]).toEqual([first.tag, first.modifiedAt]);
  state.body = 'second';
  gate.changed({ owner: 'job' });
  const second = await read('list', readDay, render);
  expect(second.modifiedAt).toBe(first.modifiedAt + 1);
});

it('the cache of careers pages stays within its memory limit for many addresses', async () => {
  const { state, open } = setUp({ maxBytes: 5_000 });
  for (let count = 0; count < 100; count += 1) await open(`list ${count}`);
  await open('list 99');
  expect(state.renders).toBe(100);
  await open('list 0');
  expect(state.renders).toBe(101);
});
