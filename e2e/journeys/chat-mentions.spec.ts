import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { openSharedChat, type Channel } from '../shared-chat';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('region', { name: 'Messages' });
const box = (page: Page) => main(page).getByRole('textbox', { name: 'Message' });
const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const unique = (word: string) => `${word} ${Date.now()}${Math.floor(Math.random() * 1000)}`;

interface Member {
  name: string;
  part: string;
}

const nameOfReferrer = async (page: Page, { id }: Channel): Promise<string> => {
  const { members } = await readData<{ members: Member[] }>(page, `/api/v1/channel-info/${id}`);
  const referrer = members.find(({ part }) => part === 'referrer');
  if (!referrer) throw new Error('Nobody referred in this chat');
  return referrer.name;
};

const send = async (page: Page, { id }: Channel, message: string) =>
  callApi(page, '/api/v1/send-message', { method: 'POST', body: { channelId: id, message } });

test('journey: a person mentioned in a chat is notified by the bell, which leads to the message', async ({
  page: recruiter,
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const referrer = await context.newPage();
  await signInAs(referrer, 'referrer');
  await signInAs(recruiter, 'recruiter', '/referralChat');
  const channel = await openSharedChat(referrer, recruiter);
  const name = await nameOfReferrer(recruiter, channel);
  const words = unique('have a look');
  await callApi(referrer, '/api/v1/notifications/read', { method: 'POST', body: {} });
  await expect(bell(referrer)).toHaveAccessibleName('Notifications');

  await recruiter.goto(`/referralChat/${channel.id}`);
  await box(recruiter).pressSequentially(`@${name.slice(0, 3).toLowerCase()}`);
  const offers = recruiter.getByRole('listbox', { name: 'Who reads this chat' });
  await expect(offers.getByRole('option', { name }).first()).toBeVisible();
  await expectAccessible(recruiter);
  await box(recruiter).press('Enter');
  await expect(offers).toBeHidden();
  await expect(box(recruiter)).toHaveValue(`@${name} `);
  await box(recruiter).pressSequentially(words);
  await box(recruiter).press('Enter');
  await expect(log(recruiter).getByText(words)).toHaveCount(1);

  await expect(bell(referrer)).toHaveAccessibleName(/^Notifications, \d+ new$/);
  for (let count = 1; count <= 20; count += 1)
    await send(recruiter, channel, `Message ${count}\n${'of what came after it\n'.repeat(6)}`);
  await bell(referrer).click();
  const entry = referrer.getByRole('menuitem', { name: new RegExp(words) });
  await expect(entry).toBeVisible();
  await expectAccessible(referrer);
  await entry.click();
  await expect(referrer).toHaveURL(new RegExp(`/referralChat/${channel.id}\\?message=\\d+$`));
  const message = log(referrer).getByText(words);
  await expect(message).toBeInViewport();
  await expect(log(referrer).locator(':focus')).toContainText(words);
  await expect(log(referrer).locator('mark')).toHaveText([`@${name}`]);
  await expect(bell(referrer)).toHaveAccessibleName('Notifications');
  await expectAccessible(referrer);
  await bell(referrer).click();
  await expect(referrer.getByRole('menuitem', { name: 'Nothing new' })).toBeVisible();
  await context.close();
});
