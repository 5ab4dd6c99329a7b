import type { Page } from '@playwright/test';
import { readApplicant, type Applicant } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

interface Channel {
  id: number;
}
interface Options {
  stages: { id: number; status: { id: number; category: string }[] }[];
}

const lines = (page: Page) =>
  page
    .getByRole('main')
    .locator('time')
    .locator('xpath=../..')
    .filter({ hasText: /^Stage \d+\/\d+, / });

const chatOnTheWay = async (referrer: Page, administrator: Page) => {
  const own = await readData<Channel[]>(referrer, '/api/v1/channels', { query: { limit: 500 } });
  for (const { id } of own) {
    const path = `/api/v1/channel-info/${id}`;
    const { applicantId } = await readData<{ applicantId: number }>(referrer, path);
    const applicant = await readApplicant(administrator, applicantId);
    if (['start', 'active'].includes(applicant.status.category))
      return { channelId: id, applicant };
  }
  throw new Error('The demo’s referrer has no chat about somebody on the way');
};

const otherStageOf = async (page: Page, { applicantId, stage }: Applicant) => {
  const { stages } = await readData<Options>(page, '/api/v1/application/status-options', {
    method: 'POST',
    body: { applicantId: [applicantId] },
  });
  for (const { id, status } of stages.filter((other) => other.id !== stage?.id)) {
    const on = status.find(({ category }) => category === 'active');
    if (on) return { stageId: id, statusId: on.id };
  }
  throw new Error('The pipeline has no other stage');
};

test('journey: a referrer reads the progress of the referral in its chat', async ({
  page: administrator,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const referrer = await context.newPage();
  await signInAs(administrator, 'administrator', emptyPage);
  await signInAs(referrer, 'referrer', emptyPage);
  const { channelId, applicant } = await chatOnTheWay(referrer, administrator);
  await referrer.goto(`/referralChat/${channelId}`);
  const main = referrer.getByRole('main');
  await expect(main.getByRole('region', { name: 'Messages' })).toBeVisible();
  const before = await lines(referrer).count();

  const to = await otherStageOf(administrator, applicant);
  const comment = 'Too expensive for us';
  const moved = await callApi(administrator, '/api/v1/multiple-status-change', {
    method: 'POST',
    body: { applicantId: [applicant.applicantId], ...to, comment },
  });
  expect(moved.status()).toBe(200);
  await expect(lines(referrer)).toHaveCount(before + 1);
  await expect(referrer.getByText(comment)).toHaveCount(0);
  await expectAccessible(referrer);
  await referrer.reload();
  await expect(lines(referrer)).toHaveCount(before + 1);
  await context.close();
});
