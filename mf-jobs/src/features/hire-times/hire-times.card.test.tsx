import { screen } from '@testing-library/react';
import { getHireTimes } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, renderPage } from 'shell/sdk/testing';
import { HireTimesCard } from './hire-times.card';

test('a median in the card opens the list of people hired in its department within the chosen days', async () => {
  const galley = { departmentId: 3, department: 'Galley', hired: 4, days: 21 };
  const page = renderPage(<HireTimesCard duration="month" />, {
    answers: [answer(getHireTimes, { data: [galley] })],
  });
  expect(await screen.findByRole('row', { name: 'Galley 21 4' })).toBeVisible();
  const { fromDate, toDate } = page.queries(getHireTimes).at(-1) ?? {};
  expect(fromDate).toMatch(/-01$/);
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute(
      'href',
      `/applicants.list?from=${fromDate}&to=${toDate}&department=3&category=hired`,
    );
});
