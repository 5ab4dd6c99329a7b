import { screen, waitFor, within } from '@testing-library/react';
import {
  changeStatuses,
  getCandidateHistory,
  undoStatuses,
} from 'server/contract/applicants/applications/application-status.calls';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { answer, pick, press, type, user } from 'shell/sdk/testing';
import {
  applicationRecord,
  candidateHistory,
  historyEntry,
  historyWithoutProcess,
} from '../../application/testing/application-answers';
import {
  toStatusChangedAnswer,
  onClose,
  findField,
  openStatusDrawer,
  readOptions,
  getSaveButton,
  undoOfferAnswer,
} from './testing/open-status';

beforeEach(() => onClose.mockClear());

describe('moving one applicant', () => {
  test('the status drawer offers the stages of the pipeline in order, and the statuses of the chosen one', async () => {
    openStatusDrawer();
    expect(await readOptions('Stage')).toEqual(['Screening', 'Interview']);
    expect(await readOptions('Status')).toEqual(['To-be-start', 'Rejected']);
    await pick('Stage', 'Interview');
    expect(await readOptions('Status')).toEqual(['To-be-start', 'Invited', 'Hired', 'Rejected']);
    expect(screen.getByRole('textbox', { name: 'Comment' })).toBeVisible();
  });

  test('choosing another stage clears the status, and nothing is sent until a status is chosen', async () => {
    const page = openStatusDrawer();
    await pick('Stage', 'Interview');
    expect(await findField('Status')).toHaveValue('');
    await user.click(getSaveButton());
    expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true');
    expect(page.sent(changeStatuses)).toEqual([]);
  });

  test('Save is disabled with No Changes To Save while the current status is chosen', async () => {
    openStatusDrawer();
    await findField('Stage');
    expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true');
    await user.hover(getSaveButton());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('No Changes To Save');
    await pick('Status', 'Rejected');
    expect(getSaveButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a move without a comment sends stage and status, and is confirmed', async () => {
    const page = openStatusDrawer();
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    await press('Save');
    expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
    expect(page.sent(changeStatuses)).toEqual([
      { applicantId: [31], stageId: 12, statusId: 101, comment: '', version: [4] },
    ]);
    expect(onClose).toHaveBeenCalledWith(
      expect.objectContaining({ status: { id: 101, name: 'Invited' }, moved: 1 }),
    );
  });

  test('a move can be undone, and the undo is confirmed', async () => {
    const page = openStatusDrawer();
    await pick('Status', 'Rejected');
    await press('Save');
    await press('Undo');
    expect(await screen.findByText('The change was taken back for 1 applicant.')).toBeVisible();
    expect(page.sent(undoStatuses)).toEqual([{ id: undoOfferAnswer.id }]);
  });

  test('moving to a hired status requires the joining date, and moving to any other status does not', async () => {
    const page = openStatusDrawer();
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    expect(screen.queryByLabelText(/^Joining Date/)).toBeNull();
    await pick('Status', 'Hired');
    expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: /^Joining Date/ }), '03/25/2027');
    await user.tab();
    await press('Save');
    await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
    expect(page.sent(changeStatuses)[0]).toMatchObject({ statusId: 19, joiningDate: '2027-03-25' });
  });

  test('an applicant without a hiring process is offered the plain statuses, and the chosen one is sent', async () => {
    const page = openStatusDrawer([answer(getCandidateHistory, { data: historyWithoutProcess() })]);
    expect(await readOptions('Status')).toEqual(['To-be-start', 'Invited']);
    expect(screen.queryByRole('combobox', { name: /^Stage/ })).toBeNull();
    await pick('Status', 'Invited');
    await type('Comment', 'Met today');
    await press('Save');
    await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
    expect(page.sent(changeStatuses)[0]).toEqual({
      applicantId: [31],
      withoutHiringProcessId: 101,
      comment: 'Met today',
      version: [4],
    });
  });

  test('a rejected applicant can be reopened only in the stage of the rejection', async () => {
    const rejected = candidateHistory({
      history: [historyEntry(2, { statusId: 2 })],
      reopen: { stageId: 11, stage: 'Screening' },
    });
    openStatusDrawer([answer(getCandidateHistory, { data: rejected })]);
    const stage = await findField('Stage');
    expect(within(stage).getByRole('option', { name: 'Interview' })).toBeDisabled();
    expect(within(stage).getByRole('option', { name: 'Screening' })).toBeEnabled();
    expect(screen.getByText(/can be reopened in the stage that was left: Screening/)).toBeVisible();
  });

  test('a move by another person meanwhile is reported, and Load again keeps the input', async () => {
    const stale = {
      moved: 0,
      refused: 1,
      undo: null,
      results: [
        {
          applicantId: 31,
          outcome: 'refused' as const,
          reason: 'stale' as const,
          message: messages.status.stale,
        },
      ],
    };
    let version = 4;
    const page = openStatusDrawer([
      answer(getCandidateHistory, () => ({ data: candidateHistory({ version }) })),
      answer(changeStatuses, ({ body }) =>
        body.version?.[0] === version ? toStatusChangedAnswer() : toStatusChangedAnswer(stale),
      ),
    ]);
    await pick('Status', 'Rejected');
    await type('Comment', 'No reply');
    version = 5;
    await press('Save');
    expect((await screen.findAllByText(messages.status.stale))[0]).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('No reply');
    await press('Load again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull());
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(page.sent(changeStatuses).at(-1)).toMatchObject({ version: [5], comment: 'No reply' });
  });

  test('an applicant deleted meanwhile is reported', async () => {
    const gone = new ApiError({ code: 'NOT_FOUND', message: 'It is gone.', status: 404 });
    openStatusDrawer([
      answer(getCandidateHistory, () => {
        throw gone;
      }),
    ]);
    expect(await screen.findByText('There is no such applicant')).toBeVisible();
  });
});

test('a person without permission for this job reads why, instead of a form', async () => {
  openStatusDrawer([answer(getApplication, { data: applicationRecord({ may: ['assign'] }) })]);
  expect(await screen.findByText('Your role does not include it for this job.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
