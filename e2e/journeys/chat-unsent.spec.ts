import type { Page, Route } from '@playwright/test';
import { readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('region', { name: 'Messages' });
const box = (page: Page) => main(page).getByRole('textbox', { name: 'Message' });
const chats = (page: Page) => main(page).getByRole('navigation', { name: 'Chats' });
const notSent = (page: Page) => main(page).getByText(/^Not sent/);
const again = (page: Page) => main(page).getByRole('button', { name: 'Send again' });
const lost = (page: Page) => page.getByRole('alertdialog', { name: 'Network Error' });
const unique = (word: string) => `${word} ${Date.now()}${Math.floor(Math.random() * 1000)}`;

const sends = '**/api/v1/send-message?**';
const refused = {
  status: 503,
  json: { error: { code: 'AWAY', message: 'The server is away.', requestId: 'e2e' } },
};

const sendMessage = async (page: Page, text: string) => {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
};

interface Channel {
  id: number;
  channelName: string;
}

const openChat = async (page: Page): Promise<[here: Channel, elsewhere: Channel]> => {
  await signInAs(page, 'recruiter', '/referralChat');
  const [here, elsewhere] = await readData<Channel[]>(page, '/api/v1/channels');
  if (!here || !elsewhere) throw new Error('The demo’s recruiter reads fewer than two chats');
  await goTo(page, here);
  return [here, elsewhere];
};

const linkTo = (page: Page, { id }: Channel) =>
  chats(page).locator(`a[href^="/referralChat/${id}"]`);
const goTo = async (page: Page, channel: Channel) => {
  await linkTo(page, channel).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(channel.channelName);
  await expect(log(page)).toBeVisible();
};

const timesStored = async (page: Page, { id }: Channel, text: string): Promise<number> => {
  const stored = await readData<{ message: string }[]>(page, `/api/v1/channel-chat/${id}`);
  return stored.filter(({ message }) => message === text).length;
};

test('journey: an unsent message stays in its chat after leaving and a reload, and is stored once', async ({
  page,
}) => {
  const [here, elsewhere] = await openChat(page);
  const text = unique('Waits');
  await page.route(sends, (route) => route.fulfill(refused));
  await sendMessage(page, text);
  await expect(notSent(page)).toBeVisible();
  await goTo(page, elsewhere);
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(linkTo(page, here)).toContainText('1 not sent');
  await goTo(page, here);
  await expect(notSent(page)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(log(page).getByText(text)).toBeVisible();
  await expect(notSent(page)).toBeVisible();
  await page.unroute(sends);
  await again(page).click();
  await expect(notSent(page)).toHaveCount(0);
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(linkTo(page, here)).not.toContainText('not sent');
  await expect.poll(() => timesStored(page, here, text)).toBe(1);
  await page.reload();
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(notSent(page)).toHaveCount(0);
});

test('journey: a message in transit arrives once although its sender leaves the chat', async ({
  page,
}) => {
  const [here, elsewhere] = await openChat(page);
  const text = unique('On its way');
  const held: Route[] = [];
  await page.route(sends, (route) => void held.push(route));
  await sendMessage(page, text);
  await expect.poll(() => held.length).toBe(1);
  await goTo(page, elsewhere);
  await goTo(page, here);
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(main(page).getByText('Sending…')).toBeVisible();
  await goTo(page, elsewhere);
  await held[0]?.continue();
  await expect.poll(() => timesStored(page, here, text)).toBe(1);
  await goTo(page, here);
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(main(page).getByText('Sending…')).toHaveCount(0);
  await expect(notSent(page)).toHaveCount(0);
  expect(held).toHaveLength(1);
});

test('journey: a message whose page closed before the answer is sent again without a duplicate', async ({
  page,
}) => {
  const [here] = await openChat(page);
  const text = unique('Cut off');
  // The first request of the message never reaches the server.
  await page.route(sends, () => undefined, { times: 1 });
  await sendMessage(page, text);
  await page.reload();
  await expect(notSent(page)).toContainText('The page was closed before it arrived.');
  // The second request of the message reaches the server, but the response is lost.
  await page.route(
    sends,
    async (route) => {
      await route.fetch();
      await route.fulfill(refused);
    },
    { times: 1 },
  );
  await again(page).click();
  await expect(notSent(page)).toHaveCount(0);
  await expect(log(page).getByText(text)).toHaveCount(1);
  expect(await timesStored(page, here, text)).toBe(1);
});

test('journey: a failed message in a chat that was left is reported on the current page', async ({
  page,
}) => {
  const [here, elsewhere] = await openChat(page);
  const text = unique('Unseen');
  const held: Route[] = [];
  await page.route(sends, (route) => void held.push(route));
  await sendMessage(page, text);
  await expect.poll(() => held.length).toBe(1);
  await goTo(page, elsewhere);
  await held[0]?.fulfill(refused);
  await expect(page.getByText(`“${text}” was not sent and waits in its chat.`)).toBeVisible();
  await expect(linkTo(page, here)).toContainText('1 not sent');
});

test('when a message is sent without a network, a dialog says so; Cancel keeps the message, and writing continues', async ({
  page,
  context,
}) => {
  const [here] = await openChat(page);
  const [first, second] = [unique('Offline'), unique('Still offline')];
  await context.setOffline(true);
  await box(page).fill(first);
  await box(page).press('Enter');
  await expect(lost(page)).toContainText('Check your internet connection');
  await expectAccessible(page);
  await lost(page).getByRole('button', { name: 'Try again' }).click();
  await expect(lost(page)).toContainText('There is still no connection.');
  await lost(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(notSent(page)).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await expect(notSent(page)).toHaveCount(2);
  await expect(lost(page)).toBeHidden();
  await context.setOffline(false);
  for (const left of [1, 0]) {
    await again(page).first().click();
    await expect(notSent(page)).toHaveCount(left);
  }
  for (const text of [first, second]) {
    await expect(log(page).getByText(text)).toHaveCount(1);
    expect(await timesStored(page, here, text)).toBe(1);
  }
});

test('Try again stores a message once when the first answer was lost', async ({ page }) => {
  const [here] = await openChat(page);
  const text = unique('Answer lost');
  const tried: string[] = [];
  await page.route(sends, async (route) => {
    tried.push(route.request().postData() ?? '');
    if (tried.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendMessage(page, text);
  await lost(page).getByRole('button', { name: 'Try again' }).click();
  await expect(lost(page)).toBeHidden();
  await expect(log(page).getByText(text)).toHaveCount(1);
  await expect(main(page).getByText('Sending…')).toHaveCount(0);
  await expect(notSent(page)).toHaveCount(0);
  expect(tried[1]).toBe(tried[0]);
  expect(await timesStored(page, here, text)).toBe(1);
});

test('messages missed without a network appear by themselves once it is back', async ({
  page,
  context,
}) => {
  const [here, elsewhere] = await openChat(page);
  await goTo(page, elsewhere);
  await page.route(`**/api/v1/channel-chat/${here.id}?**`, (route) => route.abort());
  await linkTo(page, here).click();
  await expect(lost(page)).toBeVisible();
  await lost(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(main(page).getByText('The messages could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(log(page)).toBeVisible();
});

test('journey: Undo restores a discarded message at its position', async ({ page }) => {
  await openChat(page);
  const [first, second] = [unique('First'), unique('Second')];
  await page.route(sends, (route) => route.fulfill(refused));
  await sendMessage(page, first);
  await sendMessage(page, second);
  await expect(notSent(page)).toHaveCount(2);
  await log(page)
    .getByRole('listitem')
    .filter({ hasText: first })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(log(page).getByText(first)).toHaveCount(0);
  await expect(log(page)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  const lines = log(page).getByRole('listitem');
  await expect(lines.nth(-2)).toContainText(first);
  await expect(lines.last()).toContainText(second);
  await expect(notSent(page)).toHaveCount(2);
});

test('journey: a double click on Discard discards one message, not also the next one that moves up in the list', async ({
  page,
}) => {
  const [here] = await openChat(page);
  await page.route(sends, (route) => route.fulfill(refused));
  // More lines than the log shows, so the log must scroll.
  for (let count = 1; count <= 10; count += 1) await sendMessage(page, unique(`Line ${count}`));
  await expect(linkTo(page, here)).toContainText('10 not sent');
  await log(page).getByRole('listitem').last().getByRole('button', { name: 'Discard' }).dblclick();
  await expect(linkTo(page, here)).toContainText('9 not sent');
  await expect(page.getByText('The message was discarded.')).toHaveCount(1);
});
