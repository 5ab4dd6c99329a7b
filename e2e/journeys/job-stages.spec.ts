import { listApplicants } from '../applicants-api';
import { expectAccessible } from '../expect-accessible';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

test('each count of a job’s stages opens exactly the applicants that it counts', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', emptyPage);
  const known = (await listApplicants(page)).find(({ stage }) => stage !== null);
  if (!known) throw new Error('The demo has no applicant in a stage');
  const { jobId } = known.job;
  await page.goto(`/job/view/${jobId}`);
  await page.getByRole('button', { name: 'View Status' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('tab', { name: 'Application in Stages' }).click();
  await expectAccessible(page);
  const words = `applicants in ${known.stage?.name ?? ''}, ${known.status.name}`;
  const count = drawer.getByRole('link', { name: words });
  const number = Number((await count.innerText()).match(/^\d+/)?.[0]);
  expect(number).toBeGreaterThan(0);

  await count.click();
  await expect(page).toHaveURL(/\/application\?jobId=\d+&stage=\d+&status=\d+/);
  const list = page.getByRole('main');
  await expect(list.getByRole('button', { name: /^Stage / })).toContainText(
    known.stage?.name ?? '',
  );
  await expect(list.getByText(new RegExp(`^${number} applicants?$`))).toBeVisible();
  const listed = await listApplicants(page, {
    jobId,
    stageId: known.stage?.id ?? 0,
    applicantStatusId: known.status.id,
  });
  expect(listed).toHaveLength(number);
});
