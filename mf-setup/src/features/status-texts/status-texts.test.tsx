import { screen, waitFor } from '@testing-library/react';
import type { StatusTextRecord } from 'server/contract/applicants/applying/status-text';
import { statusTextCalls } from 'server/contract/applicants/applying/status-text.calls';
import { answer, field, press, renderPage, type } from 'shell/sdk/testing';
import { EditStatusTextPage } from './status-text-form.page';
import { StatusTextsPage } from './status-texts.page';

const record: StatusTextRecord = {
  ...{ id: 2, category: 'active', answerDays: 14, version: 3 },
  ...{ englishHeading: '', englishSentence: '', englishNext: '' },
  ...{ germanHeading: 'In guten Händen', germanSentence: '', germanNext: '' },
};
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };

test('each category of status shows the text that applicants read, also the default text', async () => {
  renderPage(<StatusTextsPage />, {
    address: '/general-settings/status-page',
    answers: [answer(statusTextCalls.getMany, { data: [record], meta })],
  });
  const row = await screen.findByRole('row', { name: /Your application is in review/ });
  expect(row).toHaveTextContent('In guten Händen');
  expect(row).toHaveTextContent('14 days');
  expect(screen.queryByRole('button', { name: 'Create' })).not.toBeInTheDocument();
});

test('status texts are sent with the version that was loaded, and days beyond a year are refused', async () => {
  const page = renderPage(<EditStatusTextPage />, {
    address: '/general-settings/status-page/edit/2',
    path: '/general-settings/status-page/edit/:id',
    answers: [
      answer(statusTextCalls.get, { data: record }),
      answer(statusTextCalls.update, { data: record }),
    ],
  });
  await waitFor(() =>
    expect(field('Sentence')).toHaveAccessibleDescription(/The hiring team is looking at it/),
  );
  await type('Days until an answer', '400');
  await press('Save');
  await waitFor(() =>
    expect(field('Days until an answer')).toHaveAccessibleDescription(/365 days/),
  );
  expect(page.sent(statusTextCalls.update)).toEqual([]);
  await type('Days until an answer', '7');
  await type('Heading', 'We read it');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(statusTextCalls.update)).toMatchObject([
      { englishHeading: 'We read it', germanHeading: 'In guten Händen', answerDays: 7, version: 3 },
    ]),
  );
});
