import { expect, test } from './test';

/** Runs every step in one window. A failed step fails the test, but the later steps still run. */
export const runSteps = async (
  steps: Iterable<readonly [title: string, run: () => Promise<unknown>]>,
): Promise<void> => {
  for (const [title, run] of steps) {
    const failure = await test.step(title, run).then(() => undefined, String);
    expect.soft(failure, title).toBeUndefined();
  }
};
