import { expect, assertShown, surface, type Stage } from './host';
import { tracesIn } from './traces';

export const addressIsReported = async (stage: Stage): Promise<string> => {
  const { driver, host, page } = stage;
  await assertShown(stage);
  const before = await driver.told(stage);
  await driver.goOn(stage);
  await expect.poll(() => driver.told(stage), { message: 'the address' }).not.toBe(before);
  expect(new URL(page.url()).origin).toBe(host);
  return `The page was told of ${await driver.told(stage)}.`;
};

/** Checks for leaks: with a leak, each round of mounting leaves more behind than the previous round. */
export const nothingIsLeft = async (stage: Stage): Promise<string> => {
  const { driver, page } = stage;
  const turn = async () => {
    await driver.show(stage);
    await assertShown(stage);
    await driver.hide(stage);
    await expect(surface(stage)).toHaveCount(0);
  };
  await assertShown(stage);
  await driver.hide(stage);
  await turn();
  // Retries the check, since the first round fills caches of libraries; a real leak grows with each round.
  await expect(async () => {
    const before = await tracesIn(page);
    await turn();
    await turn();
    expect(await tracesIn(page)).toEqual(before);
  }).toPass({ timeout: 20_000 });
  await driver.show(stage);
  await assertShown(stage);
  return 'Put in and taken out again, it left the page as it was.';
};
