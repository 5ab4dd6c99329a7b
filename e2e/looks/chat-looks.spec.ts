import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { openSharedChat } from '../shared-chat';
import { signInAs } from '../sign-in';
import { expect } from '../test';
import { testEveryWidth, getMain, takeScreenshot } from './look-at';

const lines = [
  'Good morning, have you met Nila yet?',
  'Yes, on Monday. Her trial day is at https://careers.example/trial?day=monday, and she knows the way.',
  'Thank you!\nI will tell her to bring\nher own apron.',
];

const sends = '**/api/v1/send-message?**';

const channelOf = async (page: Page): Promise<number> => {
  const [channel] = await readData<{ id: number }[]>(page, '/api/v1/channels');
  if (!channel) throw new Error('The demo’s recruiter reads no chat');
  return channel.id;
};

const applicantOf = async (page: Page, id: number): Promise<number> => {
  const path = `/api/v1/channel-info/${id}`;
  return (await readData<{ applicantId: number }>(page, path)).applicantId;
};

const nameReader = async (page: Page): Promise<void> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const referrer = await context?.newPage();
  if (!referrer) throw new Error('There is no second page');
  await signInAs(referrer, 'referrer');
  const { id } = await openSharedChat(referrer, page);
  const { userId } = await readData<{ userId: number }>(page, '/api/v1/userinfo');
  const path = `/api/v1/channels/${id}/members`;
  const members = await readData<{ userId: number; name: string }[]>(referrer, path);
  const name = members.find((member) => member.userId === userId)?.name ?? '';
  const message = `@${name} she asks whether the trial day can be on Tuesday instead, since the train is late on Mondays`;
  await callApi(referrer, '/api/v1/send-message', {
    method: 'POST',
    body: { channelId: id, message, mentions: [userId] },
  });
  await context?.close();
};

const lookAtUnsent = async (page: Page, label: string): Promise<void> => {
  const message = 'The server is away for a moment. Try again.';
  const json = { error: { code: 'AWAY', message, requestId: 'look' } };
  await page.route(sends, (route) => route.fulfill({ status: 503, json }));
  for (const text of [...lines.slice(1), 'See you there']) {
    await getMain(page).getByRole('textbox', { name: 'Message' }).fill(text);
    await getMain(page).getByRole('textbox', { name: 'Message' }).press('Enter');
  }
  const notSent = getMain(page).getByText(/^Not sent/);
  await expect(notSent).toHaveCount(3);
  await expect(getMain(page).getByText('See you there')).toBeInViewport();
  await takeScreenshot(page, `${label}-unsent`);
  await getMain(page).getByRole('button', { name: 'Discard' }).last().click();
  await expect(notSent).toHaveCount(2);
  await takeScreenshot(page, `${label}-discarded`);
  await page.goto('/referralChat');
  await expect(getMain(page).getByText('2 not sent')).toBeVisible();
  await takeScreenshot(page, `${label}-waiting`);
  await page.goBack();
  await expect(notSent).toHaveCount(2);
  await page.route(sends, (route) => route.abort());
  await getMain(page).getByRole('button', { name: 'Send again' }).last().click();
  const lost = page.getByRole('alertdialog', { name: 'Network Error' });
  await expect(lost).toBeVisible();
  await takeScreenshot(page, `${label}-network-error`);
  await lost.getByRole('button', { name: 'Cancel' }).click();
  await expect(lost).toBeHidden();
};

testEveryWidth('chat', async (page, label) => {
  await signInAs(page, 'recruiter', '/referralChat');
  const id = await channelOf(page);
  await expect(getMain(page).getByRole('navigation', { name: 'Chats' })).toBeVisible();
  await takeScreenshot(page, `${label}-list`);
  for (const message of lines)
    await callApi(page, '/api/v1/send-message', {
      method: 'POST',
      body: { channelId: id, message },
    });
  await page.goto(`/referralChat/${id}`);
  await expect(
    getMain(page)
      .getByText(/own apron/)
      .last(),
  ).toBeVisible();
  await takeScreenshot(page, label);
  const actions = page.getByRole('button', { name: /^Actions for your message/ });
  await actions.last().click();
  await takeScreenshot(page, `${label}-actions`);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await takeScreenshot(page, `${label}-edit`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(getMain(page).getByText('This message was deleted.').first()).toBeVisible();
  await takeScreenshot(page, `${label}-deleted`);
  await getMain(page).getByRole('textbox', { name: 'Message' }).pressSequentially('Ask @');
  await expect(page.getByRole('option').first()).toBeVisible();
  await takeScreenshot(page, `${label}-naming`);
  await getMain(page).getByRole('textbox', { name: 'Message' }).fill('');
  // An open chat counts as read at once, so the page shows another screen.
  await page.goto('/referralChat');
  await nameReader(page);
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  await takeScreenshot(page, `${label}-bell`);
  await page.goto(`/referralChat/${id}`);
  await lookAtUnsent(page, label);
  await page.getByRole('button', { name: 'Add Members' }).click();
  await expect(page.getByRole('dialog').getByText('Current members')).toBeVisible();
  await takeScreenshot(page, `${label}-add-members`);
  await page.goto(`/application?drawer=chat.conversation&of=${await applicantOf(page, id)}`);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/own apron/)
      .last(),
  ).toBeVisible();
  await takeScreenshot(page, `${label}-panel`);
  await page.goto('/referralChat/2000000');
  await expect(getMain(page).getByText('No Channel selectedChannel')).toBeVisible();
  await takeScreenshot(page, `${label}-none`);
});
