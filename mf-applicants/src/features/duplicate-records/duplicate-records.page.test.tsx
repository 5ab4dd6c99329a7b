import { act, screen, waitFor, within } from '@testing-library/react';
import type { CreditLine } from 'server/contract/applicants/duplicates/duplicate';
import {
  dismissDuplicates,
  getDuplicates,
  getMergeCredit,
  mergeDuplicates,
} from 'server/contract/applicants/duplicates/duplicate.calls';
import { ApiError, refresh } from 'shared-auth';
import { answer, pick, press, user } from 'shell/sdk/testing';
import {
  ashDuplicate,
  asha,
  findLastCall,
  mergedPair,
  openQueue,
  duplicatePair,
} from './testing/open-queue';

const card = () => screen.findByRole('article', { name: 'Asha Rao and Ash Rao' });
const head = (name: string) => screen.getByRole('button', { name });
const compare = () => press('Asha Rao and Ash Rao');
const lineOf = (table: HTMLElement, name: RegExp) => within(table).getByRole('row', { name });

const refused = (status: number, message: string) =>
  new ApiError({ code: 'X', message, status, requestId: 'r-1' });

const masked = () => {
  const without = ({
    applicantEmail: _e,
    phoneNumber: _p,
    documentLastFour: _d,
    ...rest
  }: typeof asha) => rest;
  return duplicatePair({ first: without(asha), second: without(ashDuplicate) });
};

