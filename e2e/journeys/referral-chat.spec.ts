import type { Page } from '@playwright/test';
import type { Applicant } from '../applicants-api';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { openSharedChat, type Channel } from '../shared-chat';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('region', { name: 'Messages' });
const announced = (page: Page) => page.getByRole('log', { name: 'New messages' });
const box = (page: Page) => main(page).getByRole('textbox', { name: 'Message' });
const unique = () => `C${Date.now()}${Math.floor(Math.random() * 1000)}`;
const sendMessage = async (page: Page, text: string) => {
  await box(page).fill(text);
  await box(page).press('Enter');
};
const actionsOf = (page: Page, text: string) =>
  log(page)
    .getByRole('listitem')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Actions for your message/ });
const reads = (page: Page, text: string) => expect(log(page).getByText(text)).toHaveCount(1);

interface Info {
  applicantId: number;
}
interface Group {
  id: number;
  memberList: { userId: number }[];
}

const teamOf = async (recruiter: Page, administrator: Page, { id }: Channel): Promise<Group> => {
  const { applicantId } = await readData<Info>(recruiter, `/api/v1/channel-info/${id}`);
  const { job } = await readData<Applicant>(recruiter, `/api/v1/application/${applicantId}`);
  const { group } = await readData<{ group: { id: number } }>(
    recruiter,
    `/api/v1/job/${job.jobId}`,
  );
  return readData<Group>(administrator, `/api/v1/group/${group.id}`);
};

const changeTeam = async (administrator: Page, { id }: Group, body: object): Promise<void> => {
  const answer = await callApi(administrator, `/api/v1/group/${id}`, { method: 'PUT', body });
  expect(answer.status()).toBe(200);
};

test('journey: a recruiter and a referrer chat, through a lost network, a chat switched off and an end of access', async ({
  page: recruiter,
  browser,
  server,
}) => {
  const contexts = await Promise.all(
    [1, 2, 3].map(() => browser.newContext({ baseURL: server.url })),
  );
  const [referrer, administrator, manager] = await Promise.all(
    contexts.map((one) => one.newPage()),
  );
  if (!referrer || !administrator || !manager) throw new Error('No pages');
  const [first, second, third, typed] = [unique(), unique(), unique(), unique()];
  await signInAs(referrer, 'referrer', '/referralChat');
  await signInAs(administrator, 'administrator', emptyPage);
  await signInAs(manager, 'hiring-manager', emptyPage);
  await signInAs(recruiter, 'recruiter', '/referralChat');
  const channel = await openSharedChat(referrer, recruiter);
  const team = await teamOf(recruiter, administrator, channel);

  await main(recruiter).getByRole('searchbox').fill(channel.channelName);
  await main(recruiter)
    .getByRole('link', { name: new RegExp(`^${channel.channelName}`) })
    .first()
    .click();
  await recruiter.goto(`/referralChat/${channel.id}`);
  await referrer.setViewportSize({ width: 390, height: 844 });
  await referrer.goto(`/referralChat/${channel.id}`);
  await expect(main(recruiter).getByRole('heading', { level: 1 })).toHaveText(channel.channelName);
  await expect(box(recruiter)).toHaveAccessibleDescription(/\(Referrer\)/);
  await expect(box(referrer)).toHaveAccessibleDescription(/hiring team/);
  await expectAccessible(recruiter);
  await expectAccessible(referrer);

  await expect(main(recruiter).getByText(/ (is|are) here$/)).toBeVisible();
  await expect(main(referrer).getByText(/ (is|are) here$/)).toBeVisible();
  await sendMessage(recruiter, first);
  await reads(recruiter, first);
  await reads(referrer, first);
  // Screen readers politely announce messages of others, but not the reader's own.
  await expect(announced(referrer)).toHaveAttribute('aria-live', 'polite');
  await expect(announced(referrer)).toContainText(`: ${first}`);
  await expect(announced(recruiter)).not.toContainText(first);
  await expectAccessible(recruiter);
  await expectAccessible(referrer);

  const typing = main(recruiter).getByText(/ is typing…$/);
  // A typing signal before both users have joined the room is lost; the next keystrokes send another.
  await expect(async () => {
    await box(referrer).pressSequentially('An');
    await expect(typing).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expectAccessible(recruiter);
  await sendMessage(referrer, unique());
  await expect(typing).toBeHidden();

  await actionsOf(recruiter, first).press('Enter');
  await recruiter.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const editor = recruiter.getByRole('textbox', { name: 'Edit your message' });
  await expect(editor).toBeFocused();
  await expectAccessible(recruiter);
  await editor.fill(`${first} again`);
  await editor.press('Enter');
  await reads(referrer, `${first} again`);
  await expect(log(referrer).getByText('edited')).toBeVisible();
  const doomed = unique();
  await sendMessage(referrer, doomed);
  await reads(recruiter, doomed);
  await actionsOf(referrer, doomed).click();
  await referrer.getByRole('menuitem', { name: 'Delete' }).click();
  await referrer.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  for (const page of [recruiter, referrer]) {
    await expect(page.getByText(doomed)).toHaveCount(0);
    await expect(log(page).getByText('This message was deleted.')).toBeVisible();
  }

  await referrer.context().setOffline(true);
  await sendMessage(referrer, second);
  const lost = referrer.getByRole('alertdialog', { name: 'Network Error' });
  await lost.getByRole('button', { name: 'Cancel' }).click();
  await expect(main(referrer).getByText(/^Not sent/)).toBeVisible();
  await sendMessage(recruiter, third);
  await reads(recruiter, third);
  await referrer.context().setOffline(false);
  await main(referrer).getByRole('button', { name: 'Send again' }).click();
  await reads(recruiter, second);
  await expect(main(referrer).getByText(/^Not sent/)).toBeHidden();
  for (const text of [first, second, third]) await reads(referrer, text);

  await box(referrer).fill(typed);
  await changeTeam(administrator, team, { enableReferralChat: 0 });
  for (const page of [referrer, recruiter])
    await expect(main(page).getByText('This chat is read-only')).toBeVisible();
  await expect(box(referrer)).toHaveValue(typed);
  await expect(box(referrer)).not.toBeEditable();
  await changeTeam(administrator, team, { enableReferralChat: 1 });
  await expect(box(referrer)).toBeEditable();
  await box(referrer).press('Enter');
  await reads(recruiter, typed);

  await referrer.reload();
  for (const text of [first, second, third, typed]) await reads(referrer, text);

  const guest = await readData<{ userId: number }>(manager, '/api/v1/userinfo');
  const members = team.memberList.map(({ userId }) => userId).filter((id) => id !== guest.userId);
  await changeTeam(administrator, team, { members: [...members, guest.userId] });
  await manager.goto(`/referralChat/${channel.id}`);
  await reads(manager, typed);
  await changeTeam(administrator, team, { members });
  await expect(main(manager).getByText('No Channel selectedChannel')).toBeVisible();
  await expect(log(manager)).toBeHidden();
  for (const context of contexts) await context.close();
});
