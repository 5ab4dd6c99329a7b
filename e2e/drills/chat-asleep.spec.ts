import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { openSharedChat } from '../shared-chat';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('region', { name: 'Messages' });
const sendMessage = async (page: Page, text: string) => {
  const box = main(page).getByRole('textbox', { name: 'Message' });
  await box.fill(text);
  await box.press('Enter');
};
const reads = (page: Page, text: string) => expect(log(page).getByText(text)).toHaveCount(1);
const unreadOf = (page: Page, id: number) =>
  main(page)
    .locator(`a[href^="/referralChat/${id}"]`)
    .getByRole('img', { name: /unread$/ });

/** Simulates the expiry of the access token. */
const endToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user') ?? '{}') as { selfToken: string };
    const [head, claims] = session.selfToken.split('.');
    const selfToken = `${head}.${claims}.${'A'.repeat(43)}`;
    localStorage.setItem('user', JSON.stringify({ ...session, selfToken }));
  });

test('drill: in a chat two tabs count as one reader, and a laptop asleep for an hour misses and repeats no message', async ({
  page: laptop,
  browser,
  startServer,
}) => {
  const { url } = await startServer();
  const context = await browser.newContext();
  const referrer = await context.newPage();
  await signInAs(referrer, 'referrer', `${url}/referralChat`);
  await laptop.clock.install();
  await signInAs(laptop, 'recruiter', `${url}/referralChat`);
  const { id } = await openSharedChat(referrer, laptop);
  const tab = await laptop.context().newPage();
  await tab.goto(`${url}/referralChat`);
  await referrer.goto(`${url}/referralChat/${id}`);

  await sendMessage(referrer, 'Are you there?');
  for (const page of [laptop, tab]) await expect(unreadOf(page, id)).toBeVisible();
  await laptop.goto(`${url}/referralChat/${id}`);
  await reads(laptop, 'Are you there?');
  await expect(unreadOf(tab, id)).toBeHidden();
  await tab.goto(`${url}/referralChat/${id}`);
  await sendMessage(laptop, 'In two tabs');
  for (const page of [laptop, tab, referrer]) await reads(page, 'In two tabs');
  await tab.close();

  await laptop.clock.pauseAt(Date.now() + 1_000);
  const missed = ['While you slept', 'I wrote', 'three messages'];
  for (const text of missed) await sendMessage(referrer, text);
  await reads(referrer, 'three messages');
  await endToken(laptop);
  await laptop.clock.fastForward('01:00:00');
  await laptop.clock.resume();
  for (const text of missed) await reads(laptop, text);
  await sendMessage(laptop, 'Back again');
  for (const page of [laptop, referrer]) await reads(page, 'Back again');
  const stored = await readData<{ message: string; sequence: number }[]>(
    referrer,
    `/api/v1/channel-chat/${id}`,
  );
  expect(stored.slice(-5).map(({ message }) => message)).toEqual([
    'In two tabs',
    ...missed,
    'Back again',
  ]);
  await context.close();
});
