import { callApi } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { teaPicture } from '../picture';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: an SEO graph is created with an image, changed, viewed and deleted', async ({
  page,
}) => {
  const title = `Tea ${Date.now()}`;
  await signInAs(page, 'administrator', '/seo-graph/create');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Title' }).fill(title);
  await main.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Taste tea.');
  await main.getByRole('textbox', { name: 'Type' }).fill('website');
  const image = main.locator('input[type=file]');
  await image.setInputFiles({
    name: 'tea.png',
    mimeType: 'image/png',
    buffer: Buffer.from('GIF89a'),
  });
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Choose a .jpg or .png image').first()).toBeVisible();
  await image.setInputFiles(teaPicture);
  await expect(main.getByRole('img', { name: 'Preview of tea.png' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/seo-graph$/);

  await page.goto(`/seo-graph?search=${encodeURIComponent(title)}`);
  await expect(main.getByText('Taste tea.')).toBeVisible();
  await main.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(main.getByRole('img', { name: 'Stored: tea.png' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Type' }).fill('article');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/seo-graph/);

  await page.goto(`/seo-graph?search=${encodeURIComponent(title)}`);
  await main.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(main.getByText('article')).toBeVisible();
  await expect(main.getByRole('img', { name: 'Stored: tea.png' })).toBeVisible();

  await page.goto(`/seo-graph?search=${encodeURIComponent(title)}`);
  await main.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(main.getByText('No graph matches the search')).toBeVisible();
});

test('journey: a recruiter edits how a job of their team appears in search engines', async ({
  page,
}) => {
  const title = `Of a job ${Date.now()}`;
  await signInAs(page, 'recruiter', '/all/job');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Seo Create' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Set Seo For Job');
  const jobId = Number(/\/seo\/create\/(\d+)/.exec(page.url())?.[1]);
  await main.getByRole('textbox', { name: 'Title' }).fill(title);
  await main.getByRole('textbox', { name: 'Keywords' }).fill('tea');
  await page.keyboard.press('Enter');
  await main.locator('input[type=file]').setInputFiles(teaPicture);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/all\/job/);
  const answer = await callApi(page, `/api/v1/seo-graph?search=${encodeURIComponent(title)}`);
  const { data } = (await answer.json()) as { data: object[] };
  expect(data).toMatchObject([{ title, jobId, keywords: ['tea'], image: { name: 'tea.png' } }]);
});
