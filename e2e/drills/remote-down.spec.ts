import { remoteDrills, createStage } from 'tools/drills';
import { findRowActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

for (const { name, run } of remoteDrills) {
  test(`drill: after “${name}” in one remote the other remotes work`, async ({ page, server }) => {
    await signInAs(page, 'administrator');
    expect(await run(await createStage(page, server.url, 'jobs'))).toBeDefined();
    if (name !== 'broken card' && name !== 'wrong needs')
      await expect(findRowActions(page).first()).toBeVisible();
  });
}
