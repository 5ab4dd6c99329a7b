import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Stepper } from './stepper';

const steps = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
];

const show = (onStep?: (id: string) => void) =>
  render(
    <UiProvider>
      <Stepper label="Import" steps={steps} current="columns" {...(onStep ? { onStep } : {})} />
    </UiProvider>,
  );

test('a screen reader says which step is current, which are done and which follow', () => {
  show();
  const items = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: 'Import' })).toBeVisible();
  expect(items[1]).toHaveAttribute('aria-current', 'step');
  expect(items[0]).toHaveTextContent('File (done)');
  expect(items[2]).toHaveTextContent('3Check');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a completed step can be reopened, and a later one cannot be skipped to', async () => {
  const onStep = jest.fn();
  show(onStep);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'File (done)' }));
  expect(onStep).toHaveBeenCalledWith('file');
});

test('after the last step every step is done', () => {
  render(
    <UiProvider>
      <Stepper label="Import" steps={steps} current="finished" />
    </UiProvider>,
  );
  for (const item of screen.getAllByRole('listitem')) expect(item).toHaveTextContent('(done)');
});
