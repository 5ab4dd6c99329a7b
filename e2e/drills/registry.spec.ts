import { registryDrills, createStage } from 'tools/drills';
import { findRowActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

for (const { name, run } of registryDrills) {
  test(`drill: the console opens when the registry fails: ${name}`, async ({ page, server }) => {
    await signInAs(page, 'administrator');
    expect(await run(await createStage(page, server.url, 'jobs'))).toBeDefined();
    await expect(findRowActions(page).first()).toBeVisible();
  });
}
