import { screen, waitFor } from '@testing-library/react';
import type { RowResult } from 'server/contract/applicants/applications/application-status';
import {
  changeStatuses,
  getCandidateHistory,
} from 'server/contract/applicants/applications/application-status.calls';
import {
  getApplication,
  updateApplication,
} from 'server/contract/applicants/applications/application.calls';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { answer, pick, press, type, user } from 'shell/sdk/testing';
import {
  applicationRecord,
  candidateHistory,
  historyEntry,
} from '../../application/testing/application-answers';
import {
  toStatusChangedAnswer,
  onClose,
  findField,
  openStatusDrawer,
  getSaveButton,
} from './testing/open-status';

beforeEach(() => onClose.mockClear());

const refused = (reason: NonNullable<RowResult['reason']>, message: string) =>
  toStatusChangedAnswer({
    moved: 0,
    refused: 1,
    undo: null,
    results: [{ applicantId: 31, outcome: 'refused', reason, message }],
  });
const loadAgain = () => screen.queryByRole('button', { name: 'Load again' });
const joiningDate = () => screen.findByRole('textbox', { name: /^Joining Date/ });

test('Load again removes the message that the shown status is outdated', async () => {
  let version = 4;
  openStatusDrawer([
    answer(getCandidateHistory, () => ({ data: candidateHistory({ version }) })),
    answer(changeStatuses, refused('stale', messages.status.stale)),
  ]);
  await pick('Status', 'Rejected');
  await press('Save');
  expect(await screen.findByText(messages.status.stale)).toBeVisible();
  version = 5;
  await press('Load again');
  await waitFor(() => expect(screen.queryByText(messages.status.stale)).toBeNull());
  expect(loadAgain()).toBeNull();
  expect(await findField('Status')).toHaveValue('Rejected');
});

test('the drawer of an applicant deleted meanwhile says that there is no such applicant', async () => {
  let isGone = false;
  const gone = new ApiError({ code: 'NOT_FOUND', message: messages.status.gone, status: 404 });
  openStatusDrawer([
    answer(getApplication, () => {
      if (isGone) throw gone;
      return { data: applicationRecord() };
    }),
    answer(changeStatuses, refused('not-found', messages.status.gone)),
  ]);
  await pick('Status', 'Rejected');
  isGone = true;
  await press('Save');
  expect(await screen.findByText('There is no such applicant')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(loadAgain()).toBeNull();
});

test('a refusal that loading again cannot resolve does not offer Load again', async () => {
  openStatusDrawer([
    answer(changeStatuses, refused('other-pipeline', messages.status.foreignStage)),
  ]);
  await pick('Status', 'Rejected');
  await press('Save');
  expect(await screen.findByText(messages.status.foreignStage)).toBeVisible();
  expect(loadAgain()).toBeNull();
});

test('the joining date of a hired applicant is corrected with a comment and without a move', async () => {
  const page = openStatusDrawer([
    answer(getApplication, { data: applicationRecord({ joiningDate: '2027-01-04' }) }),
    answer(getCandidateHistory, {
      data: candidateHistory({ history: [historyEntry(3, { stageId: 12, statusId: 19 })] }),
    }),
    answer(updateApplication, { data: applicationRecord() }),
  ]);
  expect(await joiningDate()).toHaveValue('01/04/2027');
  expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true');
  await user.clear(await joiningDate());
  await user.type(await joiningDate(), '02/01/2027');
  await user.tab();
  await type('Comment', 'Notice period');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const put = page.calls.find(({ call }) => call.startsWith('PUT'));
  expect(put?.body).toEqual({
    joiningDate: '2027-02-01',
    comment: 'Notice period',
    version: 4,
  });
  expect(page.sent(changeStatuses)).toEqual([]);
});

test('the form of a rejected applicant starts with the stage to reopen in, and without a status', async () => {
  const page = openStatusDrawer([
    answer(getCandidateHistory, {
      data: candidateHistory({
        history: [historyEntry(2, { stageId: 12, statusId: 2 })],
        reopen: { stageId: 11, stage: 'Screening' },
      }),
    }),
  ]);
  expect(await findField('Stage')).toHaveValue('11');
  expect(await findField('Status')).toHaveValue('');
  await pick('Status', 'To-be-start');
  await press('Save');
  await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
  expect(page.sent(changeStatuses)[0]).toMatchObject({ stageId: 11, statusId: 1 });
});
