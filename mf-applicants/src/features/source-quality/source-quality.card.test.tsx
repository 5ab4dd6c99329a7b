import { screen, within } from '@testing-library/react';
import { getSourceFigures } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, renderPage } from 'shell/sdk/testing';
import { SourceQualityCard } from './source-quality.card';

test('a source links to its applicants and its hires, and shows their share', async () => {
  renderPage(<SourceQualityCard />, {
    answers: [
      answer(getSourceFigures, {
        data: [
          { sourceId: 4, source: 'Careers Page', applicants: 40, hired: 5 },
          { sourceId: null, source: 'Unknown', applicants: 3, hired: 0 },
        ],
      }),
    ],
  });
  const row = await screen.findByRole('row', { name: 'Careers Page 40 5 12.5 %' });
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/applicants.list?source=4', '/applicants.list?source=4&category=hired']);
  expect(
    within(screen.getByRole('row', { name: 'Unknown 3 0 0.0 %' })).queryByRole('link'),
  ).toBeNull();
});
