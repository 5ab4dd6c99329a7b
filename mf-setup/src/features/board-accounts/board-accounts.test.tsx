import { screen, waitFor } from '@testing-library/react';
import type { BoardAccount } from 'server/contract/jobs/publishing/board-account';
import { boardAccountCalls } from 'server/contract/jobs/publishing/board-account.calls';
import { answer, field, press, renderPage, type } from 'shell/sdk/testing';
import { EditBoardAccountPage } from './board-account-form.page';
import { BoardAccountsPage } from './board-accounts.page';

const linkedin: BoardAccount = {
  ...{ id: 7, name: 'LinkedIn', board: 'linkedin', companyId: '', email: '', version: 2 },
};
const indeed: BoardAccount = { ...linkedin, id: 6, name: 'Indeed', board: 'indeed' };
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };

const edit = (record: BoardAccount) =>
  renderPage(<EditBoardAccountPage />, {
    address: `/general-settings/job-boards/edit/${record.id}`,
    path: '/general-settings/job-boards/edit/:id',
    answers: [
      answer(boardAccountCalls.get, { data: record }),
      answer(boardAccountCalls.update, { data: record }),
    ],
  });

test('a board whose account is not named yet says so in the list', async () => {
  renderPage(<BoardAccountsPage />, {
    address: '/general-settings/job-boards',
    answers: [answer(boardAccountCalls.getMany, { data: [indeed, linkedin], meta })],
  });
  expect(await screen.findByRole('row', { name: /LinkedIn/ })).toHaveTextContent('None yet');
  expect(await screen.findByRole('row', { name: /Indeed/ })).toHaveTextContent('Not asked');
});

test('a company ID that is no number is refused, and a number is sent with the e-mail', async () => {
  const page = edit(linkedin);
  await waitFor(() => expect(field('Account e-mail')).toBeVisible());
  await type('Company ID', 'kestrel');
  await press('Save');
  await waitFor(() => expect(field('Company ID')).toHaveAccessibleDescription(/Enter the number/));
  expect(page.sent(boardAccountCalls.update)).toEqual([]);
  await type('Company ID', '1234567');
  await type('Account e-mail', 'jobs@kestrel.example');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(boardAccountCalls.update)).toMatchObject([
      { companyId: '1234567', email: 'jobs@kestrel.example', version: 2 },
    ]),
  );
});

test('Indeed is not asked for a company ID', async () => {
  edit(indeed);
  await waitFor(() => expect(field('Account e-mail')).toBeVisible());
  expect(screen.getByText(/What the feed tells/)).toHaveTextContent('Indeed');
  expect(screen.queryByLabelText('Company ID')).not.toBeInTheDocument();
});
