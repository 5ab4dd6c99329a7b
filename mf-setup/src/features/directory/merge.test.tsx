import { screen, waitFor, within } from '@testing-library/react';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import type { MergePreview } from 'server/contract/company/directory/directory-merge';
import {
  answer,
  ofSelection,
  pageOf,
  press,
  question,
  renderPage,
  tick,
  user,
} from 'shell/sdk/testing';
import { DirectoryPage } from './directory.page';

const calls = directoryCalls.departments;
const bakery: DirectoryRecord = {
  ...{ id: 4, name: 'Bakery', externalId: '', status: 1, version: 2 },
  ...{ division: { id: 1, name: 'Food' }, parent: null, head: { id: 9, name: 'Asha Verma' } },
};
const baking: DirectoryRecord = {
  ...{ id: 5, name: 'Baking', externalId: 'HR-5', status: 1, version: 7 },
  ...{ division: { id: 1, name: 'Food' }, parent: { id: 4, name: 'Bakery' }, head: null },
};
const open = (preview: MergePreview) =>
  renderPage(<DirectoryPage />, {
    address: '/general-settings/directory/departments',
    path: '/general-settings/directory/:kind',
    answers: [
      answer(calls.getMany, pageOf([bakery, baking])),
      answer(calls.previewMerge, { data: preview }),
      answer(calls.merge, { data: bakery }),
    ],
  });
const choice = (dialog: HTMLElement, group: string, name: string) =>
  within(within(dialog).getByRole('radiogroup', { name: group })).getByRole('radio', { name });
const ask = async () => {
  await tick('Select Bakery');
  await tick('Select Baking');
  await user.click(await ofSelection('Merge'));
  return question('Merge two departments');
};

test('two records with the same meaning are merged with the chosen values', async () => {
  const page = open({ moves: [{ words: '12 jobs', kind: 'job' }], clashes: [] });
  const dialog = await ask();
  expect(await within(dialog).findByText('12 jobs')).toHaveAttribute('href');
  expect(choice(dialog, 'Which stays', 'Bakery')).toBeChecked();
  expect(within(dialog).queryByRole('radiogroup', { name: 'Division' })).toBeNull();
  expect(choice(dialog, 'External Id', 'HR-5')).toBeChecked();
  await user.click(choice(dialog, 'Name', 'Baking'));
  await press('Merge', dialog);
  await waitFor(() =>
    expect(page.sent(calls.merge)).toEqual([
      {
        ...{ fromId: 5, version: 2, fromVersion: 7 },
        fields: { name: 'Baking', headId: 9, externalId: 'HR-5' },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('conflicts between two records are shown before they can be merged', async () => {
  open({ moves: [], clashes: [{ words: 'Delete one of the two slabs first.' }] });
  const dialog = await ask();
  expect(await within(dialog).findByText('Delete one of the two slabs first.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
});

test('Merge is disabled while a single row is selected, with the reason', async () => {
  open({ moves: [], clashes: [] });
  await tick('Select Bakery');
  expect(await ofSelection('Merge')).toHaveAttribute('aria-disabled', 'true');
});
