import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { renderDate } from './render-date';

test('dates of applicants show as MM/DD/YYYY, and a tooltip spells out the month', () => {
  render(renderDate('2025-03-05'), { wrapper: UiProvider });
  expect(screen.getByText('03/05/2025')).toBeVisible();
  expect(screen.getByTitle('5 March 2025')).toHaveAttribute('datetime', '2025-03-05');
});
