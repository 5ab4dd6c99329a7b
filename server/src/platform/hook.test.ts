import type { Transaction } from './db/database';
import { connectHooks, defineHook } from './hook';

const tx = {} as Transaction;

describe('hooks', () => {
  it('a hook refuses to run in a program that has not connected the hooks', async () => {
    await expect(defineHook().run(tx, undefined)).rejects.toThrow('Connect the hooks');
  });

  it('a hook runs its subscribers in order, each once, and returns their results', async () => {
    const hook = defineHook<number, string>();
    const steps: string[] = [];
    const slow = hook.by(async (_, event) => {
      await Promise.resolve();
      steps.push('slow');
      return `slow ${event}`;
    });
    const quick = hook.by((_, event) => {
      steps.push('quick');
      return Promise.resolve(`quick ${event}`);
    });
    connectHooks([{ follows: [slow] }, {}, { follows: [quick] }]);
    connectHooks([{ follows: [slow] }, { follows: [quick] }]);
    expect(await hook.run(tx, 7)).toEqual(['slow 7', 'quick 7']);
    expect(steps).toEqual(['slow', 'quick']);
  });

  it('a hook stops at the first subscriber that throws, and runs none after it', async () => {
    const hook = defineHook();
    let isReached = false;
    const refusing = hook.by(() => Promise.reject(new Error('The payout is decided.')));
    const last = hook.by(() => {
      isReached = true;
      return Promise.resolve();
    });
    connectHooks([{ follows: [refusing, last] }]);
    await expect(hook.run(tx, undefined)).rejects.toThrow('The payout is decided.');
    expect(isReached).toBe(false);
  });
});
