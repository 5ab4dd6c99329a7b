import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { startConsole } from '../server/console-server';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const log = (page: Page) => main(page).getByRole('region', { name: 'Messages' });

interface Channel {
  id: number;
}

const shared = async (one: Page, other: Page): Promise<number> => {
  const query = { limit: 500 };
  const [mine, theirs] = await Promise.all(
    [one, other].map((page) => readData<Channel[]>(page, '/api/v1/channels', { query })),
  );
  const found = mine?.find(({ id }) => theirs?.some((channel) => channel.id === id));
  if (!found) throw new Error('They share no chat');
  return found.id;
};

test('drill: a server killed during a chat loses no message and stores none twice', async ({
  page: recruiter,
  browser,
  startServer,
}) => {
  let server = await startServer();
  const { url } = server;
  const context = await browser.newContext();
  const referrer = await context.newPage();
  await signInAs(recruiter, 'recruiter', `${url}/referralChat`);
  await signInAs(referrer, 'referrer', `${url}/referralChat`);
  const id = await shared(recruiter, referrer);
  for (const page of [recruiter, referrer]) {
    await page.goto(`${url}/referralChat/${id}`);
    await expect(main(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
  }
  // A network failure opens a dialog that must be closed to continue.
  const trouble = recruiter.getByRole('button', { name: 'Cancel' });
  await recruiter.addLocatorHandler(trouble, () => trouble.click());
  const sendMessage = async (text: string) => {
    const box = main(recruiter).getByRole('textbox', { name: 'Message' });
    // The dialog may open between the two steps and receive the key press.
    await expect(async () => {
      await box.fill(text);
      await box.press('Enter');
      await expect(box).toHaveValue('', { timeout: 2_000 });
    }).toPass();
  };
  const written = Array.from({ length: 12 }, (_, at) => `Said ${at + 1} of twelve`);

  for (const text of written.slice(0, 8)) await sendMessage(text);
  await expect(log(referrer).getByText('Said 1 of twelve')).toBeVisible();
  await server.kill();
  for (const text of written.slice(8)) await sendMessage(text);
  await expect(
    main(recruiter)
      .getByText(/^Not sent/)
      .first(),
  ).toBeVisible();
  server = await startConsole(server.dataFolder, { PORT: new URL(url).port });

  try {
    const again = main(recruiter).getByRole('button', { name: 'Send again' });
    await expect(main(recruiter).getByText('Sending…')).toHaveCount(0);
    for (let left = await again.count(); left > 0; left -= 1) {
      await again.first().click();
      await expect(again).toHaveCount(left - 1);
    }
    await expect(main(recruiter).getByText('Sending…')).toHaveCount(0);
    await expect(again).toHaveCount(0);
    const stored = await readData<{ message: string; sequence: number }[]>(
      recruiter,
      `/api/v1/channel-chat/${id}`,
    );
    const delivered = stored.map(({ message }) => message).filter((text) => written.includes(text));
    expect(delivered.toSorted()).toEqual(written.toSorted());
    expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, at) => at + 1));
    await expect(log(referrer).getByRole('listitem').last()).toContainText(delivered.at(-1) ?? '', {
      timeout: 60_000,
    });
    expect(
      await log(referrer)
        .getByText(delivered.at(-1) ?? '')
        .count(),
    ).toBe(1);
  } finally {
    await server.stop();
    await context.close();
  }
});
