import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import type { DateRange } from './date-ranges';
import { DateRangeFilter } from './date-range-filter';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const open = async (value: DateRange = {}) => {
  render(
    <UiProvider>
      <DateRangeFilter
        label="Open date"
        value={value}
        onChange={onChange}
        today="2026-03-01"
        order="day-first"
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Open date/ }));
  return within(screen.getByRole('form', { name: 'Custom' }));
};

test('a preset range ends today, includes its first and its last day, and closes the filter', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-02-23', to: '2026-03-01' });
  expect(screen.queryByRole('form', { name: 'Custom' })).toBeNull();
});

test('the current range is checked among the presets', async () => {
  await open({ from: '2026-02-28', to: '2026-02-28' });
  expect(screen.getByRole('button', { name: 'Open date Yesterday' })).toBeVisible();
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Yesterday']);
});

test('a custom range of dates needs at least one of its two dates', async () => {
  const custom = await open();
  expect(custom.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await userEvent.type(custom.getByLabelText('From'), '2026-02-10');
  await userEvent.click(custom.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-02-10', to: undefined });
});

test('a range that ends before it starts says so and is not applied', async () => {
  const custom = await open();
  await userEvent.type(custom.getByLabelText('From'), '2026-02-10');
  await userEvent.type(custom.getByLabelText('To'), '2026-02-09');
  expect(custom.getByRole('alert')).toHaveTextContent('The first day must not be after the last.');
  expect(custom.getByLabelText('To')).toBeInvalid();
  await userEvent.type(custom.getByLabelText('To'), '{Enter}');
  expect(custom.getByRole('button', { name: 'Apply' })).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});
