import { act, screen, waitFor } from '@testing-library/react';
import { changeStatuses } from 'server/contract/applicants/application-status.calls';
import { ApiError } from 'shared-auth';
import { leaveQuestion } from 'shell/sdk/react';
import { answer } from 'shell/sdk/testing';
import { changed, choose, close, open, save, sent, undo, user } from './testing/open-status';

jest.setTimeout(20_000);
beforeEach(() => close.mockClear());

const all = { matching: { jobId: 7 }, except: [], expected: 1_250 };
const next = { after: 900, batch: '5b0c0a1e-0000-4000-8000-000000000009', left: 250 };
const part = changed({ moved: 1_000, results: [], next });
const failure = new ApiError({
  code: 'INTERNAL',
  message: 'Something went wrong.',
  status: 500,
  requestId: 'r-7',
});

const begin = async (answers: Parameters<typeof open>[0]) => {
  const page = open(answers, all);
  await choose('Stage', 'Interview');
  await choose('Status', 'Invited');
  await user.click(save());
  return page;
};
const leave = async () => {
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => leaveQuestion.current()?.answer(true));
};
const takeBack = async (page: ReturnType<typeof open>, words: string) => {
  const told = await screen.findByText(words);
  const [button] = await screen.findAllByRole('button', { name: 'Undo' });
  expect(told).toBeVisible();
  if (button) await user.click(button);
  const undone = () => page.calls.filter(({ call }) => call.endsWith('/undo'));
  await waitFor(() => expect(undone().map(({ body }) => body)).toEqual([{ id: undo.id }]));
};

test('who leaves in the middle reads how many were moved, and can take those back', async () => {
  let finish = (_: typeof part): void => undefined;
  const page = await begin([
    answer(changeStatuses, () => new Promise<typeof part>((done) => (finish = done))),
  ]);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  await leave();
  await act(async () => finish(part));
  await takeBack(
    page,
    'The move was stopped. 1000 of 1250 applicants were moved. The rest stay where they are.',
  );
  expect(sent(page)).toHaveLength(1);
  expect(screen.queryByText('Your change has been successfully submitted')).toBeNull();
});

test('a failure half way says how many were moved, and leaving then lets one take them back', async () => {
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

test('another choice after a failure tells of those who were moved before it', async () => {
  const page = await begin([
    answer(changeStatuses, ({ body }) => {
      if (body.statusId === 2) return changed({ moved: 1_250, results: [] });
      if (body.after === undefined) return part;
      throw failure;
    }),
  ]);
  await screen.findByText(/^Something went wrong/);
  await choose('Status', 'Rejected');
  await user.click(save());
  expect(await screen.findByText(/^The move was stopped. 1000 of 1250/)).toBeVisible();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent(page).at(-1)).not.toHaveProperty('after');
});
