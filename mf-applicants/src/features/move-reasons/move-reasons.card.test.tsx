import { screen, within } from '@testing-library/react';
import { getReasonFigures } from 'server/contract/console/dashboard/dashboard.calls';
import { answer, renderPage } from 'shell/sdk/testing';
import { MoveReasonsCard } from './move-reasons.card';

test('each reason of moves in the card links to the applicants who were moved for that reason', async () => {
  renderPage(<MoveReasonsCard />, {
    answers: [
      answer(getReasonFigures, {
        data: [
          { reasonId: 4, reason: 'Skills do not fit', category: 'rejected', applicants: 12 },
          { reasonId: 7, reason: 'Pay or conditions', category: 'withdrawn', applicants: 3 },
        ],
      }),
    ],
  });
  const row = await screen.findByRole('row', { name: 'Pay or conditions Withdrawn 3' });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/applicants.list?reason=7');
});
