import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { BarChart } from './bar-chart';
import { cutTitle } from './cut-title';
import { FunnelChart } from './funnel-chart';

const draw = (chart: React.ReactElement) => render(<UiProvider>{chart}</UiProvider>);

test('a chart has an accessible name with all of its figures', () => {
  const lines = [
    { name: 'Bakers', figures: [3, 1] },
    { name: 'Cooks', figures: [0, 0] },
  ];
  draw(<BarChart label="Jobs" lines={lines} keys={['open', 'filled']} />);
  expect(screen.getByRole('img', { name: 'Jobs: Bakers 3, 1; Cooks 0, 0' })).toBeVisible();
  const named = screen.getAllByRole('listitem', { hidden: true });
  expect(named.map(({ textContent }) => textContent)).toEqual(['open', 'filled']);
});

test('a funnel shows how many applicants reach each step, and their share of the total', () => {
  draw(
    <FunnelChart
      label="Applicants"
      total={60}
      data={[
        { id: 'a', label: 'Applied', value: 40 },
        { id: 'h', label: 'Hired', value: 2 },
      ]}
    />,
  );
  expect(
    screen.getByRole('img', { name: 'Applicants: Applied (67%) 40; Hired (3%) 2' }),
  ).toBeVisible();
  expect(screen.getByText('67%')).toBeInTheDocument();
  expect(screen.getByText('3%')).toBeInTheDocument();
});

test('a chart without figures is replaced by a sentence', () => {
  draw(<BarChart label="Jobs" lines={[{ name: 'Cooks', figures: [0] }]} keys={['open']} />);
  expect(screen.getByText('Jobs has no figures so far.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['Senior Backend Engineer', 'Senior Backend …'],
  ['Fifteen letters', 'Fifteen letters'],
  ['Nurse', 'Nurse'],
])('the label %s is shown below a chart as %s', (title, words) =>
  expect(cutTitle(title)).toBe(words),
);
