import { screen, waitFor, within } from '@testing-library/react';
import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import {
  endBusyCalendar,
  endOwnCalendarFeed,
  getOwnCalendar,
  renewFeedAddress,
  setBusyCalendar,
  updateOwnCalendar,
} from 'server/contract/interviews/scheduling/own-calendar.calls';
import { answer, pageOf, pick, press, renderPage, type, user } from 'shell/sdk/testing';
import { interviewRecord } from '../../interview/testing/interview-answers';
import { InterviewsPage } from './interviews.page';

const busy = {
  ...{ kind: 'caldav' as const, host: 'cloud.example.com', problem: null },
  readAt: '2026-03-24T09:00:00Z',
};

const open = (address: string, stored: typeof busy | null = null) =>
  renderPage(<InterviewsPage />, {
    address,
    answers: [
      answer(getOwnCalendar, { data: { timeZone: null, hasFeed: false, busy: stored } }),
      answer(renewFeedAddress, {
        data: { address: 'https://hiring.example/calendar.ics?key=one' },
      }),
      answer(setBusyCalendar, { data: { timeZone: null, hasFeed: false, busy } }),
      answer(endBusyCalendar, { data: { timeZone: null, hasFeed: false, busy: null } }),
      answer(endOwnCalendarFeed, { data: { timeZone: null, hasFeed: false, busy: null } }),
      answer(updateOwnCalendar, {
        data: { timeZone: 'Europe/Berlin', hasFeed: false, busy: null },
      }),
      answer(
        getInterviews,
        pageOf([
          interviewRecord(),
          interviewRecord({ id: 5, applicant: 'Dev Menon', startsAt: '2026-03-27T09:00:00Z' }),
          interviewRecord({ id: 6, applicant: 'Gone Person', state: 'cancelled' }),
        ]),
      ),
    ],
  });

test('the week shows each interview on the day of the company, without cancelled ones', async () => {
  open('/interviews?day=2026-03-25');
  const tuesday = within(await screen.findByRole('region', { name: '24 March 2026' }));
  expect(await tuesday.findByRole('link', { name: 'Asha Rao' })).toBeVisible();
  expect(tuesday.getByText('10:00, 60 min')).toBeVisible();
  const friday = within(screen.getByRole('region', { name: '27 March 2026' }));
  expect(friday.getByRole('link', { name: 'Dev Menon' })).toBeVisible();
  expect(screen.queryByText('Gone Person')).toBeNull();
});

test('the page of interviews lists the user’s own ones first, and those of the team after a click', async () => {
  const page = open('/interviews?day=2026-03-25');
  await screen.findByRole('link', { name: 'Asha Rao' });
  expect(page.queries(getInterviews).at(-1)).toMatchObject({ from: '2026-03-22', mine: true });
  await user.click(screen.getByRole('radio', { name: 'The team’s' }));
  await press('Next week');
  expect(await screen.findByText('Week of 30 March 2026')).toBeVisible();
  expect(page.queries(getInterviews).at(-1)).not.toHaveProperty('mine');
});

test('late scorecards, to which the dashboard leads, are shown as a table', async () => {
  const page = open('/interviews?cards=late');
  expect(await screen.findByRole('columnheader', { name: /^When/ })).toBeVisible();
  expect(page.queries(getInterviews).at(-1)).toMatchObject({ cards: 'late' });
});

test('a user can create an address for their calendar program, read it once, and revoke it', async () => {
  const page = open('/interviews');
  await press('My calendar');
  await press('Make an address');
  expect(await screen.findByLabelText('Address of your calendar')).toHaveValue(
    'https://hiring.example/calendar.ics?key=one',
  );
  await press('End the address');
  await waitFor(() => expect(screen.queryByLabelText('Address of your calendar')).toBeNull());
  expect(page.sent(endOwnCalendarFeed)).toHaveLength(1);
});

test('a user can choose their time zone from all zones', async () => {
  const page = open('/interviews');
  await press('My calendar');
  await pick('Your time zone', 'Europe/Berlin');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(updateOwnCalendar)).toEqual([{ timeZone: 'Europe/Berlin' }]),
  );
});

test('an outside calendar for busy times can be entered with its name and password, and removed', async () => {
  const page = open('/interviews', busy);
  await press('My calendar');
  expect(await screen.findByText(/cloud\.example\.com last answered on/)).toBeVisible();
  await press('Forget this calendar');
  expect(page.sent(endBusyCalendar)).toHaveLength(1);
  await press('Enter another calendar');
  await user.click(await screen.findByRole('radio', { name: /CalDAV/ }));
  await type('Address of the calendar', 'https://cloud.example.com/calendars/asha/');
  await press('Read this calendar');
  expect(
    await screen.findAllByText('Enter the name by which you sign in to the calendar.'),
  ).not.toEqual([]);
  await type('User name', 'asha');
  await type('Password', 'for this console');
  await press('Read this calendar');
  await waitFor(() =>
    expect(page.sent(setBusyCalendar)).toEqual([
      {
        ...{ kind: 'caldav', address: 'https://cloud.example.com/calendars/asha/' },
        ...{ userName: 'asha', password: 'for this console' },
      },
    ]),
  );
});
