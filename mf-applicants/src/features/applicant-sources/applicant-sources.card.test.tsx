import { screen, waitFor } from '@testing-library/react';
import { getSourceFigures } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, lookupAnswer, press, renderPage, user } from 'shell/sdk/testing';
import { ApplicantSourcesCard } from './applicant-sources.card';

test('the card counts applicants per source, for a chosen department, for today and for this month', async () => {
  const page = renderPage(<ApplicantSourcesCard duration="all" />, {
    answers: [
      answer(getSourceFigures, {
        data: [{ sourceId: 4, source: 'Careers Page', applicants: 40, hired: 5 }],
      }),
      lookupAnswer('departments', [{ departmentId: 3, departmentName: 'Galley' }]),
    ],
  });
  expect(await screen.findByRole('row', { name: 'Careers Page 40' })).toBeVisible();
  await press('Department Any');
  await user.click(await screen.findByRole('option', { name: 'Galley' }));
  const days: [string | undefined, string | undefined][] = [];
  for (const [shown, chosen] of [
    ['As the page', 'Today'],
    ['Today', 'This Month'],
  ] as const) {
    const before = page.queries(getSourceFigures).length;
    await press(`Date ${shown}`);
    await user.click(screen.getByRole('menuitemradio', { name: chosen }));
    await waitFor(() => expect(page.queries(getSourceFigures).length).toBeGreaterThan(before));
    const asked = page.queries(getSourceFigures).at(-1);
    expect(asked).toMatchObject({ departmentId: 3, limit: 5 });
    days.push([asked?.fromDate, asked?.toDate]);
  }
  const [[today] = [], month] = days;
  expect(days[0]).toEqual([today, today]);
  expect(month).toEqual([`${today?.slice(0, 7) ?? ''}-01`, today]);
  expect(await screen.findByRole('link', { name: '40' })).toHaveAttribute(
    'href',
    `/applicants.list?from=${month?.[0] ?? ''}&to=${today ?? ''}&department=3&source=4`,
  );
});
