import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Pagination } from './pagination';

const onPage = jest.fn();
beforeEach(() => onPage.mockClear());

const draw = (page: number, total: number) =>
  render(
    <UiProvider>
      <Pagination label="jobs" page={page} limit={10} total={total} onPage={onPage} />
    </UiProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });

test('the current page is marked as such, and its neighbours are one press away', async () => {
  draw(2, 30);
  expect(screen.getByRole('navigation', { name: 'Pages of jobs' })).toBeVisible();
  expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
  expect(button('Page 1')).not.toHaveAttribute('aria-current');
  await userEvent.click(button('Previous page'));
  await userEvent.click(button('Next page'));
  await userEvent.click(button('Page 3'));
  expect(onPage.mock.calls).toEqual([[1], [3], [3]]);
});

test.each([
  ['the first', 1, 'Previous page', 'Next page'],
  ['the last', 3, 'Next page', 'Previous page'],
])('on the %s page the button to a page that does not exist is disabled', (_, page, shut, open) => {
  draw(page, 21);
  expect(button(shut)).toBeDisabled();
  expect(button(open)).toBeEnabled();
});

test('on the only page both buttons are disabled', () => {
  draw(1, 10);
  expect(button('Previous page')).toBeDisabled();
  expect(button('Next page')).toBeDisabled();
});
