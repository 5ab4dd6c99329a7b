import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { StageStrip } from './stage-strip';

const stages = [
  { id: 1, name: 'Screening', colour: '#2563a8', state: 'past' },
  { id: 2, name: 'Phone Interview', colour: '#0f766e', state: 'notVisited' },
  { id: 3, name: 'Panel', colour: '#7c3f58', state: 'present' },
  { id: 4, name: 'Talk about salary and benefits', colour: '#8a6d10', state: 'future' },
] as const;

test('stages are shown in order, each with its state, the current one with its duration', () => {
  render(
    <UiProvider>
      <StageStrip label="Stages" stages={stages} words="12 days" />
    </UiProvider>,
  );
  expect(screen.getByRole('list', { name: 'Stages' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Screening, Past',
    'Phone Interview, Not visited',
    'Panel12 days, Present',
    'Talk about salary and be…Talk about salary and benefits, Future',
  ]);
  const current = screen.getAllByRole('listitem').filter((one) => one.hasAttribute('aria-current'));
  expect(current.map((one) => one.getAttribute('aria-current'))).toEqual(['step']);
  expect(current[0]).toHaveTextContent('Panel');
});
