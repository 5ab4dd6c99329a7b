import { screen, waitFor, within } from '@testing-library/react';
import {
  changeStatuses,
  getStatusOptions,
} from 'server/contract/applicants/applications/application-status.calls';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { answer, pick, press, user } from 'shell/sdk/testing';
import { statusOptions } from '../../application/testing/application-answers';
import { toStatusChangedAnswer, onClose, openStatusDrawer } from './testing/open-status';

beforeEach(() => onClose.mockClear());

describe('moving many applicants', () => {
  const both = { applicantIds: [31, 32] };

  test('moving many applicants sends one request for all of them', async () => {
    const page = openStatusDrawer(
      [answer(changeStatuses, toStatusChangedAnswer({ moved: 2 }))],
      both,
    );
    expect(await screen.findByText('2 applicants')).toBeVisible();
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(page.sent(changeStatuses)).toEqual([
      { applicantId: [31, 32], stageId: 12, statusId: 101, comment: '' },
    ]);
  });

  test('moving many applicants sends the versions that were shown, and shows the current status of an applicant changed since', async () => {
    const message = `${messages.status.stale} It is now in Interview, Rejected.`;
    const stale = { applicantId: 32, outcome: 'refused', reason: 'stale', message } as const;
    const page = openStatusDrawer(
      [answer(changeStatuses, toStatusChangedAnswer({ moved: 1, refused: 1, results: [stale] }))],
      { ...both, versions: [4, 7] },
    );
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(page.sent(changeStatuses)[0]).toMatchObject({ applicantId: [31, 32], version: [4, 7] });
  });

  test('a move of applicants of different pipelines is not offered, and the reason is shown', async () => {
    const differing = statusOptions({
      agree: false,
      reason: messages.status.differentPipelines,
      stages: [],
      pipelines: [
        { id: 3, name: 'Standard hiring', applications: 1 },
        { id: null, name: null, applications: 1 },
      ],
    });
    openStatusDrawer([answer(getStatusOptions, { data: differing })], both);
    expect(await screen.findByText(messages.status.differentPipelines)).toBeVisible();
    expect(screen.getByText('Without a hiring process')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('moving many applicants names each refused applicant with the reason, and moves the others', async () => {
    const partly = toStatusChangedAnswer({
      moved: 1,
      refused: 1,
      results: [
        { applicantId: 31, outcome: 'moved' },
        {
          applicantId: 32,
          outcome: 'refused',
          reason: 'reopen-elsewhere',
          message: 'Reopen it in Screening.',
          firstName: 'Dev',
          lastName: 'Menon',
        },
      ],
    });
    openStatusDrawer([answer(changeStatuses, partly)], both);
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    await press('Save');
    const list = await screen.findByRole('list', { name: 'Applicants that were not moved' });
    expect(list).toHaveTextContent('Dev Menon');
    expect(list).toHaveTextContent('Reopen it in Screening.');
    expect(screen.getByText('1 of 2 applicants were not moved')).toBeVisible();
    const drawer = screen.getByRole('dialog');
    await user.click(within(drawer).getAllByRole('button', { name: 'Close' }).at(-1) ?? drawer);
    expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ moved: 1, refused: 1 }));
  });

  test('an applicant deleted meanwhile counts among the selected ones both before and after the move', async () => {
    const gone = {
      applicantId: 32,
      outcome: 'refused' as const,
      reason: 'not-found' as const,
      message: messages.status.gone,
    };
    const partly = toStatusChangedAnswer({ moved: 1, refused: 1, results: [gone] });
    openStatusDrawer(
      [
        answer(getStatusOptions, { data: statusOptions({ total: 1 }) }),
        answer(changeStatuses, partly),
      ],
      both,
    );
    expect(await screen.findByText('1 applicant')).toBeVisible();
    expect(screen.getByText('2 selected, 1 of them gone or not yours to move.')).toBeVisible();
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    await press('Save');
    expect(await screen.findByText('1 of 2 applicants were not moved')).toBeVisible();
    expect(screen.getByText('Applicant no. 32')).toBeVisible();
  });

  test('after Load again, a move can be saved although the number of matching applicants has changed', async () => {
    let total = 3;
    const page = openStatusDrawer(
      [
        answer(getStatusOptions, () => ({ data: statusOptions({ total }) })),
        answer(changeStatuses, ({ body }) => {
          if (body.expected === total) return toStatusChangedAnswer({ moved: total, results: [] });
          throw new ApiError({ code: 'STALE_VERSION', message: 'It has changed.', status: 409 });
        }),
      ],
      { matching: { jobId: 7 }, except: [], expected: 3 },
    );
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    total = 2;
    await press('Save');
    await press('Load again');
    expect(await screen.findByText('2 applicants')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(page.sent(changeStatuses).at(-1)).toMatchObject({ expected: 2, statusId: 101 });
  });

  test('a move of many is split into several calls, and continues after a failure where it stopped', async () => {
    const batch = '5b0c0a1e-0000-4000-8000-000000000009';
    const part = { moved: 1_000, results: [], next: { after: 900, batch, left: 500 } };
    let fails = true;
    const page = openStatusDrawer(
      [
        answer(changeStatuses, ({ body }) => {
          if (body.after === undefined) return toStatusChangedAnswer(part);
          if (!fails) return toStatusChangedAnswer({ moved: 500, results: [] });
          fails = false;
          throw new ApiError({ code: 'TIMEOUT', message: 'It took too long.', status: 0 });
        }),
      ],
      { matching: { jobId: 7 }, except: [5], expected: 1_500 },
    );
    await pick('Stage', 'Interview');
    await pick('Status', 'Invited');
    await press('Save');
    expect(await screen.findByText(/^It took too long\. 1000 of 1500 applicants/)).toBeVisible();
    await press('Save');
    await waitFor(() =>
      expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ moved: 1_500 })),
    );
    expect(page.sent(changeStatuses).map((body) => body.after)).toEqual([undefined, 900, 900]);
    expect(page.sent(changeStatuses)[0]).toMatchObject({
      matching: { jobId: 7 },
      except: [5],
      expected: 1_500,
    });
  });
});
