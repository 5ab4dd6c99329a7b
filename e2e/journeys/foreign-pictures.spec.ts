import { createJob } from '../jobs-api';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const pixel = 'https://track.example/p.gif?job=7';

/** Descriptions stored before external images became links can look like this. */
const stored = `<p>We bake. <img src="${pixel}"></p><img src="https://cdn.example/oven.jpg" alt="The oven">`;

test('a text with pictures of other sites makes the browser request none of them', async ({
  page,
  server,
}) => {
  await signInAs(page, 'recruiting-manager', '/all/job');
  const id = await createJob(page, `Baker ${Date.now()}`);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(server.url).origin)
      foreign.push(request.url());
  });
  await page.route(`**/api/v1/job/${id}?*`, async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { data: { jobDescription: string } };
    record.data.jobDescription = stored;
    await route.fulfill({ response: answer, json: record });
  });
  await page.goto(`/job/edit/${id}`);
  const editor = page.getByRole('textbox', { name: /Description/ }).first();
  await expect(editor).toContainText('We bake.');
  const link = editor.locator('a[href="https://cdn.example/oven.jpg"]');
  await expect(link).toHaveText('The oven');
  await expect(editor.locator('img')).toHaveCount(0);
  expect(foreign).toEqual([]);

  // The content security policy blocks any other external image.
  const isBlocked = await page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
        setTimeout(() => resolve(false), 5_000);
        new Image().src = address;
      }),
    pixel,
  );
  expect(isBlocked).toBe(true);
});
