import type { Page } from '@playwright/test';
import { callApi, dataOf } from '../call-api';
import { signInAs } from '../sign-in';
import { expect } from '../test';
import { inEveryLook, main, takeLook } from './look-at';

const lines = [
  'Good morning, have you met Nila yet?',
  'Yes, on Monday. Her trial day is at https://careers.example/trial?day=monday, and she knows the way.',
  'Thank you!\nI will tell her to bring\nher own apron.',
];

const channelOf = async (page: Page): Promise<number> => {
  const [channel] = await dataOf<{ id: number }[]>(page, '/api/v1/channels');
  if (!channel) throw new Error('The demo’s recruiter reads no chat');
  return channel.id;
};

const applicantOf = async (page: Page, id: number): Promise<number> => {
  const path = `/api/v1/channel-info/${id}`;
  return (await dataOf<{ applicantId: number }>(page, path)).applicantId;
};

inEveryLook('chat', async (page, label) => {
  await signInAs(page, 'recruiter', '/referralChat');
  const id = await channelOf(page);
  await expect(main(page).getByRole('navigation', { name: 'Chats' })).toBeVisible();
  await takeLook(page, `${label}-list`);
  for (const message of lines)
    await callApi(page, '/api/v1/send-message', {
      method: 'POST',
      body: { channelId: id, message },
    });
  await page.goto(`/referralChat/${id}`);
  await expect(
    main(page)
      .getByText(/own apron/)
      .last(),
  ).toBeVisible();
  await takeLook(page, label);
  const actions = page.getByRole('button', { name: /^Actions for your message/ });
  await actions.last().click();
  await takeLook(page, `${label}-actions`);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await takeLook(page, `${label}-edit`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByText('This message was deleted.').first()).toBeVisible();
  await takeLook(page, `${label}-deleted`);
  await page.getByRole('button', { name: 'Add Members' }).click();
  await expect(page.getByRole('dialog').getByText('Current members')).toBeVisible();
  await takeLook(page, `${label}-add-members`);
  await page.goto(`/application?drawer=chat.conversation&of=${await applicantOf(page, id)}`);
  await expect(
    page
      .getByRole('dialog')
      .getByText(/own apron/)
      .last(),
  ).toBeVisible();
  await takeLook(page, `${label}-panel`);
  await page.goto('/referralChat/2000000');
  await expect(main(page).getByText('No Channel selectedChannel')).toBeVisible();
  await takeLook(page, `${label}-none`);
});
