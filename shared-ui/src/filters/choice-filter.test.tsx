import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { ChoiceFilter } from './choice-filter';
import { FilterAdder } from './filter-adder';
import { FilterBar } from './filter-bar';

const options = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];

const Bar = ({ first = 'all' }) => {
  const [value, setValue] = useState(first);
  const [added, setAdded] = useState(false);
  return (
    <UiProvider>
      <FilterBar>
        <ChoiceFilter label="Status" value={value} options={options} onChange={setValue} />
        {added ? (
          <ChoiceFilter
            label="Team"
            name="Filter team"
            value="a"
            options={[{ value: 'a', label: 'Alpha' }]}
            onChange={() => undefined}
            onRemove={() => setAdded(false)}
          />
        ) : null}
        <FilterAdder
          options={added ? [] : [{ id: 'team', label: 'Team' }]}
          onAdd={() => setAdded(true)}
        />
      </FilterBar>
    </UiProvider>
  );
};
const chip = (name: string | RegExp) => screen.getByRole('button', { name });

test('a filter value is chosen by keyboard, checked in the menu, and shown on the chip', async () => {
  render(<Bar />);
  expect(screen.getByRole('search', { name: 'Filters' })).toBeVisible();
  chip('Status All').focus();
  await userEvent.keyboard('{Enter}c{Enter}');
  expect(chip('Status Closed')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const [all, open, closed] = screen.getAllByRole('menuitemradio');
  expect(all).not.toBeChecked();
  expect(open).not.toBeChecked();
  expect(closed).toBeChecked();
});

test('a value that is no longer offered is shown as written in the address', () => {
  render(<Bar first="paused" />);
  expect(chip('Status paused')).toBeVisible();
});

test('a filter can be added once, has a full accessible name, and can be removed', async () => {
  render(<Bar />);
  await userEvent.click(chip('Add a filter'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Team' }));
  expect(chip('Filter team: Team Alpha')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a filter' })).toBeNull();
  await userEvent.click(chip('Remove filter Filter team'));
  expect(screen.queryByRole('button', { name: /Alpha/ })).toBeNull();
  expect(chip('Add a filter')).toBeVisible();
});
