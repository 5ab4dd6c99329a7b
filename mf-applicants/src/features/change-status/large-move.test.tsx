import { act, screen, waitFor } from '@testing-library/react';
import { changeStatuses } from 'server/contract/applicants/applications/application-status.calls';
import { ApiError } from 'shared-auth';
import { leaveQuestion } from 'shell/sdk/react';
import { answer, pick, press, user } from 'shell/sdk/testing';
import {
  toStatusChangedAnswer,
  onClose,
  openStatusDrawer,
  undoOfferAnswer,
} from './testing/open-status';

beforeEach(() => onClose.mockClear());

const all = { matching: { jobId: 7 }, except: [], expected: 1_250 };
const next = { after: 900, batch: '5b0c0a1e-0000-4000-8000-000000000009', left: 250 };
const part = toStatusChangedAnswer({ moved: 1_000, results: [], next });
const failure = new ApiError({
  code: 'INTERNAL',
  message: 'Something went wrong.',
  status: 500,
  requestId: 'r-7',
});

const begin = async (answers: Parameters<typeof openStatusDrawer>[0]) => {
  const page = openStatusDrawer(answers, all);
  await pick('Stage', 'Interview');
  await pick('Status', 'Invited');
  await press('Save');
  return page;
};
const leave = async () => {
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => leaveQuestion.current()?.answer(true));
};
const takeBack = async (page: ReturnType<typeof openStatusDrawer>, words: string) => {
  const notice = await screen.findByText(words);
  const [button] = await screen.findAllByRole('button', { name: 'Undo' });
  expect(notice).toBeVisible();
  if (button) await user.click(button);
  const undone = () => page.calls.filter(({ call }) => call.endsWith('/undo'));
  await waitFor(() =>
    expect(undone().map(({ body }) => body)).toEqual([{ id: undoOfferAnswer.id }]),
  );
};

test('leaving during a large move reports how many were moved, and offers Undo', async () => {
  let finish = (_: typeof part): void => undefined;
  const page = await begin([
    answer(changeStatuses, () => new Promise<typeof part>((done) => (finish = done))),
  ]);
  await waitFor(() => expect(page.sent(changeStatuses)).toHaveLength(1));
  await leave();
  await act(async () => finish(part));
  await takeBack(
    page,
    'The move was stopped. 1000 of 1250 applicants were moved. The rest stay where they are.',
  );
  expect(page.sent(changeStatuses)).toHaveLength(1);
  expect(screen.queryByText('Your change has been successfully submitted')).toBeNull();
});

test('a failure midway reports how many were moved, and leaving then offers Undo', async () => {
  const page = await begin([
    answer(changeStatuses, ({ body }) => {
      if (body.after === undefined) return part;
      throw failure;
    }),
  ]);
  expect(
    await screen.findByText(
      'Something went wrong. 1000 of 1250 applicants were moved. Save again to go on with the rest.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Reference r-7')).toBeVisible();
  await leave();
  await takeBack(
    page,
    'The move was stopped. 1000 of 1250 applicants were moved. The rest stay where they are.',
  );
});

test('choosing another status after a failure reports the applicants that were moved before it', async () => {
  const page = await begin([
    answer(changeStatuses, ({ body }) => {
      if (body.statusId === 2) return toStatusChangedAnswer({ moved: 1_250, results: [] });
      if (body.after === undefined) return part;
      throw failure;
    }),
  ]);
  await screen.findByText(/^Something went wrong/);
  await pick('Status', 'Rejected');
  await press('Save');
  expect(await screen.findByText(/^The move was stopped. 1000 of 1250/)).toBeVisible();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(page.sent(changeStatuses).at(-1)).not.toHaveProperty('after');
});
