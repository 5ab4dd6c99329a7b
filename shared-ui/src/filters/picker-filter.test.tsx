import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { PickerItem, UseOptions } from '../picker/picker-options';
import { UiProvider } from '../provider/ui-provider';
import { PickerFilter } from './picker-filter';

const stages: PickerItem[] = [
  { id: 1, label: 'Screening' },
  { id: 2, label: 'Interview' },
];

/** Source whose options arrive late, as from the server. */
const useLate: UseOptions = (search) => {
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(search), 30);
    return () => clearTimeout(timer);
  }, [search]);
  return {
    items: stages.filter(({ label }) => label.toLowerCase().includes(answered)),
    hasMore: false,
    isLoading: answered !== search,
  };
};

test('Enter on text typed before the options load chooses the option as soon as they have loaded', async () => {
  const choose = jest.fn();
  render(
    <UiProvider>
      <PickerFilter label="Stage" value={null} useOptions={useLate} onChange={choose} startOpen />
    </UiProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'inter{Enter}');
  await waitFor(() => expect(choose).toHaveBeenCalledWith(stages[1]));
  expect(choose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a filter offers existing options only, and none to add a new one', async () => {
  const useAddable: UseOptions = () => ({
    items: [],
    hasMore: false,
    isLoading: false,
    add: () => Promise.reject(new Error('A filter must not add.')),
  });
  render(
    <UiProvider>
      <PickerFilter
        label="Stage"
        value={null}
        useOptions={useAddable}
        onChange={jest.fn()}
        startOpen
      />
    </UiProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'offer');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});
