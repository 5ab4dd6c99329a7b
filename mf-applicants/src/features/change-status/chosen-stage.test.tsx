import { screen, waitFor } from '@testing-library/react';
import {
  changeStatuses,
  getCandidateHistory,
} from 'server/contract/applicants/applications/application-status.calls';
import { messages } from 'server/contract/messages';
import { answer, press } from 'shell/sdk/testing';
import { candidateHistory } from '../../application/testing/application-answers';
import { onClose, findField, openStatusDrawer, getSaveButton } from './testing/open-status';

beforeEach(() => onClose.mockClear());

const toInterview = { applicantIds: [31], versions: [4], stageId: 12 };

test('a preselected stage is shown with its first status, ready to be saved', async () => {
  const page = openStatusDrawer([], toInterview);
  await waitFor(async () => expect(await findField('Stage')).toHaveDisplayValue('Interview'));
  expect(await findField('Status')).toHaveValue('To-be-start');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(page.sent(changeStatuses)).toEqual([
    { applicantId: [31], stageId: 12, statusId: 1, comment: '', version: [4] },
  ]);
});

test('a rejected applicant is not moved beyond the stage of the rejection, and that stage is named', async () => {
  const reopen = { stageId: 11, stage: 'Screening' };
  openStatusDrawer(
    [answer(getCandidateHistory, { data: candidateHistory({ reopen }) })],
    toInterview,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This applicant was rejected and can be reopened in the stage that was left: Screening.',
  );
  expect(await findField('Stage')).toHaveDisplayValue('Screening');
});

test('a stage outside the applicant’s pipeline is refused with the reason', async () => {
  openStatusDrawer([], { ...toInterview, stageId: 99 });
  expect(await screen.findByRole('alert')).toHaveTextContent('not among the stages');
  expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true');
});

test('a move by another person since the list was read is reported', async () => {
  openStatusDrawer([], { ...toInterview, versions: [3] });
  expect(await screen.findByText(messages.status.stale)).toBeVisible();
  await press('Load again');
  await waitFor(() => expect(screen.queryByText(messages.status.stale)).toBeNull());
});
