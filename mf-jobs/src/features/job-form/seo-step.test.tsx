import userEvent from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { getLinkCard } from 'server/contract/jobs/careers/link-card.calls';
import { updateJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import { answer, field, press, user } from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import { linkCardPicture, openCreatePage, updates } from './testing/open-form';

const required = 'please fill the required field';

beforeEach(() => localStorage.clear());

const openStep = async (options?: Parameters<typeof openCreatePage>[0]) => {
  const page = openCreatePage({ address: '/job/create?step=seo&id=61', ...options });
  await screen.findByRole('button', { name: 'FINISH' });
  return page;
};

test('the SEO step has its nine fields, and Back opens the job again', async () => {
  const page = await openStep();
  for (const label of [
    ...['Slug', 'Meta Title', 'Meta Description', 'Canonical Tag', 'Focus Keyword', 'Keywords'],
    ...['Custom SEO Schema', 'Image'],
  ])
    expect(field(label)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Index' })).toBeChecked();
  await press('Back');
  await waitFor(() => expect(page.address()).toBe('/jobs.edit'));
});

test('without a slug nothing is sent, and the suggested slug can be accepted', async () => {
  const page = await openStep();
  await press('FINISH');
  await waitFor(() => expect(field('Slug')).toHaveAccessibleDescription(required));
  expect(updates(page)).toHaveLength(0);
  await press('Use “job-61”');
  await press('FINISH');
  expect(await screen.findByText("All steps completed - you're finished")).toBeVisible();
  expect(updates(page)).toEqual([{ slug: ['job-61'], version: ['1'] }]);
});

test.each([
  ['Meta Title', 580, 'Max Character Should 580px'],
  ['Meta Description', 920, 'Max Character Should 920px'],
])('the SEO field %s warns from %i characters on, and can still be saved', async (...row) => {
  const [label, limit, warning] = row;
  const page = await openStep();
  await user.click(field(label));
  await user.paste('a'.repeat(limit - 1));
  expect(screen.queryByText(warning)).toBeNull();
  await user.keyboard('b');
  expect(await screen.findByText(warning)).toBeVisible();
  expect(screen.getByText(warning).closest('[role=status]')).not.toBeNull();
  await press('Use “job-61”');
  await press('FINISH');
  await waitFor(() => expect(updates(page)).toHaveLength(1));
});

test('every field of the SEO step is sent', async () => {
  const page = await openStep();
  await press('Use “job-61”');
  await user.type(field('Keywords'), 'cook,pune{Enter}');
  await user.click(screen.getByRole('switch', { name: 'Index' }));
  await user.click(field('Custom SEO Schema'));
  await user.paste('{"industry": "Food"}');
  await user.upload(field('Image'), new File(['x'], 'tea.png', { type: 'image/png' }));
  const schema = screen.getByRole('region', { name: 'Published schema as JSON' });
  await waitFor(() => expect(schema).toHaveTextContent('"industry": "Food"'));
  expect(schema).toHaveTextContent('"@type": "JobPosting"');
  await press('FINISH');
  await waitFor(() =>
    expect(updates(page)).toEqual([
      {
        slug: ['job-61'],
        seoKeyword: ['cook', 'pune'],
        seoIndex: ['0'],
        customSeoSchema: ['{"industry": "Food"}'],
        file: ['tea.png'],
        version: ['1'],
      },
    ]),
  );
});

test.each(['tea.gif', 'tea.pdf'])('the image %s is refused with a reason', async (name) => {
  await openStep();
  const image = field('Image');
  await userEvent
    .setup({ applyAccept: false })
    .upload(image, new File(['x'], name, { type: 'image/gif' }));
  await waitFor(() => expect(image).toHaveAccessibleDescription(/\.jpg.*\.png/));
  expect(screen.queryByText(/tea.*KB/)).toBeNull();
});

test('an image with a false file type is refused by the server at its field', async () => {
  const refuses = answer(updateJob, () => {
    throw new ApiError({
      code: 'INVALID_INPUT',
      message: 'Some fields need your attention.',
      status: 422,
      requestId: 'r-3',
      fields: { file: 'Choose a .jpg or .png image' },
    });
  });
  await openStep({ answers: [refuses] });
  await press('Use “job-61”');
  await user.upload(field('Image'), new File(['x'], 'tea.png', { type: 'image/png' }));
  await press('FINISH');
  expect(
    await screen.findByRole('button', { name: 'Image: Choose a .jpg or .png image' }),
  ).toBeVisible();
  await waitFor(() => expect(field('Image')).toHaveAttribute('aria-invalid', 'true'));
});

test('the title and the description show their width in pixels against the width that search engines show', async () => {
  await openStep();
  expect(screen.getByRole('meter', { name: 'Width of the title' })).toHaveAttribute(
    'aria-valuemax',
    '580',
  );
  expect(screen.getByRole('meter', { name: 'Width of the description' })).toHaveAttribute(
    'aria-valuemax',
    '920',
  );
});

test('the preview of a shared link shows the page’s picture, and follows typing', async () => {
  const page = await openStep();
  const card = within(screen.getByLabelText('Preview of a shared link'));
  expect(card.getByText(/The image is drawn from title and logo/)).toBeVisible();
  expect(page.queries(getLinkCard)).toEqual([{ title: jobRecord(61).jobTitle }]);
  await waitFor(() =>
    expect(card.getAllByRole('presentation').map((one) => one.getAttribute('src'))).toEqual([
      ...[linkCardPicture, linkCardPicture],
    ]),
  );
  await user.type(field('Meta Title'), 'Bake with us');
  await user.type(field('Meta Description'), 'From four in the morning.');
  await waitFor(() => expect(card.getAllByText('Bake with us')).toHaveLength(2));
  expect(card.getByText('From four in the morning.')).toBeVisible();
});
