import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { renderDate } from './render-date';

test('dates of jobs show as DD/MM/YYYY, with the month’s name for readers of another order', () => {
  render(renderDate('2030-03-05'), { wrapper: UiProvider });
  expect(screen.getByText('05/03/2030')).toBeVisible();
  expect(screen.getByTitle('5 March 2030')).toHaveAttribute('datetime', '2030-03-05');
});
