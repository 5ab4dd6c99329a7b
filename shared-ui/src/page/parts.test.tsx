import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { FactList } from './fact-list';
import { Part } from './part';
import { Tabs } from './tabs';

const show = (part: React.ReactElement) => render(<UiProvider>{part}</UiProvider>);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  const three = ['One', 'Two', 'Three'].map((label) => ({
    id: label.toLowerCase(),
    label,
    content: <button>In {label}</button>,
  }));

  test('tabs are one tab stop, and Tab moves on into the open panel', async () => {
    show(<Tabs label="Parts" tabs={three} />);
    await userEvent.tab();
    expect(tab('One')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'In One' })).toHaveFocus();
  });

  test('the arrow keys cycle through the tabs, and only the open panel is drawn', async () => {
    show(<Tabs label="Parts" tabs={three} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Three')).toHaveFocus();
    expect(tab('Three')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Three')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    expect(tab('One')).not.toHaveAttribute('aria-controls');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'In Three',
    ]);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'In One' })).toBeVisible();
  });

  test('tabs controlled by the page report a change, and wait for the page to apply it', async () => {
    const onChange = jest.fn();
    show(<Tabs label="Parts" tabs={three} value="two" onChange={onChange} />);
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
    await userEvent.click(tab('Three'));
    expect(onChange.mock.calls).toEqual([['three']]);
    expect(screen.getByRole('button', { name: 'In Two' })).toBeVisible();
  });

  test('tabs ignore keys other than those that move between tabs', async () => {
    show(<Tabs label="Parts" tabs={three} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}x');
    expect(tab('One')).toHaveFocus();
  });
});

test('a record’s values are read out with their names, and missing ones as empty', () => {
  show(
    <FactList
      facts={[
        { name: 'Code', value: 'J-1' },
        { name: 'Places', value: 0 },
        { name: 'City', value: '  ' },
        { name: 'Notes' },
        { name: 'Owner', value: null },
      ]}
    />,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['J-1', '0', '–Empty', '–Empty', '–Empty']);
  expect(screen.getAllByRole('term')).toHaveLength(5);
});

test('a section of a record is a region named by its heading', () => {
  show(<Part title="Requirements">Tea</Part>);
  expect(screen.getByRole('region', { name: 'Requirements' })).toHaveTextContent('Tea');
});