describe('the queue of duplicates', () => {
  test('the queue of duplicates shows for each pair the reason of the suspicion and the fields that differ', async () => {
    openQueue();
    const shown = await card();
    expect(within(shown).getByText('Same e-mail')).toBeVisible();
    expect(within(shown).getByText('Differs: First name, Mobile no, Document')).toBeVisible();
    expect(within(shown).queryByRole('table')).toBeNull();
    await compare();
    const table = within(shown).getByRole('table');
    expect(lineOf(table, /^First name Differs Asha Ash$/)).toBeVisible();
    expect(lineOf(table, /^Last name Same Rao Rao$/)).toBeVisible();
    expect(lineOf(table, /^Email Same, written differently/)).toBeVisible();
    expect(within(shown).getByText(/Both applied for Data Analyst\./)).toBeVisible();
    expect(within(table).getAllByRole('link')).toHaveLength(3);
  });

  test('the queue of duplicates has state, reason and search in its address, and sends them to the server', async () => {
    const page = openQueue([duplicatePair(), { ...mergedPair, id: 10 }]);
    await card();
    await pick('State Suspected', 'Merged');
    await waitFor(() => expect(page.address()).toBe('/duplicate-records?state=merged'));
    await compare();
    expect((await screen.findByText(/Asha Rao stayed/)).parentElement).toHaveTextContent(
      /^Merged by Vikram Shah, /,
    );
    await pick('Reason Any', 'Same phone');
    await user.type(screen.getByRole('searchbox'), 'rao{Enter}');
    await waitFor(() =>
      expect(findLastCall(page, '/duplicate-records')?.query).toEqual({
        page: 1,
        limit: 25,
        state: 'merged',
        reason: 'phone',
        search: 'rao',
      }),
    );
  });

  test('a shared address opens the queue with the filters that it contains', async () => {
    const page = openQueue([], { address: '/duplicate-records?state=dismissed&reason=email' });
    expect(await screen.findByText('No pairs match these filters')).toBeVisible();
    await press('Show all pairs');
    await waitFor(() => expect(page.address()).toBe('/duplicate-records?state=dismissed'));
    expect(await screen.findByText('No pair was set aside yet')).toBeVisible();
  });

  test('an empty queue says that there are no suspected duplicates', async () => {
    openQueue([]);
    expect(await screen.findByText('No suspected duplicates')).toBeVisible();
  });

  test('the queue of duplicates shows an auditor the suspected people, without contact details or decisions', async () => {
    openQueue([masked()], {
      grants: [{ permission: 'application:view', scope: 'all', view: 'masked' }],
    });
    await compare();
    expect(within(await card()).getAllByText('Withheld')).toHaveLength(6);
    expect(screen.getByText('Differs: First name')).toBeVisible();
    for (const name of ['Merge', 'Not a duplicate'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('a failed load of the queue shows the reason, and Retry loads the queue', async () => {
    let fails = true;
    openQueue([duplicatePair()], {
      answers: [
        answer(getDuplicates, () => {
          if (fails) throw refused(500, 'The server is busy.');
          return {
            data: [duplicatePair()],
            meta: { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 },
          };
        }),
      ],
    });
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    fails = false;
    await press('Retry');
    expect(await card()).toBeVisible();
  });
});

describe('the queue by keyboard', () => {
  const meena = { ...asha, personId: 502, firstName: 'Meena' };
  const mina = { ...ashDuplicate, personId: 503, firstName: 'Mina' };
  const second = duplicatePair({ id: 8, first: meena, second: mina });
  const third = duplicatePair({ id: 7, first: meena, second: ashDuplicate });

  test('arrows, Home and End move the focus between pairs, and Enter opens the comparison of a pair', async () => {
    openQueue([duplicatePair(), second, third]);
    await card();
    head('Asha Rao and Ash Rao').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(head('Meena Rao and Mina Rao')).toHaveFocus();
    expect(screen.getByRole('table', { name: 'Meena Rao and Mina Rao' })).toBeVisible();
    await user.keyboard('{End}{ArrowDown}');
    expect(head('Meena Rao and Ash Rao')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(head('Asha Rao and Ash Rao')).toHaveFocus();
    expect(head('Meena Rao and Mina Rao')).toHaveAttribute('aria-expanded', 'true');
  });

  test('after a decision the focus moves to the next pair, or from the last pair to the previous one', async () => {
    const apart = [duplicatePair(), second, third].map((one) => ({
      ...one,
      state: 'dismissed' as const,
    }));
    openQueue(apart, { address: '/duplicate-records?state=dismissed' });
    const decide = async (names: string) => {
      const line = await screen.findByRole('article', { name: names });
      await user.click(within(line).getByRole('button', { name: 'Suspect again' }));
      await waitFor(() => expect(line).not.toBeInTheDocument());
    };
    await decide('Meena Rao and Mina Rao');
    expect(head('Meena Rao and Ash Rao')).toHaveFocus();
    await decide('Meena Rao and Ash Rao');
    expect(head('Asha Rao and Ash Rao')).toHaveFocus();
  });
});

describe('merging, separating and undoing decisions about suspected duplicates', () => {
  const startMerge = async () => {
    await press('Merge');
    return screen.findByRole('dialog', { name: 'Merge into one person' });
  };
  const choice = (dialog: HTMLElement, name: string) =>
    within(within(dialog).getByRole('radiogroup', { name }));

  test('a merge keeps the chosen person with the chosen values, and can be undone', async () => {
    const page = openQueue();
    const dialog = await startMerge();
    await user.click(choice(dialog, 'Who stays').getByRole('radio', { name: /^Ash Rao/ }));
    await user.click(choice(dialog, 'First name').getByRole('radio', { name: 'Asha' }));
    await press('Merge', dialog);
    expect(await screen.findByText('No suspected duplicates')).toBeVisible();
    expect(findLastCall(page, '/merge')).toMatchObject({
      params: { id: 9 },
      body: {
        survivorId: 501,
        fields: { firstName: 500, applicantEmail: 501, phoneNumber: 500, document: 500 },
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('Undo');
    expect(await card()).toBeVisible();
    expect(findLastCall(page, '/undo-merge')?.params).toEqual({ id: 9 });
  });

  test('the merge dialog shows how a merge affects the credit of each referrer, and why', async () => {
    const line = (applicantId: number, credit: CreditLine['credit'], reason = ''): CreditLine => ({
      ...{ applicantId, credit, reason, referredDate: '2025-03-25T06:00:00Z' },
      job: { jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' },
      user: { userId: applicantId, name: 'Uday', lastName: 'Das' },
      referralStatus: { id: 1, referralStatus: 'Waiting' },
    });
    const page = openQueue([duplicatePair()], {
      answers: [
        answer(getMergeCredit, ({ query }) => ({
          data:
            query.survivorId === 500
              ? [line(31, 'kept'), line(44, 'lost', 'Another one comes first')]
              : [line(31, 'decided'), line(44, 'decided')],
        })),
      ],
    });
    const dialog = await startMerge();
    const credit = await within(dialog).findByRole('region', { name: 'Referral credit' });
    const shown = within(credit).getAllByRole('listitem');
    expect(shown[0]).toHaveTextContent('Uday Das, for Data Analyst, 03/25/2025');
    expect(shown[0]).toHaveTextContent('Keeps the credit');
    expect(shown[1]).toHaveTextContent('Loses the creditPayout: Waiting. Another one comes first');
    await user.click(choice(dialog, 'Who stays').getByRole('radio', { name: /^Ash Rao/ }));
    expect(await within(dialog).findByText(/^Both payouts are decided already/)).toBeVisible();
    expect(findLastCall(page, '/credit')?.params).toEqual({ id: 9 });
  });

  test('a decision about a pair that was decided meanwhile is refused, and the dialog says so', async () => {
    openQueue([duplicatePair()], {
      answers: [
        answer(mergeDuplicates, () => {
          throw refused(409, 'These two were merged already. Look at the pair again.');
        }),
      ],
    });
    const dialog = await startMerge();
    await press('Merge', dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('merged already');
  });

  test.each([
    ['while one chooses', false],
    ['as one saves', true],
  ])(
    'a choice about a pair that was decided meanwhile, %s, is reported as not saved',
    async (_, saves) => {
      let isDecided = false;
      openQueue([duplicatePair()], {
        answers: [
          answer(getDuplicates, () => ({
            data: isDecided ? [] : [duplicatePair()],
            meta: { total: isDecided ? 0 : 1, current_page: 1, last_page: 1, from: 1, to: 1 },
          })),
          answer(mergeDuplicates, () => {
            throw refused(409, 'These two were merged already. Look at the pair again.');
          }),
        ],
      });
      const dialog = await startMerge();
      isDecided = true;
      if (saves) await press('Merge', dialog);
      else await act(() => refresh('duplicate'));
      const shown = await screen.findByRole('dialog', {
        name: 'This pair was decided on meanwhile',
      });
      expect(shown).toHaveTextContent('What you chose was not saved.');
      await press('Close', shown);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText('No suspected duplicates')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  test('a merge can be undone later, from the list of merged pairs', async () => {
    const page = openQueue([mergedPair], { address: '/duplicate-records?state=merged' });
    await press('Undo merge');
    expect(await screen.findByText('Nobody was merged yet')).toBeVisible();
    expect(findLastCall(page, '/undo-merge')?.params).toEqual({ id: 9 });
  });

  test('a decision to separate two people can be undone at once', async () => {
    const page = openQueue();
    await press('Not a duplicate');
    expect(await screen.findByText('No suspected duplicates')).toBeVisible();
    expect(findLastCall(page, '/not-a-duplicate')?.params).toEqual({ id: 9 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('Undo');
    expect(await card()).toBeVisible();
    expect(findLastCall(page, '/suspect-again')?.params).toEqual({ id: 9 });
  });

  test('a decision to separate two people can be revoked later, from the list of separated pairs', async () => {
    const apart = duplicatePair({ state: 'dismissed' });
    const page = openQueue([apart], { address: '/duplicate-records?state=dismissed' });
    await press('Suspect again');
    expect(await screen.findByText('No pair was set aside yet')).toBeVisible();
    expect(findLastCall(page, '/suspect-again')?.params).toEqual({ id: 9 });
  });

  test('a refused decision shows the reason, and the pair remains in the queue', async () => {
    openQueue([duplicatePair()], {
      answers: [
        answer(dismissDuplicates, () => {
          throw refused(409, 'These two were merged already. Look at the pair again.');
        }),
      ],
    });
    await press('Not a duplicate');
    expect(await screen.findByText(/not remembered. These two were merged already/)).toBeVisible();
    expect(await card()).toBeVisible();
  });
});
