import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { pickOption } from '../job-form';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: a form names each chosen record that was deleted meanwhile beside its field, and loses no input', async ({
  page,
  browser,
}) => {
  const name = `Before noon ${Date.now()}`;
  const administrator = await (await browser.newContext()).newPage();
  await signInAs(administrator, 'administrator', emptyPage);
  const { id } = await readData<{ id: number }>(administrator, '/api/v1/job-priority', {
    method: 'POST',
    body: { name, status: '1' },
  });
  const change = (method: 'PUT' | 'DELETE', body?: object) =>
    callApi(administrator, `/api/v1/job-priority/${id}`, { method, body });

  await signInAs(page, 'recruiter', '/job/create');
  const title = page.getByLabel(/^Job Title/);
  const priority = page.getByRole('combobox', { name: /^Job Priority/ });
  await title.fill('Baker of the early shift');
  await pickOption(page, 'Job Priority', name);

  await change('PUT', { status: '0' });
  await expect(priority).toHaveAccessibleDescription(
    'This job priority is not active. Choose another.',
  );
  await change('DELETE');
  await expect(priority).toHaveAccessibleDescription(`${name} is no longer there. Choose another.`);
  await expect(priority).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('Baker of the early shift');
  await expectAccessible(page);

  await pickOption(page, 'Job Priority', 'Urgent');
  await expect(priority).not.toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('Baker of the early shift');
});
