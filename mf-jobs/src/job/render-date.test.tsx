import { render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { renderDate } from './render-date';

test('dates of jobs show as DD/MM/YYYY, and a tooltip spells out the month', () => {
  render(renderDate('2030-03-05'), { wrapper: UiProvider });
  expect(screen.getByText('05/03/2030')).toBeVisible();
  expect(screen.getByTitle('5 March 2030')).toHaveAttribute('datetime', '2030-03-05');
});
