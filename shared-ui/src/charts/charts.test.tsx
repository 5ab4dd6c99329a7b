import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { BarChart } from './bar-chart';
import { FunnelChart } from './funnel-chart';

const bars = [
  { team: 'Bakers', open: 3, filled: 1 },
  { team: 'Cooks', open: 0 },
];
const draw = (chart: React.ReactElement) => render(<UiProvider>{chart}</UiProvider>);
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a chart is read out with all of its figures', () => {
  draw(<BarChart label="Jobs" data={bars} keys={['open', 'filled']} indexBy="team" />);
  expect(screen.getByRole('img', { name: 'Jobs: Bakers 3, 1; Cooks 0, 0' })).toBeVisible();
});

test('the same figures stand in a table, which is reached and scrolled by keyboard', async () => {
  draw(<BarChart label="Jobs" data={bars} keys={['open', 'filled']} indexBy="team" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Show as chart' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(cells()).toEqual([
    ['team', 'open', 'filled'],
    ['Bakers', '3', '1'],
    ['Cooks', '0', '0'],
  ]);
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Jobs' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a funnel says how many are left at each step', async () => {
  draw(
    <FunnelChart
      label="Applicants"
      data={[
        { id: 'a', label: 'Applied', value: 40 },
        { id: 'h', label: 'Hired', value: 2 },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Applicants: Applied 40; Hired 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(cells()).toEqual([
    ['Step', 'Count'],
    ['Applied', '40'],
    ['Hired', '2'],
  ]);
});

test('without a figure there is no chart, but a sentence', () => {
  draw(
    <BarChart label="Jobs" data={[{ team: 'Cooks', open: 0 }]} keys={['open']} indexBy="team" />,
  );
  expect(screen.getByText('Jobs has no figures so far.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
