import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { showDay } from './show-day';

test('a day of an applicant area reads MM/DD/YYYY, with its month in words for who cannot tell', () => {
  render(showDay('2025-03-05'), { wrapper: UiProvider });
  expect(screen.getByText('03/05/2025')).toBeVisible();
  expect(screen.getByTitle('5 March 2025')).toHaveAttribute('datetime', '2025-03-05');
});
